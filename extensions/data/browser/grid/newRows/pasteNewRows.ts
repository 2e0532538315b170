import type { Row } from '../../../common/dataCalls';
import type { GridModel } from '../gridModel';
import { readCells, type ReadCells, type Pasted } from '../readCells';
import type { NewRow } from './newRow';

/** More are better imported. */
export const mostNewRows = 200;

/** Lines that are pasted below the rows become rows: a single one is left to be completed, several are saved at once. */
export async function pasteNewRows(
  model: GridModel,
  first: NewRow,
  { cells, columns, api }: Pick<Pasted, 'cells' | 'columns' | 'api'>,
): Promise<ReadCells> {
  const { newRows } = model;
  const blank: Row = {};
  const rows = cells.map(() => ({ ...blank }));
  const read = await readCells({ model, rows, columns, cells, api, isNew: true });
  for (const [at, { changes }] of read.changes.entries()) {
    const target = at === 0 ? first : newRows.last;
    await target?.ready;
    for (const { path, field } of columns) if (target && path in changes) newRows.change(target, field, changes[path]);
  }
  if (read.changes.length > 1) await newRows.saveAll();
  return read;
}
