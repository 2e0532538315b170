import type { GridColumn } from './gridColumns';
import type { GridModel } from './gridModel';
import { valueKind } from '../values/valueKind';

/** More than this nobody waits for while he moves. */
const mostSummed = 20_000;

/** The columns among those that are chosen which have numbers. */
export function numberColumns({ selection, columns }: GridModel): readonly GridColumn[] {
  const { firstColumn, lastColumn } = selection.range;
  return columns.slice(firstColumn, lastColumn + 1).filter(({ field }) => valueKind(field) === 'number');
}

/** Whether all rows are chosen, loaded or not. */
export function hasAllRows({ selection, source }: GridModel): boolean {
  const { firstRow, lastRow } = selection.range;
  return source.total > 0 && firstRow === 0 && lastRow === source.total - 1;
}

/** The numbers in the cells that are chosen, if all of their rows are loaded. */
export function allNumbers(model: GridModel): readonly unknown[] | undefined {
  const { firstRow, lastRow } = model.selection.range;
  const summed = numberColumns(model);
  if (summed.length === 0 || (lastRow - firstRow + 1) * summed.length > mostSummed) return undefined;
  const values: unknown[] = [];
  for (let index = firstRow; index <= lastRow; index++) {
    const row = model.source.at(index);
    if (!row) return undefined;
    for (const { path } of summed) if (row[path] !== null && row[path] !== undefined) values.push(row[path]);
  }
  return values;
}

/** Those of the rows that are loaded, of all rows. */
export function loadedNumbers(model: GridModel): { readonly rows: number; readonly values: readonly unknown[] } {
  const rows = model.source.loaded;
  const paths = numberColumns(model).map(({ path }) => path);
  const values = rows.flatMap((row) => paths.map((path) => row[path]));
  return { rows: rows.length, values: values.filter((value) => value !== null && value !== undefined) };
}
