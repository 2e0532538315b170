import { type RawBuilder, sql } from 'kysely';
import { isReference } from '../../../common/objects/fieldTypes';
import type { ExportRequest } from '../../../common/transfer/exportShapes';
import type { ObjectModel } from '../../objects/objectModel';
import { Compilation } from '../../query/compilation';
import { conditionSql, whereSql } from '../../query/conditionSql';
import { orderSql } from '../../query/orderSql';
import type { Fragment, QueryContext } from '../../query/queryContext';
import { type Column, Scope } from '../../query/scope';
import { searchSql } from '../../query/searchSql';

export interface ExportStatement {
  readonly columns: readonly Column[];
  /** Each row is a list of texts. */
  readonly rows: RawBuilder<{ readonly cells: readonly (string | null)[] }>;
}

/** The rows of an export, each value as text: numbers with all their digits, moments in UTC. */
export function compileExport(model: ObjectModel, request: ExportRequest, context: QueryContext): ExportStatement {
  const scope = new Scope(new Compilation(context), model, 'left');
  const columns = request.fields
    ? request.fields.map((path) => scope.column(path))
    : scope.fields.map((field) => scope.columnOf(field));
  const cells = columns.map((column) => (request.lookups === 'name' ? named(column) : undefined) ?? textOf(column));
  const where = whereSql([
    scope.visible,
    request.ids && sql`${sql.id(scope.alias, 'id')} = any(${[...request.ids]}::text[])`,
    request.search === undefined ? undefined : searchSql(scope, request.search).found,
    request.condition && conditionSql(request.condition, scope),
  ]);
  const order = orderSql(request.orderby ?? [], scope);
  const limit = request.limit === undefined ? sql`` : sql` limit ${sql.lit(request.limit)}`;
  const table = scope.compilation.table(model);
  const rows = sql<{ readonly cells: readonly (string | null)[] }>`
    select array[${sql.join(cells)}]::text[] as cells from ${table} ${sql.id(scope.alias)}${scope.joins}${where}${order}${limit}`;
  return { columns, rows };
}

function textOf({ kind, value }: Column): Fragment {
  switch (kind) {
    case 'datetime':
      return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    case 'date':
      return sql`to_char(${value}, 'YYYY-MM-DD')`;
    case 'list':
      return sql`array_to_string(${value}, ';')`;
    case 'sealed':
      return sql`case when ${value} is not null then '******' end`;
    default:
      return sql`(${value})::text`;
  }
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
