import { type ContentItem, type LayoutManager, RowOrColumn, type Splitter } from 'golden-layout';
import { distribute } from './distribute';
import { type DockBranch, type DockNode, splitterSize } from './dockNode';
import { itemConfig } from './itemConfig';
import type { Rect } from './rect';

/** An item of the dock that is told where it stands. */
export interface Placed {
  /** Nothing when it is not shown. */
  place(rect: Rect | undefined): void;
}

export function isPlaced(item: object): item is Placed {
  return 'place' in item;
}

/** Hears of new sizes, in pixels, of a branch's children that share its room. */
export type ResizeListener = (branch: DockBranch, sizes: readonly number[], moved: readonly DockNode[]) => void;

interface Sash {
  readonly before: number;
  readonly after: number;
}

/** A row or column whose sizes are counted here, so that parts keep their pixels and nothing is measured. */
export class DockRow extends RowOrColumn implements Placed {
  private branch: DockBranch | undefined;
  private sizes: readonly number[] = [];
  private start: readonly number[] = [];

  constructor(
    manager: LayoutManager,
    readonly branchId: string,
    readonly orientation: 'row' | 'column',
    parent: ContentItem,
    private readonly resized: ResizeListener,
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
      const splitter = this._splitter[index - 1]?.element;
      show(item.element, visible);
      if (splitter) show(splitter, visible && shown);
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

  moveSplitter(splitter: HTMLElement, pixels: number, from: readonly number[] = this.sizes): void {
    const sash = this.sashOf(splitter);
    const branch = this.branch;
    if (!sash || !branch) return;
    const before = branch.children[sash.before];
    const after = branch.children[sash.after];
    const sizeBefore = from[sash.before] ?? 0;
    const sizeAfter = from[sash.after] ?? 0;
    if (!before || !after) return;
    const offset = Math.max(before.minimum - sizeBefore, Math.min(pixels, sizeAfter - after.minimum));
    const sizes = from.map((size, index) =>
      index === sash.before ? sizeBefore + offset : index === sash.after ? sizeAfter - offset : size,
    );
    this.resized(branch, sizes, [before, after]);
  }

  override updateSize(): void {
    // The dock places its items itself, from the outside in.
  }

  protected override updateNodeSize(): void {
    // As above.
  }

  protected override onSplitterDragStart(): void {
    this.start = this.sizes;
  }

  protected override onSplitterDrag(splitter: Splitter, offsetX: number, offsetY: number): void {
    this.moveSplitter(splitter.element, this.orientation === 'row' ? offsetX : offsetY, this.start);
  }

  protected override onSplitterDragStop(): void {
    this.start = [];
  }

  /** Between which visible children a splitter stands. */
  private sashOf(element: HTMLElement): Sash | undefined {
    const index = this._splitter.findIndex((splitter) => splitter.element === element);
    const children = this.branch?.children ?? [];
    const before = children.slice(0, index + 1).findLastIndex((child) => child.visible);
    return index >= 0 && before >= 0 && children[index + 1]?.visible ? { before, after: index + 1 } : undefined;
  }
}

export function setSize(element: HTMLElement, { width, height }: Pick<Rect, 'width' | 'height'>): void {
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
}

function show(element: HTMLElement, visible: boolean): void {
  element.style.display = visible ? '' : 'none';
}
