import type { Translate } from '../../../core/browser/i18n/texts';
import type { DockRow } from './dockRow';

export interface SplitterActions {
  readonly t: Translate;
  /** Back to the size it has by default. */
  reset(row: DockRow, splitter: HTMLElement): void;
}

const step = 10;
const bigStep = 50;

/** Gives each splitter of a row its role, its values and its keys. */
export function tendSplitters(row: DockRow, actions: SplitterActions): void {
  for (const splitter of row.splitters) {
    if (!splitter.hasAttribute('role')) wire(row, splitter, actions);
    const range = row.rangeOf(splitter);
    splitter.tabIndex = range ? 0 : -1;
    // One that opens what is shut is for the mouse alone: a command does it too.
    splitter.ariaHidden = range ? null : 'true';
    if (!range) continue;
    splitter.setAttribute('aria-valuenow', String(range.now));
    splitter.setAttribute('aria-valuemin', String(range.min));
    splitter.setAttribute('aria-valuemax', String(range.max));
    splitter.setAttribute('aria-label', nameOf(row, splitter, actions.t));
  }
}

function wire(row: DockRow, splitter: HTMLElement, actions: SplitterActions): void {
  splitter.setAttribute('role', 'separator');
  splitter.setAttribute('aria-orientation', row.orientation === 'row' ? 'vertical' : 'horizontal');
  splitter.addEventListener('dblclick', () => actions.reset(row, splitter));
  splitter.addEventListener('keydown', (event) => {
    const range = row.rangeOf(splitter);
    const by = event.shiftKey ? bigStep : step;
    const [less, more] = row.orientation === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    if (!range) return;
    if (event.key === less) row.moveSplitter(splitter, -by);
    else if (event.key === more) row.moveSplitter(splitter, by);
    else if (event.key === 'Home') row.moveSplitter(splitter, range.min - range.now);
    else if (event.key === 'End') row.moveSplitter(splitter, range.max - range.now);
    else if (event.key === 'Enter') actions.reset(row, splitter);
    else return;
    event.preventDefault();
  });
}

function nameOf(row: DockRow, splitter: HTMLElement, t: Translate): string {
  const nodes = row.nodesAt(splitter);
  const part = [nodes?.before, nodes?.after].find((node) => node?.kind === 'part');
  return part ? t(`dock.resize.${part.id}`) : t('dock.resize.editors');
}
