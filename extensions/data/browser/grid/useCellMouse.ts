import { Routes } from 'lathe';
import { isElement, report, useService } from 'lathe/ui';
import type { MouseEvent } from 'react';
import { linkOf } from '../values/linkOf';
import { recordPath } from '../values/LookupLink';
import { lookupValue } from '../values/lookupValue';
import type { CellPlace } from './gridSelection';
import type { GridModel } from './gridModel';

type Menu = (at: Element | { readonly x: number; readonly y: number }) => void;

/** What the mouse does in the cells: it goes there, chooses while it is held down, and edits by a double click. */
export function useCellMouse(model: GridModel, onOpen: (row: number) => void, onMenu: Menu) {
  const routes = useService(Routes);
  const { selection } = model;
  const follow = ({ row, column }: CellPlace): void => {
    const target = model.columns[column];
    const value = model.source.at(row)?.[target?.path ?? ''];
    if (!target) return;
    const lookup = lookupValue(value);
    const link = linkOf(target.field, value);
    if (lookup && target.field.target !== undefined) report(routes.open(recordPath(target.field.target, lookup.id)));
    else if (link) globalThis.open(link.href, link.elsewhere ? '_blank' : '_self', 'noreferrer');
    else if (target.field.type === 'name') onOpen(row);
  };
  return {
    onMouseDown: (event: MouseEvent) => {
      const number = rowAt(event.target);
      const cell = cellAt(event.target);
      if (event.button !== 0) return;
      if (number !== undefined) selection.chooseRow(number, event.shiftKey);
      else if (cell && (event.ctrlKey || event.metaKey)) follow(cell);
      else if (cell) selection.go(cell, event.shiftKey);
    },
    onMouseOver: (event: MouseEvent) => {
      if (event.buttons !== 1 || model.editing) return;
      const number = rowAt(event.target);
      const cell = cellAt(event.target);
      if (number !== undefined) selection.chooseRow(number, true);
      else if (cell && (cell.row !== selection.cursor.row || cell.column !== selection.cursor.column))
        selection.go(cell, true);
    },
    onDoubleClick: (event: MouseEvent) => {
      const number = rowAt(event.target);
      const cell = cellAt(event.target);
      if (number !== undefined) onOpen(number);
      else if (cell && !model.edit(cell.row, cell.column)) onOpen(cell.row);
    },
    onContextMenu: (event: MouseEvent) => {
      const number = rowAt(event.target);
      const cell = cellAt(event.target);
      if (number === undefined && !cell) return;
      event.preventDefault();
      if (number !== undefined && !selection.hasRow(number)) selection.chooseRow(number);
      if (cell && !selection.has(cell.row, cell.column)) selection.go(cell);
      onMenu({ x: event.clientX, y: event.clientY });
    },
  };
}

function cellAt(target: EventTarget): CellPlace | undefined {
  const place = isElement(target) ? target.closest('[data-cell]')?.getAttribute('data-cell') : undefined;
  const [row, column] = place?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

function rowAt(target: EventTarget): number | undefined {
  // The button in the gutter is its own.
  if (!isElement(target) || target.closest('button')) return undefined;
  const row = target.closest('[data-row]')?.getAttribute('data-row');
  return row === undefined || row === null ? undefined : Number(row);
}
