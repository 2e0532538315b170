import { sql } from 'kysely';
import { escapeLike } from 'lathe/node';
import type { Operator } from '../../common/query/operators';
import { type Comparison, longestList } from '../../common/query/queryRequest';
import { boundList, boundValue, type Scalar } from './boundValue';
import { comparable, comparableList, comparableValue, plainText } from './comparable';
import type { Fragment } from './queryContext';
import { badQuery, wrongValue } from './refuseQuery';
import type { Column, Scope } from './scope';
import type { Given, GivenValue } from './statements/given';
import type { ValueKind } from './valueKind';

const ordered: readonly ValueKind[] = ['text', 'id', 'number', 'date', 'datetime', 'languages'];
const written: readonly ValueKind[] = ['text', 'languages'];
const single: readonly ValueKind[] = [...ordered, 'checkbox'];

/** Which kinds of values an operator takes; all of them where it isn't named. */
const kinds: Readonly<Partial<Record<Operator, readonly ValueKind[]>>> = {
  eq: [...single, 'list'],
  ne: [...single, 'list'],
  in: single,
  nin: single,
  lt: ordered,
  le: ordered,
  gt: ordered,
  ge: ordered,
  between: ordered,
  contains: written,
  startwith: written,
  endwith: written,
  includes: ['list'],
  excludes: ['list'],
};

/** A comparison of a field with what the request gives, every value bound. */
export function comparisonSql(comparison: Comparison, scope: Scope): Fragment {
  scope.compilation.spend('TOO_MANY_COMPARISONS');
  const { operator, value } = comparison;
  const column = scope.column(comparison.field);
  if (kinds[operator]?.includes(column.kind) === false)
    throw badQuery('OPERATOR', { operator, field: column.path, type: column.field.type });
  if (operator === 'isnull') return sql`${column.value} is null`;
  if (operator === 'isnotnull') return sql`${column.value} is not null`;
  if (value === undefined) throw badQuery('VALUE_MISSING', { operator, field: column.path });
  const given = scope.compilation.given(comparison);
  const values = given.map((some) => listOf(column, some));
  switch (operator) {
    case 'in':
      return anyOf(column, values);
    case 'nin':
      return sql`(${anyOf(column, values)}) is not true`;
    case 'includes':
      return sql`${column.value} && ${boundList(column, values)}`;
    case 'excludes':
      return sql`(${column.value} && ${boundList(column, values)}) is not true`;
    case 'between':
      return between(column, values);
    default:
      return column.kind === 'list'
        ? sameChoices(column, operator, values, value === null)
        : withOne(
            column,
            operator,
            given.map((some) => one(column, some)),
          );
  }
}

function listOf({ path }: Column, value: GivenValue): readonly Scalar[] {
  if (!Array.isArray(value)) return value === undefined ? [] : [value];
  if (value.length > longestList) throw badQuery('LIST_TOO_LONG', { field: path, limit: longestList });
  return value;
}

const signs = { lt: sql`<`, le: sql`<=`, gt: sql`>`, ge: sql`>=` } as const;

type WithOne = Exclude<Operator, 'in' | 'nin' | 'includes' | 'excludes' | 'between' | 'isnull' | 'isnotnull'>;

function withOne(column: Column, operator: WithOne, given: Given<Scalar>): Fragment {
  const left = comparable(column);
  switch (operator) {
    case 'eq':
      return given.value === null ? sql`${column.value} is null` : sql`${left} = ${comparableValue(column, given)}`;
    // Who has no value has another one.
    case 'ne':
      return given.value === null
        ? sql`${column.value} is not null`
        : sql`${left} is distinct from ${comparableValue(column, given)}`;
    case 'contains':
      return like(column, given, (text) => `%${text}%`);
    case 'startwith':
      return like(column, given, (text) => `${text}%`);
    case 'endwith':
      return like(column, given, (text) => `%${text}`);
    default:
      return sql`${left} ${signs[operator]} ${comparableValue(column, given)}`;
  }
}

function between(column: Column, given: Given<readonly Scalar[]>): Fragment {
  const pair = given.map((values) => two(column, values));
  const [least, greatest] = [pair.map(([first]) => first), pair.map(([, last]) => last)];
  return sql`${comparable(column)} between ${comparableValue(column, least)} and ${comparableValue(column, greatest)}`;
}

function anyOf(column: Column, given: Given<readonly Scalar[]>): Fragment {
  const present = given.map((values) => values.filter((value) => value !== null));
  const listed = sql`${comparable(column)} = any(${comparableList(column, present)})`;
  return given.value.includes(null) ? sql`(${listed} or ${column.value} is null)` : listed;
}

/** Of a select of many: the same choices, in whatever order. */
function sameChoices(
  column: Column,
  operator: Operator,
  given: Given<readonly Scalar[]>,
  isNothing: boolean,
): Fragment {
  const different = operator === 'ne';
  if (isNothing) return different ? sql`${column.value} is not null` : sql`${column.value} is null`;
  const list = boundList(column, given);
  const same = sql`(${column.value} @> ${list} and ${column.value} <@ ${list})`;
  return different ? sql`${same} is not true` : same;
}

function like(column: Column, given: Given<Scalar>, pattern: (text: string) => string): Fragment {
  const escaped = given.map((value) => (typeof value === 'string' ? pattern(escapeLike(value)) : value));
  // What is kept by its bytes would have its letters beyond ASCII compared as they are.
  const text = column.field.type === 'singleselect' ? sql`${column.value} collate "default"` : plainText(column);
  return sql`lower(${text}) like lower(${boundValue(column, escaped)})`;
}

function one(column: Column, value: GivenValue): Scalar {
  if (!Array.isArray(value) && value !== undefined) return value;
  throw wrongValue(column, 'single', value);
}

function two({ path }: Column, [least, greatest, ...more]: readonly Scalar[]): readonly [Scalar, Scalar] {
  if (least !== undefined && greatest !== undefined && more.length === 0) return [least, greatest];
  throw badQuery('TWO_VALUES', { field: path });
}
