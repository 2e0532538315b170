import { type PointerEvent, useRef, useState } from 'react';
import type { PlacedColumn } from './columnWindow';
import type { GridModel } from './gridModel';

/** A press that moves less is a click. */
const clickSlack = 5;
const roomBeside = 28;

/** Moves a column by its title, and makes it wider or narrower by its edge. */
export function useColumnDrag(model: GridModel, column: PlacedColumn, columns: readonly PlacedColumn[]) {
  const start = useRef<number>(undefined);
  const dragged = useRef(false);
  const [isTarget, setTarget] = useState(false);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    dragged.current = false;
    if (event.button !== 0 || event.shiftKey) return;
    start.current = event.clientX;
  };
  const onPointerMove = ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>): void => {
    if (start.current === undefined || Math.abs(clientX - start.current) < clickSlack) return;
    if (!dragged.current) currentTarget.setPointerCapture(pointerId);
    dragged.current = true;
    setTarget(true);
  };
  const onPointerUp = ({ clientX }: PointerEvent<HTMLElement>): void => {
    const from = start.current;
    start.current = undefined;
    setTarget(false);
    if (from === undefined || !dragged.current) return;
    const middle = column.left + column.width / 2 + (clientX - from);
    const others = columns.filter((each) => each !== column);
    const to = others.filter((each) => each.left + each.width / 2 < middle).length;
    if (to !== column.index) void model.moveColumn(column.path, to);
  };

  const startResize = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const { currentTarget: handle, clientX: from } = event;
    handle.setPointerCapture(event.pointerId);
    const move = ({ clientX }: globalThis.PointerEvent): void =>
      model.setWidth(column.path, column.width + clientX - from);
    const end = (): void => handle.removeEventListener('pointermove', move);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end, { once: true });
    handle.addEventListener('pointercancel', end, { once: true });
  };

  /** So that what is loaded around the cursor is seen whole. */
  const fittingWidth = (): number => {
    const { row } = model.selection.cursor;
    const texts = Array.from({ length: 100 }, (_, at) => {
      const shown = model.source.at(Math.max(0, row - 50) + at);
      return shown ? model.format().text(column.field, shown[column.path]) : '';
    });
    const longest = Math.max(column.label.length + 2, ...texts.map((text) => widthIn(text)));
    return longest * 7 + roomBeside;
  };
  return {
    isTarget,
    handlers: { onPointerDown, onPointerMove, onPointerUp },
    wasDragged: () => dragged.current,
    startResize,
    fittingWidth,
  };
}

/** Chinese signs are twice as wide. */
function widthIn(text: string): number {
  return [...text].reduce((width, sign) => width + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0);
}
