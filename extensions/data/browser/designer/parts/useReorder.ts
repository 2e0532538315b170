import { useFormLocked } from 'lathe/ui';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { moved } from './reorder';

/** Rows that are brought into another order by dragging, or with Alt and an arrow; the props of each row. */
export function useReorder<T>(
  items: readonly T[],
  onChange: (items: readonly T[]) => void,
  /** Rows stay and what they show moves: so does the focus. */
  moveFocus = false,
) {
  const locked = useFormLocked();
  const [dragged, setDragged] = useState<number | undefined>(undefined);
  const [over, setOver] = useState<number | undefined>(undefined);
  const end = (): void => {
    setDragged(undefined);
    setOver(undefined);
  };
  const rowProps = (index: number) => ({
    'data-over': over === index && dragged !== index ? true : undefined,
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setOver(index);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== undefined) onChange(moved(items, dragged, index));
      end();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (!event.altKey || step === 0) return;
      event.preventDefault();
      const next = moved(items, index, index + step);
      if (next === items) return;
      onChange(next);
      if (moveFocus) focusBeside(event.currentTarget, step);
    },
  });
  const handleProps = (index: number) => ({
    draggable: !locked,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', String(index));
      setDragged(index);
    },
    onDragEnd: end,
  });
  return { rowProps, handleProps };
}

/** The same control of the row before or after. */
function focusBeside(row: HTMLElement, step: number): void {
  const controls = (of: Element | null | undefined) => [...(of?.querySelectorAll<HTMLElement>('input, button') ?? [])];
  const place = controls(row).findIndex((control) => control.ownerDocument.activeElement === control);
  controls(step < 0 ? row.previousElementSibling : row.nextElementSibling)[place]?.focus();
}
