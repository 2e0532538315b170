import { type RawBuilder, sql } from 'kysely';
import type { ExportRequest } from '../../../common/transfer/exportShapes';
import { conditionSql } from '../../query/conditionSql';
import type { Fragment } from '../../query/queryContext';
import type { Column, Scope } from '../../query/scope';
import { searchSql } from '../../query/searchSql';
import type { WrittenColumn } from '../writing/sheetWriter';

export interface ExportStatement {
  /** The titles and kinds of its cells. */
  readonly written: readonly WrittenColumn[];
  /** The fields of its cells; none of groups. */
  readonly columns: readonly Column[];
  /** Each row is a list of texts. */
  readonly rows: RawBuilder<{ readonly cells: readonly (string | null)[] }>;
}

/** Which rows are meant. */
export function wantedRows(scope: Scope, { ids, search, condition }: ExportRequest): (Fragment | undefined)[] {
  return [
    scope.visible,
    ids && sql`${sql.id(scope.alias, 'id')} = any(${[...ids]}::text[])`,
    search === undefined ? undefined : searchSql(scope, search).found,
    condition && conditionSql(condition, scope),
  ];
}

/** A value as text: numbers with all their digits, moments in UTC. */
export function textOf({ kind, value }: Pick<Column, 'kind' | 'value'>): Fragment {
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
