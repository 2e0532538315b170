import { type GroupStack, headerHeight } from './dockStacks';
import { dropIndex, roomOf, type Zone, zoneAt } from './dropZones';
import { contains, type Rect } from './rect';
import { StripScroll } from './stripScroll';

export type Drop =
  | { readonly kind: 'strip'; readonly group: string; readonly index: number; readonly copy: boolean }
  | { readonly kind: 'zone'; readonly group: string; readonly zone: Zone; readonly copy: boolean }
  | { readonly kind: 'outside'; readonly x: number; readonly y: number };

export interface DragOptions {
  readonly frame: HTMLElement;
  readonly stacks: readonly GroupStack[];
  /** What goes along with the pointer. */
  readonly label: string;
  /** The user thought better of it. */
  cancel(): void;
  done(drop: Drop): void;
}

/** Follows the pointer with the name of what is dragged, shows where it would go and tells where it went. */
export class TabDrag {
  private readonly label = document.createElement('div');
  private readonly mark = document.createElement('div');
  private readonly shield = document.createElement('div');
  private readonly aborted = new AbortController();
  private readonly scroll = new StripScroll();
  private drop: Drop | undefined;
  private cancelled = false;

  constructor(private readonly options: DragOptions) {
    this.label.className = 'dock-drag__label';
    this.label.textContent = options.label;
    this.mark.className = 'dock-drag__mark';
    // Over frames the pointer would be lost.
    this.shield.className = 'dock-drag__shield';
    document.body.append(this.shield, this.label);
    options.frame.append(this.mark);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      this.cancelled = true;
      options.cancel();
    };
    window.addEventListener('keydown', onKey, { capture: true, signal: this.aborted.signal });
  }

  follow(event: PointerEvent): void {
    this.label.style.transform = `translate(${event.clientX + 12}px, ${event.clientY + 8}px)`;
    const find = (): void => {
      this.drop = this.dropAt(event);
      this.showMark(this.drop);
    };
    find();
    const { drop } = this;
    const stack = drop?.kind === 'strip' ? this.stackOf(drop.group) : undefined;
    this.scroll.over(stack?.header.tabsContainerElement, event.clientX, find);
  }

  end(dropped: boolean): void {
    this.aborted.abort();
    this.scroll.stop();
    for (const element of [this.label, this.mark, this.shield]) element.remove();
    if (dropped && !this.cancelled && this.drop) this.options.done(this.drop);
  }

  private stackOf(group: string): GroupStack | undefined {
    return this.options.stacks.find((one) => one.groupId === group);
  }

  private dropAt(event: PointerEvent): Drop | undefined {
    const { clientX, clientY } = event;
    if (isOutside(clientX, clientY)) return { kind: 'outside', x: event.screenX, y: event.screenY };
    const frame = this.options.frame.getBoundingClientRect();
    const [x, y] = [clientX - frame.left, clientY - frame.top];
    const copy = event.ctrlKey || event.altKey;
    const stack = this.options.stacks.find(({ rect }) => rect && contains(rect, x, y));
    if (!stack?.rect || !stack.contentRect) return undefined;
    const group = stack.groupId;
    if (y < stack.rect.y + headerHeight)
      return { kind: 'strip', group, index: dropIndex(edgesOf(stack), clientX), copy };
    const zone = stack.tabs.length === 0 ? 'centre' : zoneAt(stack.contentRect, x, y);
    return zone && { kind: 'zone', group, zone, copy };
  }

  private showMark(drop: Drop | undefined): void {
    const stack = drop && drop.kind !== 'outside' ? this.stackOf(drop.group) : undefined;
    const room = stack?.contentRect && (drop?.kind === 'zone' ? roomOf(stack.contentRect, drop.zone) : undefined);
    const rect = room ?? (stack && drop?.kind === 'strip' ? this.lineAt(stack, drop.index) : undefined);
    this.mark.classList.toggle('dock-drag__mark--line', drop?.kind === 'strip');
    this.mark.hidden = rect === undefined;
    if (!rect) return;
    this.mark.style.transform = `translate(${rect.x}px, ${rect.y}px)`;
    this.mark.style.width = `${rect.width}px`;
    this.mark.style.height = `${rect.height}px`;
  }

  private lineAt(stack: GroupStack, index: number): Rect | undefined {
    if (!stack.rect) return undefined;
    const edges = edgesOf(stack);
    const frame = this.options.frame.getBoundingClientRect();
    const wanted = edges[index]?.left ?? edges.at(-1)?.right ?? frame.left + stack.rect.x;
    const strip = stack.header.tabsContainerElement.getBoundingClientRect();
    const left = Math.max(strip.left + 1, Math.min(wanted, strip.right - 1));
    return { x: left - frame.left - 1, y: stack.rect.y, width: 2, height: headerHeight };
  }
}

function edgesOf(stack: GroupStack): readonly DOMRect[] {
  return stack.tabs.map((tab) => tab.tab.element.getBoundingClientRect());
}

function isOutside(x: number, y: number): boolean {
  return x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight;
}
