import type { DragListener } from 'golden-layout';
import type { DockTab, GroupStack } from './dockStacks';
import { headerHeight } from './dockStacks';
import { dropIndex, roomOf, type Zone, zoneAt } from './dropZones';
import { contains, type Rect } from './rect';

export type Drop =
  | { readonly kind: 'strip'; readonly group: string; readonly index: number; readonly copy: boolean }
  | { readonly kind: 'zone'; readonly group: string; readonly zone: Zone; readonly copy: boolean }
  | { readonly kind: 'outside'; readonly x: number; readonly y: number };

/** Follows the pointer with the name of a tab, shows where it would go and tells where it went. */
export class TabDrag {
  private readonly label = document.createElement('div');
  private readonly mark = document.createElement('div');
  private readonly shield = document.createElement('div');
  private readonly aborted = new AbortController();
  private drop: Drop | undefined;
  private cancelled = false;

  constructor(
    private readonly frame: HTMLElement,
    private readonly stacks: readonly GroupStack[],
    tab: DockTab,
    listener: DragListener,
    private readonly done: (drop: Drop) => void,
  ) {
    this.label.className = 'dock-drag__label';
    this.label.textContent = tab.tab.titleElement.textContent;
    this.mark.className = 'dock-drag__mark';
    // Over frames the pointer would be lost.
    this.shield.className = 'dock-drag__shield';
    document.body.append(this.shield, this.label);
    frame.append(this.mark);
    const onDrag = (_x: number, _y: number, event: PointerEvent): void => this.follow(event);
    const onStop = (event: PointerEvent | undefined): void => {
      listener.off('drag', onDrag);
      listener.off('dragStop', onStop);
      this.end(event !== undefined);
    };
    listener.on('drag', onDrag);
    listener.on('dragStop', onStop);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      this.cancelled = true;
      listener.cancelDrag();
    };
    window.addEventListener('keydown', onKey, { capture: true, signal: this.aborted.signal });
  }

  private follow(event: PointerEvent): void {
    this.label.style.transform = `translate(${event.clientX + 12}px, ${event.clientY + 8}px)`;
    this.drop = this.dropAt(event);
    this.showMark(this.drop);
  }

  private dropAt(event: PointerEvent): Drop | undefined {
    const { clientX, clientY } = event;
    if (isOutside(clientX, clientY)) return { kind: 'outside', x: event.screenX, y: event.screenY };
    const frame = this.frame.getBoundingClientRect();
    const [x, y] = [clientX - frame.left, clientY - frame.top];
    const copy = event.ctrlKey || event.altKey;
    const stack = this.stacks.find(({ rect }) => rect && contains(rect, x, y));
    if (!stack?.rect || !stack.contentRect) return undefined;
    const group = stack.groupId;
    if (y < stack.rect.y + headerHeight)
      return { kind: 'strip', group, index: dropIndex(edgesOf(stack), clientX), copy };
    const zone = stack.tabs.length === 0 ? 'centre' : zoneAt(stack.contentRect, x, y);
    return zone && { kind: 'zone', group, zone, copy };
  }

  private showMark(drop: Drop | undefined): void {
    const stack = drop && drop.kind !== 'outside' ? this.stacks.find((one) => one.groupId === drop.group) : undefined;
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
    const frame = this.frame.getBoundingClientRect();
    const left = edges[index]?.left ?? edges.at(-1)?.right ?? frame.left + stack.rect.x;
    return { x: left - frame.left - 1, y: stack.rect.y, width: 2, height: headerHeight };
  }

  private end(dropped: boolean): void {
    this.aborted.abort();
    for (const element of [this.label, this.mark, this.shield]) element.remove();
    if (dropped && !this.cancelled && this.drop) this.done(this.drop);
  }
}

function edgesOf(stack: GroupStack): readonly DOMRect[] {
  return stack.tabs.map((tab) => tab.tab.element.getBoundingClientRect());
}

function isOutside(x: number, y: number): boolean {
  return x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight;
}
