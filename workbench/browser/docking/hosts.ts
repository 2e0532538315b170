import { makeObservable, observableRef, runInAction } from 'mobx';
import { setSize } from './dockRow';
import type { Rect } from './rect';

export interface Host {
  readonly key: string;
  readonly element: HTMLElement;
}

/**
 * The elements that tabs and parts are drawn into. They lie above the dock, are made when first shown and only placed and
 * hidden after that: what never moves in the document keeps its scroll position, its frames and its focus.
 */
export class Hosts {
  /** All that were ever shown, until they are removed. */
  list: readonly Host[] = [];
  private readonly elements = new Map<string, HTMLElement>();
  private readonly away = new Set<string>();
  private visible: ReadonlyMap<string, Rect> = new Map();

  constructor(private readonly layer: HTMLElement) {
    makeObservable(this, { list: observableRef });
  }

  get(key: string): HTMLElement | undefined {
    return this.elements.get(key);
  }

  isVisible(key: string): boolean {
    return this.visible.has(key);
  }

  /** Shows exactly these. */
  show(visible: ReadonlyMap<string, Rect>): void {
    const before = this.visible;
    this.visible = visible;
    for (const key of before.keys()) if (!visible.has(key)) this.hide(key);
    for (const [key, rect] of visible) this.place(key, rect, before.get(key));
  }

  remove(key: string): void {
    const element = this.elements.get(key);
    if (!element) return;
    this.elements.delete(key);
    this.away.delete(key);
    runInAction(() => (this.list = this.list.filter((host) => host.key !== key)));
    element.remove();
  }

  /** Takes the element out of the dock, to another window. */
  lend(key: string): HTMLElement {
    const element = this.elements.get(key) ?? this.create(key);
    this.away.add(key);
    element.style.cssText = '';
    return element;
  }

  giveBack(key: string): void {
    const element = this.elements.get(key);
    if (!element || !this.away.delete(key)) return;
    this.layer.append(element);
    const rect = this.visible.get(key);
    if (rect) this.place(key, rect, undefined);
    else this.hide(key);
  }

  private place(key: string, rect: Rect, before: Rect | undefined): void {
    const element = this.elements.get(key) ?? this.create(key);
    if (this.away.has(key)) return;
    if (!before) element.style.display = '';
    if (before && same(before, rect)) return;
    element.style.left = `${rect.x}px`;
    element.style.top = `${rect.y}px`;
    setSize(element, rect);
  }

  private hide(key: string): void {
    const element = this.elements.get(key);
    if (element && !this.away.has(key)) element.style.display = 'none';
  }

  private create(key: string): HTMLElement {
    const element = document.createElement('div');
    element.className = 'dock__host';
    element.id = `dock-host-${key}`;
    this.layer.append(element);
    this.elements.set(key, element);
    runInAction(() => (this.list = [...this.list, { key, element }]));
    return element;
  }
}

function same(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
