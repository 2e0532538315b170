import type { Disposable } from '../../../core/common/lifecycle';
import { focusInside } from '../docking/focusInside';
import { HeldFocus } from '../docking/heldFocus';

const tab = '.page-tabs__tab';

/** The keyboard in the tabs of a page: it goes into the one that is shown, to where it was when that was left. */
export class PageFocus implements Disposable {
  private readonly last = new WeakMap<Element, HTMLElement>();
  private readonly held = new HeldFocus(begin, tab);
  private readonly noted = ({ target }: FocusEvent): void => this.note(target);

  constructor(private readonly root: HTMLElement) {
    document.addEventListener('focusin', this.noted);
  }

  dispose(): void {
    document.removeEventListener('focusin', this.noted);
    this.held.dispose();
  }

  /** False while there is nothing to go into. */
  enter(): boolean {
    const shown = this.root.querySelector<HTMLElement>(`:scope > ${tab}:not([hidden])`);
    if (!shown) return false;
    if (shown.contains(document.activeElement)) return true;
    const last = this.last.get(shown);
    if (last && shown.contains(last)) last.focus({ preventScroll: true });
    if (!shown.contains(document.activeElement)) begin(shown);
    return true;
  }

  private note(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement)) return;
    this.held.note(target);
    const within = target.closest(tab);
    if (within && within !== target) this.last.set(within, target);
  }
}

/** Where a field that has the keyboard brings up one on the screen, nobody wants it unasked. */
function begin(host: HTMLElement): void {
  if (!window.matchMedia('(pointer: coarse)').matches) return focusInside(host);
  host.tabIndex = -1;
  host.focus({ preventScroll: true });
}
