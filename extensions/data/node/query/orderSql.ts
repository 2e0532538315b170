import { sql } from 'kysely';
import type { QueryOptions } from '../../common/query/queryRequest';
import { comparable } from './comparable';
import type { Fragment } from './queryContext';
import { badQuery } from './refuseQuery';
import type { Scope } from './scope';

export type Order = NonNullable<QueryOptions['orderby']>[number];

/** Where all else is alike the id decides, so that pages never overlap. */
export function orderSql(orderby: readonly Order[], scope: Scope, rank?: Fragment): Fragment {
  const keys = orderby.map(({ field, order }) => {
    const column = scope.column(field);
    if (column.kind === 'list' || column.kind === 'sealed')
      throw badQuery('NOT_SORTABLE', { field: column.path, type: column.field.type });
    return directed(comparable(column), order);
  });
  if (keys.length === 0 && rank) keys.push(directed(rank, 'desc'));
  const last = directed(sql.id(scope.alias, 'id'), orderby.at(-1)?.order ?? 'asc');
  return sql` order by ${sql.join([...keys, last])}`;
}

export function directed(value: Fragment, order: Order['order']): Fragment {
  return order === 'desc' ? sql`${value} desc` : value;
}

/** How many rows stands in the text, as the plan depends on it: such numbers are few and checked. */
export function limitSql(limit: number, skip = 0): Fragment {
  return skip > 0 ? sql` limit ${sql.lit(limit)} offset ${skip}::bigint` : sql` limit ${sql.lit(limit)}`;
}
