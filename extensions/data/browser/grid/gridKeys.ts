import type { KeyboardEvent } from 'react';
import { report } from 'lathe/ui';
import type { GridModel } from './gridModel';
import { editOrTell } from './closedCell';
import { goOn } from './newRows/goOn';

interface KeyContext {
  readonly pageSize: number;
  readonly openMenu: () => void;
}

/** What keys do in the cells, as in a spreadsheet. True when they did something. */
export function gridKey(event: KeyboardEvent, model: GridModel, context: KeyContext): boolean {
  const { altKey, key } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  if (altKey) return false;
  return (
    moveKey(event, ctrl, model, context) || chooseKey(event, ctrl, model) || editKey(event, ctrl, model) || menuKey()
  );

  function menuKey(): boolean {
    if (key !== 'ContextMenu' && !(key === 'F10' && event.shiftKey)) return false;
    context.openMenu();
    return true;
  }
}

function moveKey({ key, shiftKey }: KeyboardEvent, ctrl: boolean, model: GridModel, { pageSize }: KeyContext): boolean {
  const { selection, source, columns } = model;
  const { row, column } = selection.cursor;
  const last = { row: source.total - 1, column: columns.length - 1 };
  const places: Readonly<Record<string, { row: number; column: number }>> = {
    ArrowDown: { row: ctrl ? last.row : row + 1, column },
    ArrowUp: { row: ctrl ? 0 : row - 1, column },
    ArrowRight: { row, column: ctrl ? last.column : column + 1 },
    ArrowLeft: { row, column: ctrl ? 0 : column - 1 },
    PageDown: { row: row + pageSize, column },
    PageUp: { row: row - pageSize, column },
    Home: { row: ctrl ? 0 : row, column: 0 },
    End: { row: ctrl ? last.row : row, column: last.column },
  };
  const place = places[key];
  // These change the tab.
  if (!place || (ctrl && key.startsWith('Page'))) return false;
  selection.go(place, shiftKey);
  return true;
}

function chooseKey({ key, shiftKey }: KeyboardEvent, ctrl: boolean, { selection }: GridModel): boolean {
  if (ctrl && key.toLowerCase() === 'a' && !shiftKey) selection.choose('all');
  else if (key === ' ' && shiftKey && !ctrl) selection.choose('rows');
  else if (key === ' ' && ctrl && !shiftKey) selection.choose('columns');
  else return false;
  return true;
}

function editKey({ key, shiftKey }: KeyboardEvent, ctrl: boolean, model: GridModel): boolean {
  const { selection, currentRow, columns, edits, newRows } = model;
  const { row, column } = selection.cursor;
  const path = columns[column]?.path ?? '';
  if (ctrl) return false;
  if (key === 'F2' || (key === 'Enter' && !shiftKey)) return editOrTell(model);
  const newRow = model.newRowAt(row);
  if (newRow && !newRow.isBlank && (key === 'Tab' || key === 'Escape')) {
    if (key === 'Tab') goOn(model, { row, column }, shiftKey);
    else report(newRows.discard(newRow));
    return true;
  }
  if (key === 'Escape' && model.closedCell.hush()) return true;
  if (key === 'Escape' && currentRow) {
    if (edits.giveUp(currentRow, path)) return true;
    if (selection.isSingle) return false;
    selection.go(selection.cursor);
    return true;
  }
  // Tab leaves the grid, as everywhere; within a row the arrows move.
  return key.length === 1 && editOrTell(model, key);
}
