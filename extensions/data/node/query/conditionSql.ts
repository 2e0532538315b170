import { sql } from 'kysely';
import { type Condition, deepestCondition } from '../../common/query/queryRequest';
import { comparisonSql } from './comparisonSql';
import type { Fragment } from './queryContext';
import { badQuery } from './refuseQuery';
import type { Scope } from './scope';

/** A group of comparisons and groups; an empty one holds for every row. */
export function conditionSql({ conjunction = 'AND', conditions }: Condition, scope: Scope, depth = 1): Fragment {
  if (depth > deepestCondition) throw badQuery('CONDITION_TOO_DEEP', { limit: deepestCondition });
  if (conditions.length === 0) return sql`true`;
  const parts = conditions.map((part) =>
    'conditions' in part ? conditionSql(part, scope, depth + 1) : comparisonSql(part, scope),
  );
  return sql`(${sql.join(parts, conjunction === 'OR' ? or : and)})`;
}

const and = sql` and `;
const or = sql` or `;

/** All of them hold; nothing where there are none. */
export function whereSql(parts: readonly (Fragment | undefined)[]): Fragment {
  const given = parts.filter((part) => part !== undefined);
  return given.length === 0 ? sql`` : sql` where ${sql.join(given, and)}`;
}
