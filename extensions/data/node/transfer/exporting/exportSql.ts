import { sql } from 'kysely';
import { isReference } from '../../../common/objects/fieldTypes';
import type { ExportRequest } from '../../../common/transfer/exportShapes';
import type { ObjectModel } from '../../objects/objectModel';
import { Compilation } from '../../query/compilation';
import { whereSql } from '../../query/conditionSql';
import { orderSql } from '../../query/orderSql';
import type { Fragment, QueryContext } from '../../query/queryContext';
import { type Column, Scope } from '../../query/scope';
import type { WrittenColumn } from '../writing/sheetWriter';
import { type ExportStatement, textOf, wantedRows } from './exportCells';
import { compileGroups } from './exportGroups';

/** The rows of an export, each value as text: numbers with all their digits, moments in UTC. */
export function compileExport(model: ObjectModel, request: ExportRequest, context: QueryContext): ExportStatement {
  const scope = new Scope(new Compilation(context), model, 'left');
  if (request.groupby || request.aggregate) return compileGroups(scope, request);
  const columns = request.fields
    ? request.fields.map((path) => scope.column(path))
    : scope.fields.map((field) => scope.columnOf(field));
  const cells = columns.map((column) => (request.lookups === 'name' ? named(column) : undefined) ?? textOf(column));
  const where = whereSql(wantedRows(scope, request));
  const order = orderSql(request.orderby ?? [], scope);
  const limit = request.limit === undefined ? sql`` : sql` limit ${sql.lit(request.limit)}`;
  const table = scope.compilation.table(model);
  const rows = sql<{ readonly cells: readonly (string | null)[] }>`
    select array[${sql.join(cells)}]::text[] as cells from ${table} ${sql.id(scope.alias)}${scope.joins}${where}${order}${limit}`;
  return { columns, written: writtenColumns(columns, request.titles), rows };
}

/** Titles that an import finds again, or such as people read. */
function writtenColumns(columns: readonly Column[], titles: ExportRequest['titles']): WrittenColumn[] {
  return columns.map(({ path, kind, field }) => ({
    kind,
    title: titles === 'names' || path.includes('.') ? path : field.label,
  }));
}

/** The name of the row that a lookup leads to; its id where the reader doesn't see that row. */
function named({ field, scope, value }: Column): Fragment | undefined {
  const { target } = field;
  if (!isReference(field.type) || target === undefined) return undefined;
  const model = scope.compilation.context.models.find(target);
  const reading = model && scope.compilation.reading(model);
  if (!reading?.readable || reading.hidden.has('name') || !model?.field('name')) return undefined;
  return sql`coalesce(${scope.follow(field.name).column('name').value}::text, ${value})`;
}
