import { autorun } from 'mobx';
import type { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import type { Layout } from '../../../core/browser/layout/layout';
import type { PartFocus } from '../../../core/browser/layout/partFocus';
import type { DockedPart, FocusTarget } from '../../../core/browser/layout/parts';
import type { Tabs } from '../../../core/browser/tabs/tabs';
import { combineDisposables, type Disposable, toDisposable } from '../../../core/common/lifecycle';
import { type Dock, partHost } from './dock';
import { focusInside } from './focusInside';
import { HeldFocus } from './heldFocus';

interface Services {
  readonly dock: Dock;
  readonly layout: Layout;
  readonly tabs: Tabs;
  readonly partFocus: PartFocus;
  readonly contextKeys: ContextKeys;
}

const dockedParts: readonly DockedPart[] = ['sidebar', 'panel', 'right'];
const focusKeys: Readonly<Record<string, FocusTarget>> = {
  sideBarFocus: 'sidebar',
  panelFocus: 'panel',
  auxiliaryBarFocus: 'right',
  activityBarFocus: 'activitybar',
  statusBarFocused: 'statusbar',
  editorAreaFocus: 'editors',
};
/** Leads the keyboard into the parts of the dock, and notes in which one it is. */
export function tendFocus({ dock, layout, tabs, partFocus, contextKeys }: Services): Disposable {
  const focusIn = (key: string | undefined): boolean => key !== undefined && focusHost(dock.hosts.get(key));
  const editors = (): boolean => {
    const key = tabs.active?.key;
    if (key === undefined) dock.focusEmpty(tabs.grid.activeGroup.id);
    return key === undefined || focusIn(key);
  };
  const held = new HeldFocus(focusInside);
  const noted = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    held.note(target);
    note(target, tabs, partFocus);
  };
  document.addEventListener('focusin', noted);
  return combineDisposables(
    held,
    partFocus.register('editors', editors),
    partFocus.register('statusbar', focusStatusBar),
    ...dockedParts.map((part) => partFocus.register(part, () => layout.isVisible(part) && focusIn(partHost(part)))),
    toDisposable(() => document.removeEventListener('focusin', noted)),
    toDisposable(
      autorun(() => {
        for (const [key, target] of Object.entries(focusKeys)) contextKeys.set(key, partFocus.current === target);
      }),
    ),
  );
}

function focusStatusBar(): boolean {
  const item = document.querySelector<HTMLElement>('.status-bar [tabindex="0"]');
  item?.focus();
  return item !== null;
}

function focusHost(host: HTMLElement | undefined): boolean {
  if (!host) return false;
  const { activeElement } = host.ownerDocument;
  if (host.contains(activeElement) && activeElement !== host) return true;
  focusInside(host);
  return true;
}

function note(target: Element, tabs: Tabs, partFocus: PartFocus): void {
  const host = target.closest('.dock__host')?.id.replace('dock-host-', '');
  const part = dockedParts.find((one) => partHost(one) === host);
  if (part) partFocus.setCurrent(part);
  else if (host !== undefined || target.closest('.lm_stack')) partFocus.setCurrent('editors');
  else if (target.closest('.activity-bar')) partFocus.setCurrent('activitybar');
  else if (target.closest('.status-bar')) partFocus.setCurrent('statusbar');
  if (host !== undefined && !part && tabs.get(host)) tabs.activate(host);
}
