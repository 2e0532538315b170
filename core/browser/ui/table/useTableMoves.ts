import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { nextIndex } from '../list/nextIndex';
import type { Rows } from '../list/useRows';
import type { TableProps } from './Table';
import { type SelectHow, selectRow } from './tableSelection';

const none: ReadonlySet<string> = new Set();

/** Where the user is in a table, and what keys and clicks do there. */
export function useTableMoves<T>(props: TableProps<T>, shown: Rows, tableId: string) {
  const { rows, getId, selected = none, onSelect, onOpen, onRemove, onContextMenu } = props;
  const many = props.selection === 'multiple';
  const ids = useMemo(() => rows.map(getId), [rows, getId]);
  const [currentId, setCurrentId] = useState<string>();
  const lastIndex = useRef(0);
  const anchor = useRef<string>(undefined);
  // Rows that came or went leave the user on the same one; when it is gone itself, in the same place.
  const found = currentId === undefined ? -1 : ids.indexOf(currentId);
  const current = found >= 0 ? found : Math.min(lastIndex.current, rows.length - 1);
  // Where one row is chosen the user is there, also when it was chosen for him: what he has just made, for example.
  const chosenId = !many && selected.size === 1 ? [...selected][0] : undefined;
  const chosen = useMemo(() => (chosenId === undefined ? -1 : ids.indexOf(chosenId)), [ids, chosenId]);
  const followed = useRef<string>(undefined);
  const { reveal } = shown;
  useEffect(() => {
    // Once: a list that changes does not scroll away from what the user looks at.
    if (chosen < 0 || followed.current === chosenId) return;
    followed.current = chosenId;
    setCurrentId(chosenId);
    lastIndex.current = chosen;
    reveal(chosen);
  }, [chosenId, chosen, reveal]);

  const go = (index: number, how: SelectHow | 'move' = {}): void => {
    const next = ids[index];
    if (next === undefined) return;
    setCurrentId(next);
    lastIndex.current = index;
    shown.reveal(index);
    if (how === 'move') return;
    const result = selectRow(ids, next, { selected, anchor: anchor.current }, many ? how : {});
    anchor.current = result.anchor;
    onSelect?.(result.selected);
  };
  const openMenu = (index: number, at: Element | { x: number; y: number }): void => {
    const row = rows[index];
    if (row === undefined || !onContextMenu) return;
    go(index, selected.has(getId(row)) ? 'move' : {});
    onContextMenu(row, at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const row = rows[current];
    if (row === undefined || event.target !== event.currentTarget) return;
    const { key, shiftKey: range, ctrlKey, metaKey, altKey } = event;
    const ctrl = ctrlKey || metaKey;
    const next = altKey ? undefined : nextIndex(key, current, rows.length, shown.pageSize);
    if (next !== undefined) go(next, many && ctrl && !range ? 'move' : { range });
    else if (key === 'Enter') onOpen?.(row);
    else if (key === ' ') go(current, { toggle: ctrl || many, range });
    else if (many && ctrl && key === 'a') onSelect?.(new Set(ids));
    else if (many && key === 'Escape' && selected.size > 0) onSelect?.(none);
    else if (key === 'Delete' && onRemove)
      onRemove(selected.has(getId(row)) ? rows.filter((each) => selected.has(getId(each))) : [row]);
    else if (key === 'ContextMenu' || (key === 'F10' && range)) {
      openMenu(
        current,
        event.currentTarget.ownerDocument.getElementById(`${tableId}-${current}`) ?? event.currentTarget,
      );
    } else return;
    event.preventDefault();
  };
  const onMouseDown = (event: MouseEvent, index: number): void => {
    if (event.button !== 0) return;
    go(index, { toggle: event.ctrlKey || event.metaKey, range: event.shiftKey });
  };
  const onRowMenu = (event: MouseEvent, index: number): void => {
    if (!onContextMenu) return;
    event.preventDefault();
    openMenu(index, { x: event.clientX, y: event.clientY });
  };
  return { ids, current, selected, many, onKeyDown, onMouseDown, onRowMenu };
}
