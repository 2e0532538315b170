import { sql } from 'kysely';
import { isReference } from '../../../common/objects/fieldTypes';
import type { ExportRequest } from '../../../common/transfer/exportShapes';
import { groupTable } from '../../query/groupsSql';
import type { GroupColumn } from '../../query/groupKey';
import type { Fragment } from '../../query/queryContext';
import type { Scope } from '../../query/scope';
import type { WrittenColumn } from '../writing/sheetWriter';
import { type ExportStatement, textOf, wantedRows } from './exportCells';

interface GroupCell extends WrittenColumn {
  readonly text: (value: Fragment) => Fragment;
}

/** The groups of an export, each value as text, in the order in which they are asked for. */
export function compileGroups(scope: Scope, request: ExportRequest): ExportStatement {
  const { fields, groupby = [], aggregate = [], orderby, limit, skip = 0 } = request;
  const most = limit === undefined ? sql`` : sql` limit ${sql.lit(limit)}`;
  const page = skip > 0 ? sql`${most} offset ${skip}::bigint` : most;
  const options = { fields, groupby, aggregate, orderby };
  const { columns, wanted, table } = groupTable(scope, options, wantedRows(scope, request), page);
  const cells = wanted.flatMap((index) => {
    const column = columns[index];
    return column ? [{ index, ...cellOf(scope, request, column, index) }] : [];
  });
  const texts = cells.map(({ index, text }) => text(sql.id('g', `c${index}`)));
  const rows = sql<{ readonly cells: readonly (string | null)[] }>`
    select array[${sql.join(texts)}]::text[] as cells from ${table} g`;
  return { columns: [], written: cells.map(({ title, kind }) => ({ title, kind })), rows };
}

function cellOf(scope: Scope, request: ExportRequest, column: GroupColumn, index: number): GroupCell {
  const { groupby = [], aggregate = [] } = request;
  const key = groupby[index];
  if (typeof key === 'string') return keyCell(scope, request, column, key);
  // A month, a week: a text already.
  if (key) return { title: column.key, kind: 'text', text: (value) => column.shown(value) };
  const sum = aggregate[index - groupby.length];
  const isOne = sum?.function === 'min' || sum?.function === 'max';
  const kind = isOne && sum.field !== undefined ? scope.column(sum.field).kind : 'number';
  return { title: column.key, kind, text: (value) => textOf({ kind, value }) };
}

function keyCell(scope: Scope, { titles, lookups }: ExportRequest, column: GroupColumn, path: string): GroupCell {
  const { field, kind } = scope.column(path);
  const title = titles === 'labels' && !path.includes('.') ? field.label : column.key;
  if (lookups === 'id' || !isReference(field.type)) return { title, kind, text: (value) => textOf({ kind, value }) };
  // The id where the reader doesn't see the row that it leads to.
  const named = (value: Fragment): Fragment => sql`coalesce((${column.shown(value)})::jsonb ->> 'name', ${value})`;
  return { title, kind: 'text', text: named };
}
