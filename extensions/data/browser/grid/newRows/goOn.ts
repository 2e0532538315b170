import { report } from 'lathe/ui';
import type { CellPlace } from '../gridSelection';
import type { GridModel } from '../gridModel';

/** From a cell of a new row to the next that can be typed into; behind the last the row is saved and another one begins. */
export function goOn(model: GridModel, { row, column }: CellPlace, back: boolean): void {
  const { columns, selection, newRows, source } = model;
  const editable = columns.flatMap((each, index) => (model.isEditable(each, row) ? [index] : []));
  const next = back ? editable.findLast((index) => index < column) : editable.find((index) => index > column);
  if (next !== undefined) return selection.go({ row, column: next });
  const newRow = model.newRowAt(row);
  if (back || !newRow || newRow.isBlank) return selection.go({ row, column: editable[0] ?? 0 });
  // Saved as every line that is left.
  selection.go({ row: source.total + newRows.all.length - 1, column: editable[0] ?? 0 });
  if (model.newRowAt(selection.cursor.row) === newRow) report(newRows.save(newRow));
}
