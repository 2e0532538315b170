import { type DragEvent, useState } from 'react';
import { onUnexpectedError } from '../../../../core/common/event';
import { useService } from 'lathe/ui';
import { type Dragged, ViewDrag } from './viewDrag';

/** Where something would land, relative to the element. */
export type DropMark = 'before' | 'after' | 'inside';

export interface ViewDrop {
  readonly mark: DropMark;
  readonly run: () => void | Promise<void>;
}

/** How far the mouse is across an element, from 0 to 1. */
export interface DragPoint {
  readonly x: number;
  readonly y: number;
}

/** Lets views and containers be dropped on an element; its attribute `data-drop` says where they would land. */
export function useViewDrop(dropAt: (dragged: Dragged, point: DragPoint) => ViewDrop | undefined) {
  const drag = useService(ViewDrag);
  const [mark, setMark] = useState<DropMark>();
  const find = (event: DragEvent<HTMLElement>) => drag.dragged && dropAt(drag.dragged, pointOf(event));
  const props = {
    'data-drop': mark,
    onDragOver: (event: DragEvent<HTMLElement>) => {
      const drop = find(event);
      setMark(drop?.mark);
      if (!drop) return;
      event.preventDefault();
      event.stopPropagation();
      event.dataTransfer.dropEffect = 'move';
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node) || !event.currentTarget.contains(to)) setMark(undefined);
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      const drop = find(event);
      setMark(undefined);
      if (!drop) return;
      event.preventDefault();
      // The window still has to hear that the drag is over.
      if (claimed.has(event.nativeEvent)) return;
      claimed.add(event.nativeEvent);
      Promise.resolve(drop.run()).catch(onUnexpectedError);
    },
  };
  return props;
}

// Elements inside one another may both accept: the innermost is asked first and has it.
const claimed = new WeakSet<Event>();

function pointOf(event: DragEvent<HTMLElement>): DragPoint {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const part = (at: number, size: number) => (size > 0 ? at / size : 0.5);
  return { x: part(event.clientX - left, width), y: part(event.clientY - top, height) };
}
