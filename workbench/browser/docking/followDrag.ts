import type { DragListener } from 'golden-layout';
import type { TabDrag } from './tabDrag';

/** Lets golden-layout's listener lead a drag, to its end. */
export function followDrag(listener: DragListener, drag: TabDrag): void {
  const onDrag = (_x: number, _y: number, event: PointerEvent): void => drag.follow(event);
  const onStop = (event: PointerEvent | undefined): void => {
    listener.off('drag', onDrag);
    listener.off('dragStop', onStop);
    drag.end(event !== undefined);
  };
  listener.on('drag', onDrag);
  listener.on('dragStop', onStop);
}
