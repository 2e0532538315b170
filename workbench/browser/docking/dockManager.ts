import { type ComponentItem, type DragListener, type Stack, VirtualLayout } from 'golden-layout';
import { splitterSize } from './dockNode';
import { isPlaced } from './dockRow';
import { headerHeight } from './dockStacks';

/** Called when the user begins to drag a tab. */
export type TabDragStart = (item: ComponentItem, stack: Stack, listener: DragListener) => void;

/** golden-layout with its measuring taken out: the dock counts all sizes itself. */
export class DockManager extends VirtualLayout {
  private dragStart: TabDragStart | undefined;

  constructor(container: HTMLElement) {
    super(
      container,
      () => ({ component: undefined, virtual: true }),
      () => undefined,
    );
    this.loadLayout({ root: undefined, dimensions: { borderWidth: splitterSize, borderGrabWidth: 4, headerHeight } });
  }

  onDragStart(listener: TabDragStart): void {
    this.dragStart = listener;
  }

  override setSize(width: number, height: number): void {
    for (const item of this.groundItem?.contentItems ?? []) {
      if (isPlaced(item)) item.place({ x: 0, y: 0, width, height });
    }
  }

  override beginSizeInvalidation(): void {
    // Sizes change in setSize alone.
  }

  override endSizeInvalidation(): void {
    // As above.
  }

  override updateSizeFromContainer(): void {
    // As above.
  }

  override startComponentDrag(_x: number, _y: number, listener: DragListener, item: ComponentItem, stack: Stack): void {
    this.dragStart?.(item, stack, listener);
  }
}
