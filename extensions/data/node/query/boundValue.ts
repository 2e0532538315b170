import { sql } from 'kysely';
import type { Fragment } from './queryContext';
import { wrongValue } from './refuseQuery';
import type { Column } from './scope';
import type { Given } from './statements/given';
import type { ValueKind } from './valueKind';

export type Scalar = string | number | boolean | null;
type Bindable = Exclude<ValueKind, 'sealed'>;

/** One value of a request, in the type of the field that it is compared with. */
export function boundValue(column: Column, given: Given<Scalar>): Fragment {
  const kind = bindable(column);
  return sql`${given.map((value) => checked(column, kind, value))}::${types[kind]}`;
}

/** All values of a list as one. */
export function boundList(column: Column, given: Given<readonly Scalar[]>): Fragment {
  const kind = bindable(column);
  return sql`${given.map((values) => values.map((value) => checked(column, kind, value)))}::${types[kind]}[]`;
}

const types: Readonly<Record<Bindable, Fragment>> = {
  text: sql.raw('text'),
  id: sql.raw('text'),
  number: sql.raw('numeric'),
  checkbox: sql.raw('boolean'),
  date: sql.raw('date'),
  datetime: sql.raw('timestamptz'),
  list: sql.raw('text'),
  languages: sql.raw('text'),
};

function bindable({ kind }: Column): Bindable {
  return kind === 'sealed' ? 'text' : kind;
}

function checked(column: Column, kind: Bindable, value: Scalar): string | boolean {
  const bound = value === null ? undefined : readers[kind](value);
  if (bound !== undefined) return bound;
  throw wrongValue(column, isText(kind) ? 'text' : kind, value);
}

type Read = (value: string | number | boolean) => string | boolean | undefined;

const readers: Readonly<Record<Bindable, Read>> = {
  text: readText,
  id: readText,
  list: readText,
  languages: readText,
  number: readNumber,
  date: readDate,
  datetime: readTime,
  checkbox: (value) => (typeof value === 'boolean' ? value : undefined),
};

function isText(kind: Bindable): kind is 'text' | 'id' | 'list' | 'languages' {
  return readers[kind] === readText;
}

function readText(value: string | number | boolean): string | undefined {
  return typeof value === 'string' && !value.includes('\0') ? value : undefined;
}

const decimal = /^[+-]?\d{1,60}(\.\d{1,60})?(e[+-]?\d{1,3})?$/i;

/** As text too, as more digits than a number of JSON can keep have to be written so. */
function readNumber(value: string | number | boolean): string | undefined {
  const text = typeof value === 'boolean' ? '' : String(value);
  return decimal.test(text) ? text : undefined;
}

const day = /^(\d{4})-(\d\d)-(\d\d)$/;

function readDate(value: string | number | boolean): string | undefined {
  return typeof value === 'string' && day.test(value) && isDay(value) ? value : undefined;
}

const time = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** Without a zone it is meant in UTC, without a time the day's beginning. */
function readTime(value: string | number | boolean): string | undefined {
  const [, date = '', clock, , , zone] = typeof value === 'string' ? (time.exec(value) ?? []) : [];
  if (!isDay(date)) return undefined;
  const moment = `${date}${clock ?? 'T00:00'}${zone ? '' : 'Z'}`;
  return Number.isNaN(Date.parse(moment)) ? undefined : moment;
}

/** Of the calendar, and of the years that a field may hold. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && !text.startsWith('0000') && date.toISOString().startsWith(text);
}
