import { sql } from 'kysely';
import { mostRows } from '../../common/query/queryRequest';
import type { Fragment } from './queryContext';

/** One entry of an answered row. */
export interface Output {
  readonly key: string;
  readonly value: Fragment;
  /** It is NULL where more rows come with the row than a query gives. */
  readonly mayExceed?: boolean;
}

/** The whole row: no field of ours is called so, by whose name it would go otherwise. */
const row = sql.id('$');
/** PostgreSQL cuts longer names off. */
const longestKey = 63;

/** The rows as a JSON array; NULL where they are more than a query gives, or those are that come with one of them. */
export function listJson(outputs: readonly Output[], from: Fragment, unlimited: boolean): Fragment {
  const excesses = excessesOf(outputs);
  if (unlimited) excesses.push(sql`count(*) > ${sql.lit(mostRows)}`);
  const list = unlessAny(excesses, sql`coalesce(json_agg(${rowJson(outputs)}), '[]')`);
  return sql`select ${list} as json from ${rowsSql(outputs, from)}`;
}

/** The one row as a JSON object; where more may come with it than a query gives, that there is none is JSON too. */
export function objectJson(outputs: readonly Output[], from: Fragment): Fragment {
  const excesses = excessesOf(outputs);
  const object =
    excesses.length === 0
      ? sql`to_json(${rowJson(outputs)})`
      : unlessAny(excesses, sql`coalesce(json_agg(${rowJson(outputs)}) -> 0, 'null')`);
  return sql`select ${object} as json from ${rowsSql(outputs, from)}`;
}

/** Where nothing can be too much the database is free to make one select of both. */
function rowsSql(outputs: readonly Output[], from: Fragment): Fragment {
  const entries = outputs.map(({ value }, index) => sql`${value} as ${sql.id(columnOf(outputs, index))}`);
  const apart = outputs.some(({ mayExceed }) => mayExceed) ? sql` offset 0` : sql``;
  return sql`(select ${sql.join(entries)} from ${from}${apart}) ${row}`;
}

function rowJson(outputs: readonly Output[]): Fragment {
  if (!hasLongKey(outputs)) return row;
  const entries = outputs.map(
    ({ key }, index) => sql`(${key}::text, to_json(${row}.${sql.id(columnOf(outputs, index))}))`,
  );
  return sql`(select json_object_agg(entry.key, entry.value) from (values ${sql.join(entries)}) entry (key, value))`;
}

function columnOf(outputs: readonly Output[], index: number): string {
  const key = outputs[index]?.key ?? '';
  return hasLongKey(outputs) ? `c${index}` : key;
}

function hasLongKey(outputs: readonly Output[]): boolean {
  return outputs.some(({ key }) => Buffer.byteLength(key) > longestKey);
}

function excessesOf(outputs: readonly Output[]): Fragment[] {
  return outputs.flatMap(({ mayExceed }, index) =>
    mayExceed ? [sql`count(${row}.${sql.id(columnOf(outputs, index))}) < count(*)`] : [],
  );
}

function unlessAny(excesses: readonly Fragment[], json: Fragment): Fragment {
  return excesses.length === 0 ? json : sql`case when ${sql.join(excesses, sql` or `)} then null else ${json} end`;
}
