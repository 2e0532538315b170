import { sql } from 'kysely';
import { mostRows, type QueryOptions } from '../../common/query/queryRequest';
import { aggregateSql } from './aggregateSql';
import { whereSql } from './conditionSql';
import { type GroupColumn, groupKey } from './groupKey';
import { directed, limitSql, type Order } from './orderSql';
import type { Fragment } from './queryContext';
import { badQuery } from './refuseQuery';
import { listJson } from './rowJson';
import type { Scope } from './scope';

/** Groups of rows with what is summed up of each, as a JSON array; without a key all rows are one group. */
export function groupsJson(page: Scope, options: QueryOptions, parts: readonly (Fragment | undefined)[]): Fragment {
  const { columns, wanted, table } = groupTable(
    page,
    options,
    parts,
    limitSql(options.limit ?? mostRows + 1, options.skip),
  );
  const outputs = wanted.flatMap((index) => {
    const column = columns[index];
    return column ? [{ key: column.key, value: column.shown(sql.id('g', `c${index}`)) }] : [];
  });
  return listJson(outputs, sql`${table} g`, options.limit === undefined);
}

export interface GroupTable {
  /** First the keys, then what is summed up: they are called c0, c1 and so on in the table. */
  readonly columns: readonly GroupColumn[];
  /** The places of those that are asked for. */
  readonly wanted: readonly number[];
  readonly table: Fragment;
}

/** Groups of rows in their order, each column as the database has it. */
export function groupTable(
  page: Scope,
  { fields = [], groupby = [], aggregate = [], orderby = [] }: QueryOptions,
  parts: readonly (Fragment | undefined)[],
  limit: Fragment,
): GroupTable {
  const keys = groupby.map((each) => groupKey(page, each));
  const columns = [...keys, ...aggregate.map((each) => aggregateSql(page, each))];
  const find = finder(columns);
  const selected = columns.map(({ value }, index) => sql`${value} as ${sql.id(`c${index}`)}`);
  const from = sql`${page.compilation.table(page.model)} ${sql.id(page.alias)}${page.joins}${whereSql(parts)}`;
  const grouped = keys.length > 0 ? sql` group by ${sql.join(keys.map((_, index) => sql.lit(index + 1)))}` : sql``;
  const rest = sql`${grouped}${orderOf(orderby, keys.length, find)}${limit}`;
  const wanted = fields.length > 0 ? fields.map(find) : columns.map((_, index) => index);
  return { columns, wanted: [...new Set(wanted)], table: sql`(select ${sql.join(selected)} from ${from}${rest})` };
}

type Find = (name: string) => number;

/** By the name that a column has in answers, in any case. */
function finder(columns: readonly GroupColumn[]): Find {
  const places = new Map<string, number>();
  for (const [index, { key }] of columns.entries()) {
    const name = key.toLowerCase();
    if (places.has(name)) throw badQuery('ALIAS_TWICE', { name: key });
    places.set(name, index);
  }
  return (name) => {
    const place = places.get(name.toLowerCase());
    if (place === undefined) throw badQuery('NOT_GROUPED', { field: name.slice(0, 80) });
    return place;
  };
}

/** Groups that are alike in what they are ordered by come in the order of their keys. */
function orderOf(orderby: readonly Order[], keys: number, find: Find): Fragment {
  const wanted = orderby.map(({ field, order }) => ({ place: find(field), order }));
  const taken = new Set(wanted.map(({ place }) => place));
  const rest = Array.from({ length: keys }, (_, place) => place).filter((place) => !taken.has(place));
  const all = [...wanted, ...rest.map((place) => ({ place, order: 'asc' as const }))];
  if (all.length === 0) return sql``;
  return sql` order by ${sql.join(all.map(({ place, order }) => directed(sql.lit(place + 1), order)))}`;
}
