import type { Row } from '../../common/dataCalls';
import type { DataRows } from '../rows/dataRows';
import type { RowChange } from '../rows/saveRow';
import { calledIn, nameFields } from '../values/calledIn';
import { type Reading, readText, type ReadText } from '../values/readText';
import { valueKind } from '../values/valueKind';
import { sameValue } from '../values/writtenValue';
import type { GridColumn } from './gridColumns';
import type { GridModel } from './gridModel';

export interface Pasted {
  readonly model: GridModel;
  readonly rows: readonly Row[];
  readonly columns: readonly GridColumn[];
  readonly cells: readonly (readonly string[])[];
  readonly api: Pick<DataRows, 'query'>;
  /** They go into rows that do not exist yet. */
  readonly isNew?: boolean;
}

export interface ReadCells {
  readonly changes: readonly RowChange[];
  /** How many texts are no value of their field. */
  readonly unread: number;
  /** How many cells can't be changed. */
  readonly fixed: number;
}

type Names = ReadonlyMap<string, ReadText>;

/** The changes that pasted texts make; one text goes into every cell. */
export async function readCells({ model, rows, columns, cells, api, isNew = false }: Pasted): Promise<ReadCells> {
  const reading = model.format().reading;
  const names = await Promise.all(columns.map((column, index) => namesOf(api, column, cells, index)));
  let [unread, fixed] = [0, 0];
  const changes = rows.flatMap((row, at) => {
    const made = columns.flatMap((column, index): [string, unknown][] => {
      const text = textAt(cells, at, index);
      if (text === undefined) return [];
      const isOpen = isNew || model.mayWrite(row);
      if (!isOpen || !model.isEditable(column, isNew ? model.source.total : undefined)) {
        fixed++;
        return [];
      }
      const read = readCell(column, text, reading, names[index]);
      if (!read) unread++;
      return read && !sameValue(column.field, read.value, row[column.path]) ? [[column.path, read.value]] : [];
    });
    return made.length === 0 ? [] : [{ row, changes: Object.fromEntries(made) }];
  });
  return { changes, unread, fixed };
}

function textAt(cells: readonly (readonly string[])[], row: number, column: number): string | undefined {
  const isOne = cells.length === 1 && cells[0]?.length === 1;
  return isOne ? cells[0]?.[0] : cells[row]?.[column];
}

function readCell(
  { field }: GridColumn,
  text: string,
  reading: Reading,
  names: Names | undefined,
): ReadText | undefined {
  return readText(field, text, reading) ?? names?.get(text.trim().toLowerCase());
}

/** Rows are meant by their names, where only one is called so. */
async function namesOf(
  api: Pasted['api'],
  { field }: GridColumn,
  cells: readonly (readonly string[])[],
  index: number,
): Promise<Names | undefined> {
  if (valueKind(field) !== 'lookup' || field.target === undefined) return undefined;
  const texts = cells.flatMap((row) => (cells.length === 1 && row.length === 1 ? row[0] : row[index])?.trim() || []);
  const wanted = [...new Set(texts)];
  if (wanted.length === 0) return undefined;
  const fields = nameFields(field.target);
  const conditions = fields.map((name) => ({ field: name, operator: 'in' as const, value: wanted }));
  const options = { fields: ['id', ...fields], limit: 5000 };
  const found = await api.query(field.target, { condition: { conjunction: 'OR', conditions }, options });
  const known = found.flatMap((row) => fields.map((name) => ({ row, name: String(row[name] ?? '').toLowerCase() })));
  const byName = Map.groupBy(known, ({ name }) => name);
  return new Map(
    [...byName].flatMap(([name, all]) => {
      const [row, ...others] = new Set(all.map((one) => one.row));
      return row && others.length === 0 ? [[name, { value: { id: row['id'], name: calledIn(row) } }] as const] : [];
    }),
  );
}
