import type { Disposable } from '../../../core/common/lifecycle';

const view = '[data-view]';

/** Where what had the keyboard is taken away, such as a button that did its work, it goes on within the same view or part. */
export class HeldFocus implements Disposable {
  private held: Element | undefined;
  private host: HTMLElement | undefined;
  private view: HTMLElement | undefined;
  private readonly observer = new MutationObserver(() => this.check());

  constructor(
    private readonly refocus: (host: HTMLElement) => void,
    private readonly part = '.dock__host',
  ) {}

  /** Is told of every element that gets the keyboard. */
  note(target: Element): void {
    this.held = target;
    this.view = target.closest<HTMLElement>(view) ?? undefined;
    const host = target.closest<HTMLElement>(this.part) ?? undefined;
    if (host === this.host) return;
    this.host = host;
    this.observer.disconnect();
    if (host) this.observer.observe(host, { childList: true, subtree: true });
  }

  dispose(): void {
    this.observer.disconnect();
  }

  private check(): void {
    const { held, host } = this;
    if (!held || !host || held.isConnected) return;
    this.held = undefined;
    const { activeElement, body } = host.ownerDocument;
    // Who has taken it away may have said already where it goes on.
    if (!host.isConnected || (activeElement !== null && activeElement !== body)) return;
    // The title of a view only has buttons, which do something.
    this.refocus(this.view && host.contains(this.view) ? this.view : host);
  }
}
