import { sql } from 'kysely';
import {
  type ChildRelation,
  type Condition,
  deepestRelation,
  mostRows,
  type ParentRelation,
  type Relation,
} from '../../common/query/queryRequest';
import { childrenOf } from './childScope';
import { conditionSql, whereSql } from './conditionSql';
import { limitSql, type Order, orderSql } from './orderSql';
import { outputsOf } from './outputSql';
import type { Fragment } from './queryContext';
import { badQuery } from './refuseQuery';
import { requiredSql } from './requiredSql';
import { listJson, objectJson, type Output } from './rowJson';
import { Scope } from './scope';

/** Which rows are wanted, in which order, and what of them. */
export interface WantedRows {
  readonly condition?: Condition;
  readonly fields?: readonly string[];
  readonly orderby?: readonly Order[];
  readonly limit?: number;
  readonly skip?: number;
  readonly relation?: Relation;
  /** What else holds of them. */
  readonly more?: readonly Fragment[];
  /** How well they fit: by that they are ordered where no order is asked for. */
  readonly rank?: Fragment;
}

export interface RowsJson {
  readonly json: Fragment;
  /** It is NULL where there are more rows than a query gives. */
  readonly mayExceed: boolean;
}

/** The rows as a JSON array. First those of the page are settled, then what comes with these few is looked up. */
export function rowsJson(page: Scope, wanted: WantedRows, depth = 0): RowsJson {
  const rows = pageOf(page, wanted);
  const scope = new Scope(page.compilation, page.model, 'single', page.alias);
  const outputs = withRelated(scope, outputsOf(scope, wanted.fields), wanted.relation, depth);
  const unlimited = wanted.limit === undefined;
  const json = listJson(outputs, sql`(${rows}) ${sql.id(page.alias)}${scope.joins}`, unlimited);
  return { json, mayExceed: unlimited || outputs.some(({ mayExceed }) => mayExceed) };
}

function pageOf(page: Scope, { condition, relation, more = [], ...wanted }: WantedRows): Fragment {
  const { compilation, model, alias } = page;
  const parts = [page.visible, ...more, condition && conditionSql(condition, page), ...requiredSql(relation, page)];
  if (compilation.context.inner) for (const path of wanted.fields ?? []) page.column(path);
  const order = orderSql(wanted.orderby ?? [], page, wanted.rank);
  const limit = limitSql(wanted.limit ?? mostRows + 1, wanted.skip);
  const from = sql`${compilation.table(model)} ${sql.id(alias)}${page.joins}`;
  return sql`select ${sql.id(alias)}.* from ${from}${whereSql(parts)}${order}${limit}`;
}

/** A relation takes the place of a field that is called the same. */
function withRelated(scope: Scope, own: readonly Output[], relation: Relation | undefined, depth: number): Output[] {
  if (relation && depth >= deepestRelation) throw badQuery('RELATION_TOO_DEEP', { limit: deepestRelation });
  const parents = (relation?.parents ?? []).map((parent) => parentOutput(scope, parent, depth + 1));
  const children = (relation?.childs ?? []).map((child) => childOutput(scope, child, depth + 1));
  const all = [...own, ...parents, ...children];
  return [...new Map(all.map((output) => [output.key, output])).values()];
}

function parentOutput(from: Scope, { relatedField, fields, relation }: ParentRelation, depth: number): Output {
  const { compilation } = from;
  compilation.spend('TOO_MANY_RELATIONS');
  const { field, value } = from.columnOf(from.field(relatedField));
  if (field.target === undefined) throw badQuery('NO_LOOKUP', { field: field.name, type: field.type });
  const scope = new Scope(compilation, compilation.object(field.target), 'single');
  const outputs = withRelated(scope, outputsOf(scope, fields), relation, depth);
  const where = whereSql([sql`${sql.id(scope.alias, 'id')} = ${value}`, scope.visible]);
  const rows = sql`${compilation.table(scope.model)} ${sql.id(scope.alias)}${scope.joins}${where}`;
  const mayExceed = outputs.some((output) => output.mayExceed);
  return { key: field.name, value: sql`(${objectJson(outputs, rows)})`, mayExceed };
}

function childOutput(parent: Scope, { relationName, ...wanted }: ChildRelation, depth: number): Output {
  parent.compilation.spend('TOO_MANY_RELATIONS');
  const { inner } = parent.compilation.context;
  const children = childrenOf(parent, relationName, inner ? 'inner' : 'left');
  const { json, mayExceed } = rowsJson(children.scope, { ...wanted, more: [children.lead] }, depth);
  return { key: children.relationName, value: sql`(${json})`, mayExceed };
}
