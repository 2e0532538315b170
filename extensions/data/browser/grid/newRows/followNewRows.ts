import { report } from 'lathe/ui';
import { reaction } from 'mobx';
import type { GridModel } from '../gridModel';
import { followLine } from './lines';

/** Keeps the user in the line in which he types, whatever happens above it, and saves it when he goes on to another. */
export function followNewRows(model: GridModel): () => void {
  const { selection, newRows } = model;
  const stops = [
    reaction(
      () => model.lines,
      (now, before) => {
        const { editing } = model;
        // What was typed is in the row already; another one may be in its place now.
        if (editing?.newRow && !now.rows.includes(editing.newRow)) model.endEdit();
        selection.follow(followLine(selection.cursor.row, now, before, editing !== undefined));
      },
    ),
    reaction(
      () => model.newRowAt(selection.cursor.row),
      (now, before) => {
        if (before && before !== now) report(newRows.left(before));
      },
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
