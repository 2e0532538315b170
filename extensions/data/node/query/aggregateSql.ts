import { sql } from 'kysely';
import type { z } from 'zod';
import type { Aggregate } from '../../common/query/queryRequest';
import type { GroupColumn } from './groupKey';
import { jsonValue } from './outputSql';
import type { Fragment } from './queryContext';
import { badQuery } from './refuseQuery';
import type { Scope } from './scope';
import type { ValueKind } from './valueKind';

const numbers: readonly ValueKind[] = ['number'];
const ordered: readonly ValueKind[] = ['text', 'id', 'number', 'date', 'datetime'];

const functions = {
  min: { of: ordered, sql: (value: Fragment) => sql`min(${value})` },
  max: { of: ordered, sql: (value: Fragment) => sql`max(${value})` },
  sum: { of: numbers, sql: (value: Fragment) => sql`sum(${value})` },
  avg: { of: numbers, sql: (value: Fragment) => sql`avg(${value})` },
} as const;

/** Counted without a field are rows, with one those that have a value in it. */
export function aggregateSql(scope: Scope, { alias, ...aggregate }: z.output<typeof Aggregate>): GroupColumn {
  const asIs = (value: Fragment): Fragment => value;
  if (aggregate.field === undefined) {
    if (aggregate.function === 'count') return { key: alias, value: sql`count(*)`, shown: asIs };
    throw badQuery('NOT_AGGREGATED', { function: aggregate.function, field: '', type: '' });
  }
  const { field, kind, path, value } = scope.column(aggregate.field);
  if (aggregate.function === 'count') return { key: alias, value: sql`count(${value})`, shown: asIs };
  const { of, sql: aggregated } = functions[aggregate.function];
  if (!of.includes(kind))
    throw badQuery('NOT_AGGREGATED', { function: aggregate.function, field: path, type: field.type });
  return { key: alias, value: aggregated(value), shown: (summed) => jsonValue(kind, summed) };
}
