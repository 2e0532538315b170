import { type RawBuilder, sql } from 'kysely';
import { commonType, type FormulaValue, needs, type ValueType } from './formulaValue';

type Sql = RawBuilder<unknown>;

export interface FormulaFunction {
  readonly least: number;
  readonly most: number;
  apply(args: readonly FormulaValue[], name: string): FormulaValue;
}

const many = 50;
const none: Sql = sql`null`;
const at = (args: readonly FormulaValue[], index: number): Sql => args[index]?.sql ?? none;

/** A function whose arguments have types that never change. */
function typed(
  result: ValueType,
  wanted: readonly ValueType[],
  write: (...args: readonly Sql[]) => Sql,
  optional = 0,
): FormulaFunction {
  return {
    least: wanted.length - optional,
    most: wanted.length,
    apply: (args, name) => ({
      type: result,
      sql: write(...args.map((value, index) => needs(value, name, ...typesAt(wanted, index)).sql)),
    }),
  };
}

/** A moment will do where a day is asked for. */
function typesAt(wanted: readonly ValueType[], index: number): readonly ValueType[] {
  const type = wanted[index] ?? 'nothing';
  return type === 'date' ? ['date', 'datetime'] : [type];
}

/** One whose arguments are all alike. */
function alike(write: (args: readonly Sql[]) => Sql, result?: ValueType): FormulaFunction {
  return {
    least: 1,
    most: many,
    apply: (args, name) => ({ type: result ?? commonType(name, args), sql: write(args.map((value) => value.sql)) }),
  };
}

function logical(word: Sql): FormulaFunction {
  return {
    least: 1,
    most: many,
    apply: (args, name) => ({
      type: 'checkbox',
      sql: sql`(${sql.join(
        args.map((value) => sql`coalesce(${needs(value, name, 'checkbox').sql}, false)`),
        word,
      )})`,
    }),
  };
}

const choose: FormulaFunction = {
  least: 3,
  most: 3,
  apply: ([test, yes, no], name) => {
    if (!test || !yes || !no) return { type: 'nothing', sql: none };
    return {
      type: commonType(name, [yes, no]),
      sql: sql`case when ${needs(test, name, 'checkbox').sql} then ${yes.sql} else ${no.sql} end`,
    };
  },
};

const isBlank: FormulaFunction = {
  least: 1,
  most: 1,
  apply: (args) => ({ type: 'checkbox', sql: sql`coalesce((${at(args, 0)})::text, '') = ''` }),
};

const asText: FormulaFunction = {
  least: 1,
  most: 1,
  apply: (args) => ({ type: 'text', sql: sql`(${at(args, 0)})::text` }),
};

/** By name in upper case, as people know them from spreadsheets. */
export const formulaFunctions: Readonly<Record<string, FormulaFunction>> = {
  IF: choose,
  AND: logical(sql` and `),
  OR: logical(sql` or `),
  NOT: typed('checkbox', ['checkbox'], (value) => sql`not coalesce(${value}, false)`),
  ISBLANK: isBlank,
  BLANKVALUE: alike((args) => sql`coalesce(${sql.join(args)})`),
  TEXT: asText,
  LEN: typed('number', ['text'], (text) => sql`char_length(${text})::numeric`),
  LEFT: typed('text', ['text', 'number'], (text, count) => sql`left(${text}, greatest(${count}, 0)::integer)`),
  RIGHT: typed('text', ['text', 'number'], (text, count) => sql`right(${text}, greatest(${count}, 0)::integer)`),
  MID: typed(
    'text',
    ['text', 'number', 'number'],
    (text, from, count) => sql`substr(${text}, (${from})::integer, greatest(${count}, 0)::integer)`,
  ),
  UPPER: typed('text', ['text'], (text) => sql`upper(${text})`),
  LOWER: typed('text', ['text'], (text) => sql`lower(${text})`),
  TRIM: typed('text', ['text'], (text) => sql`btrim(${text})`),
  CONTAINS: typed('checkbox', ['text', 'text'], (text, part) => sql`strpos(lower(${text}), lower(${part})) > 0`),
  BEGINS: typed('checkbox', ['text', 'text'], (text, part) => sql`starts_with(lower(${text}), lower(${part}))`),
  SUBSTITUTE: typed('text', ['text', 'text', 'text'], (text, from, to) => sql`replace(${text}, ${from}, ${to})`),
  INCLUDES: typed('checkbox', ['list', 'text'], (list, value) => sql`${value} = any(${list})`),
  ROUND: typed(
    'number',
    ['number', 'number'],
    (value, digits) => sql`round(${value}, coalesce(${digits ?? sql`0`}, 0)::integer)`,
    1,
  ),
  ABS: typed('number', ['number'], (value) => sql`abs(${value})`),
  CEILING: typed('number', ['number'], (value) => sql`ceil(${value})`),
  FLOOR: typed('number', ['number'], (value) => sql`floor(${value})`),
  MOD: typed('number', ['number', 'number'], (value, by) => sql`mod(${value}, nullif(${by}, 0))`),
  MIN: alike((args) => sql`least(${sql.join(args)})`),
  MAX: alike((args) => sql`greatest(${sql.join(args)})`),
  TODAY: typed('date', [], () => sql`current_date`),
  NOW: typed('datetime', [], () => sql`now()`),
  YEAR: typed('number', ['date'], (day) => sql`extract(year from ${day})`),
  MONTH: typed('number', ['date'], (day) => sql`extract(month from ${day})`),
  DAY: typed('number', ['date'], (day) => sql`extract(day from ${day})`),
  WEEKDAY: typed('number', ['date'], (day) => sql`extract(isodow from ${day})`),
  DATEVALUE: typed('date', ['date'], (day) => sql`(${day})::date`),
  ADDDAYS: typed('date', ['date', 'number'], (day, count) => sql`((${day})::date + (${count})::integer)`),
  ADDMONTHS: typed(
    'date',
    ['date', 'number'],
    (day, count) => sql`((${day})::date + make_interval(months => (${count})::integer))::date`,
  ),
  DAYSBETWEEN: typed('number', ['date', 'date'], (from, to) => sql`((${to})::date - (${from})::date)::numeric`),
};
