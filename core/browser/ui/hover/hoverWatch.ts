import { isElement } from '../../windows/element';

export interface Hovered {
  readonly element: HTMLElement;
  readonly text: string;
}

const patience = 500;
/** After one hover was shown, the next one comes at once. */
const warmth = 300;

const texts = '[data-hover], [data-hover-cut]';

/**
 * Watches a whole page for elements with `data-hover`: no listener, and no component, for each of them. An element with
 * `data-hover-cut` shows its own text where not all of it is to be seen.
 */
export class HoverWatch {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private target: HTMLElement | undefined;
  private shown = false;
  private hiddenAt = -Infinity;
  private readonly listening = new AbortController();

  constructor(
    page: Document,
    private readonly show: (hovered: Hovered | undefined) => void,
  ) {
    const { signal } = this.listening;
    const on = (type: string, listener: (event: Event) => void) =>
      page.addEventListener(type, listener, { signal, capture: true });
    on('pointerover', (event) => this.enter(event.target));
    on('focusin', (event) => {
      if (isElement(event.target) && event.target.matches(':focus-visible')) this.enter(event.target);
    });
    on('focusout', () => this.leave());
    on('pointerdown', () => this.leave());
    on('keydown', () => this.leave());
    on('scroll', () => this.leave());
    on('dragstart', () => this.leave());
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.listening.abort();
  }

  private enter(at: EventTarget | null): void {
    // The hover itself may be read and copied from.
    if (!isElement(at) || at.closest('[role="tooltip"]')) return;
    const element = hoveredAt(at);
    if (element === this.target) return;
    this.leave();
    if (!element) return;
    this.target = element;
    const wait = performance.now() - this.hiddenAt < warmth ? 0 : patience;
    this.timer = setTimeout(() => this.open(element), wait);
  }

  private open(element: HTMLElement): void {
    const text = textOf(element);
    if (!text || !element.isConnected) return;
    this.shown = true;
    this.show({ element, text });
  }

  private leave(): void {
    clearTimeout(this.timer);
    this.target = undefined;
    if (!this.shown) return;
    this.shown = false;
    this.hiddenAt = performance.now();
    this.show(undefined);
  }
}

/** The innermost one that has something to show. */
function hoveredAt(at: Element): HTMLElement | undefined {
  const element = at.closest<HTMLElement>(texts);
  if (!element || textOf(element)) return element ?? undefined;
  return element.parentElement ? hoveredAt(element.parentElement) : undefined;
}

function textOf(element: HTMLElement): string | undefined {
  const { hover, hoverCut } = element.dataset;
  if (hover || hoverCut === undefined) return hover;
  return isCut(element) ? element.textContent.trim() : undefined;
}

function isCut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth || [...element.children].some(isCut);
}
