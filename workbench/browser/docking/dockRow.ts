import { type ContentItem, type LayoutManager, RowOrColumn, type Splitter } from 'golden-layout';
import { distribute } from './distribute';
import { type DockBranch, type DockNode, type DockPart, splitterSize } from './dockNode';
import { itemConfig } from './itemConfig';
import type { Rect } from './rect';
import { type Sash, sashAt, shutBy } from './sash';

/** An item of the dock that is told where it stands. */
export interface Placed {
  /** Nothing when it is not shown. */
  place(rect: Rect | undefined): void;
}

export function isPlaced(item: object): item is Placed {
  return 'place' in item;
}

/** Hears of what the user does with the splitters. */
export interface ResizeListener {
  /** New sizes, in pixels, of a branch's children that share its room. */
  resized(branch: DockBranch, sizes: readonly number[], moved: readonly DockNode[]): void;
  /** A part was dragged shut, or open again. */
  snapped(part: DockPart, visible: boolean): void;
}

/** A splitter on its way, and how everything was when it set out. */
interface SashDrag {
  readonly sash: Sash;
  readonly branch: DockBranch;
  readonly sizes: readonly number[];
}

/** A row or column whose sizes are counted here, so that parts keep their pixels and nothing is measured. */
export class DockRow extends RowOrColumn implements Placed {
  private branch: DockBranch | undefined;
  private sizes: readonly number[] = [];
  private drag: SashDrag | undefined;

  constructor(
    manager: LayoutManager,
    readonly branchId: string,
    readonly orientation: 'row' | 'column',
    parent: ContentItem,
    private readonly listener: ResizeListener,
  ) {
    super(orientation === 'column', manager, itemConfig(orientation, branchId), parent);
    this._isClosable = false;
  }

  describe(branch: DockBranch): void {
    this.branch = branch;
  }

  place(rect: Rect | undefined): void {
    if (!this.branch) return;
    if (!rect) {
      for (const item of this.contentItems) if (isPlaced(item)) item.place(undefined);
      return;
    }
    const { children } = this.branch;
    const row = this.orientation === 'row';
    setSize(this.element, rect);
    const gaps = Math.max(0, children.filter((child) => child.visible).length - 1);
    this.sizes = distribute((row ? rect.width : rect.height) - gaps * splitterSize, children);
    let at = row ? rect.x : rect.y;
    let shown = false;
    this.contentItems.forEach((item, index) => {
      const visible = children[index]?.visible === true;
      const size = this.sizes[index] ?? 0;
      show(item.element, visible);
      this.showSplitter(index - 1);
      if (!visible) return isPlaced(item) ? item.place(undefined) : undefined;
      if (shown) at += splitterSize;
      shown = true;
      if (isPlaced(item)) item.place(row ? { ...rect, x: at, width: size } : { ...rect, y: at, height: size });
      at += size;
    });
  }

  get splitters(): readonly HTMLElement[] {
    return this._splitter.map((splitter) => splitter.element);
  }

  /** What stands before the splitter, as a slider would tell it. */
  rangeOf(splitter: HTMLElement): { readonly now: number; readonly min: number; readonly max: number } | undefined {
    const sash = this.sashOf(splitter);
    if (!sash) return undefined;
    const now = this.sizes[sash.before] ?? 0;
    const min = Math.min(now, this.branch?.children[sash.before]?.minimum ?? 0);
    const after = this.branch?.children[sash.after]?.minimum ?? 0;
    return { now, min, max: Math.max(now, now + (this.sizes[sash.after] ?? 0) - after) };
  }

  nodesAt(splitter: HTMLElement): { readonly before: DockNode; readonly after: DockNode } | undefined {
    const sash = this.sashOf(splitter);
    const before = sash && this.branch?.children[sash.before];
    const after = sash && this.branch?.children[sash.after];
    return before && after ? { before, after } : undefined;
  }

  moveSplitter(splitter: HTMLElement, pixels: number): void {
    const sash = this.sashOf(splitter);
    if (sash && this.branch) this.resize({ sash, branch: this.branch, sizes: this.sizes }, pixels);
  }

  override updateSize(): void {
    // The dock places its items itself, from the outside in.
  }

  protected override updateNodeSize(): void {
    // As above.
  }

  protected override onSplitterDragStart({ element }: Splitter): void {
    const sash = this.branch && sashAt(this.branch.children, this.indexOf(element));
    this.drag = sash && this.branch && { sash, branch: this.branch, sizes: this.sizes };
  }

  protected override onSplitterDrag(_splitter: Splitter, offsetX: number, offsetY: number): void {
    const { drag } = this;
    if (!drag) return;
    const pixels = this.orientation === 'row' ? offsetX : offsetY;
    const { children } = drag.branch;
    const ends = [drag.sash.before, drag.sash.after];
    const shut = shutBy(drag.sash, children, drag.sizes, pixels);
    for (const index of ends) {
      const node = this.branch?.children[index];
      if (node?.kind === 'part' && node.visible !== (index !== shut)) this.listener.snapped(node, index !== shut);
    }
    if (shut === undefined) return this.resize(drag, pixels);
    // What comes back later has the size that it had before.
    const sizes = children.map((node, index) => ('pixels' in node && node.pixels) || (drag.sizes[index] ?? 0));
    this.listener.resized(drag.branch, sizes, children.slice(shut, shut + 1));
  }

  protected override onSplitterDragStop(): void {
    this.drag = undefined;
  }

  private resize({ sash, branch, sizes: from }: SashDrag, pixels: number): void {
    const before = branch.children[sash.before];
    const after = branch.children[sash.after];
    if (!before || !after) return;
    const sizeBefore = from[sash.before] ?? 0;
    const sizeAfter = from[sash.after] ?? 0;
    const offset = Math.max(before.minimum - sizeBefore, Math.min(pixels, sizeAfter - after.minimum));
    const sizes = from.with(sash.before, sizeBefore + offset).with(sash.after, sizeAfter - offset);
    this.listener.resized(branch, sizes, [before, after]);
  }

  /** The one of a part that is shut at the edge lies there without room of its own, to pull it open. */
  private showSplitter(index: number): void {
    const splitter = this._splitter[index];
    if (!splitter) return;
    splitter._dragListener._nDistance = 0;
    const sash = sashAt(this.branch?.children ?? [], index);
    show(splitter.element, sash !== undefined);
    splitter.element.classList.toggle('dock-splitter--shut', sash?.shut === true);
  }

  /** Between which visible children a splitter stands. */
  private sashOf(element: HTMLElement): Sash | undefined {
    const sash = sashAt(this.branch?.children ?? [], this.indexOf(element));
    return sash?.shut ? undefined : sash;
  }

  private indexOf(element: HTMLElement): number {
    return this._splitter.findIndex((splitter) => splitter.element === element);
  }
}

export function setSize(element: HTMLElement, { width, height }: Pick<Rect, 'width' | 'height'>): void {
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
}

function show(element: HTMLElement, visible: boolean): void {
  element.style.display = visible ? '' : 'none';
}
