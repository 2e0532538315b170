import { type RawBuilder, sql } from 'kysely';
import type { Condition, QueryOptions, QueryRequest } from '../../common/query/queryRequest';
import type { ObjectModel } from '../objects/objectModel';
import { Compilation } from './compilation';
import { conditionSql, whereSql } from './conditionSql';
import { groupsJson } from './groupsSql';
import { outputsOf } from './outputSql';
import type { Fragment, QueryContext } from './queryContext';
import { badQuery } from './refuseQuery';
import { objectJson } from './rowJson';
import { rowsJson } from './rowsSql';
import { Scope } from './scope';
import { searchSql } from './searchSql';
import type { Given } from './statements/given';

/** What every statement here gives: one row, or none where one row was asked for. */
export interface JsonRow {
  /** NULL where there are more rows than a query gives, empty where the answer would be larger than one may be. */
  readonly json: string | null;
}

/** More than this nobody reads, and the server holds it in memory. */
const greatestAnswer = 64 * 1024 * 1024;

/** The rows that a request asks for, or groups of them. */
export function compileQuery(model: ObjectModel, request: QueryRequest, context: QueryContext): RawBuilder<JsonRow> {
  return listOf(pageOf(model, context), request, []);
}

/** Those whose texts have the words, the best first unless another order is asked for. */
export function compileSearch(
  model: ObjectModel,
  { text, ...request }: QueryRequest & { readonly text: string },
  context: QueryContext,
): RawBuilder<JsonRow> {
  const page = pageOf(model, context);
  const { found, rank } = searchSql(page, text);
  return listOf(page, request, [found], rank);
}

/** Which rows are counted. */
export interface Counted {
  readonly condition?: Condition;
  /** Words that their texts have. */
  readonly text?: string;
}

export function compileCount(
  model: ObjectModel,
  { condition, text }: Counted,
  context: QueryContext,
): RawBuilder<JsonRow> {
  const page = pageOf(model, context);
  const found = text === undefined ? undefined : searchSql(page, text).found;
  const where = whereSql([page.visible, found, condition && conditionSql(condition, page)]);
  const from = sql`${page.compilation.table(model)} ${sql.id(page.alias)}${page.joins}${where}`;
  return sql<JsonRow>`select count(*)::text as json from ${from}`;
}

/** One row by its id. */
export function compileOne(
  model: ObjectModel,
  { id, fields }: { readonly id: Given<string>; readonly fields?: readonly string[] },
  context: QueryContext,
): RawBuilder<JsonRow> {
  const scope = new Scope(new Compilation(context), model, 'single');
  const outputs = outputsOf(scope, fields);
  const where = whereSql([sql`${sql.id(scope.alias, 'id')} = ${id}::text`, scope.visible]);
  const rows = sql`${scope.compilation.table(model)} ${sql.id(scope.alias)}${scope.joins}${where}`;
  return sql<JsonRow>`select row.json::text as json from (${objectJson(outputs, rows)}) row`;
}

function pageOf(model: ObjectModel, context: QueryContext): Scope {
  return new Scope(new Compilation(context), model, context.inner ? 'inner' : 'left');
}

function listOf(
  page: Scope,
  { condition, options = {}, relation }: QueryRequest,
  more: readonly Fragment[],
  rank?: Fragment,
): RawBuilder<JsonRow> {
  const groups = groupsOf(options);
  if (!groups) return guarded(rowsJson(page, { ...options, condition, relation, more, rank }).json);
  if (relation) throw badQuery('RELATION_WITH_GROUPS');
  return guarded(groupsJson(page, groups, [page.visible, ...more, condition && conditionSql(condition, page)]));
}

/** Rows that are told apart by these fields alone are groups of which nothing is summed up. */
function groupsOf(options: QueryOptions): QueryOptions | undefined {
  const { fields = [], groupby = [], aggregate = [], distinct } = options;
  if (groupby.length > 0 || aggregate.length > 0) return options;
  const apart = new Map(fields.map((path) => [path.toLowerCase(), path]));
  return distinct && apart.size > 0 ? { ...options, groupby: [...apart.values()] } : undefined;
}

function guarded(json: Fragment): RawBuilder<JsonRow> {
  return sql<JsonRow>`select case when pg_column_size(list.json) > ${sql.lit(greatestAnswer)} then ''
    else list.json::text end as json from (${json}) list`;
}
