import type { DragEvent } from 'react';
import { useService } from 'lathe/ui';
import { type Dragged, ViewDrag } from './viewDrag';

/** For an element by which a view or a container can be dragged. */
export function useDraggable(dragged: Dragged, label: string, canMove = true) {
  const drag = useService(ViewDrag);
  if (!canMove) return {};
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.stopPropagation();
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', label);
      drag.start(dragged);
    },
  };
}
