import { sql } from 'kysely';
import type { ChildRelation, Relation } from '../../common/query/queryRequest';
import { childrenOf } from './childScope';
import { conditionSql, whereSql } from './conditionSql';
import type { Fragment } from './queryContext';
import type { Scope } from './scope';

/** What holds of the rows that have all that is related to them, where those without are left out. */
export function requiredSql(relation: Relation | undefined, scope: Scope): Fragment[] {
  if (!scope.compilation.context.inner) return [];
  const parents = (relation?.parents ?? []).flatMap((parent) =>
    requiredSql(parent.relation, scope.follow(parent.relatedField)),
  );
  return [...parents, ...(relation?.childs ?? []).map((child) => hasChild(child, scope))];
}

function hasChild({ relationName, condition, relation }: ChildRelation, parent: Scope): Fragment {
  const { scope, lead } = childrenOf(parent, relationName, 'inner');
  const parts = [lead, scope.visible, condition && conditionSql(condition, scope), ...requiredSql(relation, scope)];
  const table = scope.compilation.table(scope.model);
  return sql`exists (select 1 from ${table} ${sql.id(scope.alias)}${scope.joins}${whereSql(parts)})`;
}
