import { type RawBuilder, sql } from 'kysely';
import type { FieldType } from '../../common/objects/fieldTypes';
import { FormulaError } from './formulaError';

/** What a part of a formula is. "nothing" fits everywhere. */
export type ValueType = 'text' | 'number' | 'checkbox' | 'date' | 'datetime' | 'list' | 'nothing';

/** A part of a formula as SQL, with its type known. */
export interface FormulaValue {
  readonly type: ValueType;
  readonly sql: RawBuilder<unknown>;
}

const types: Partial<Record<FieldType, ValueType>> = {
  number: 'number',
  currency: 'number',
  percent: 'number',
  rollupsummary: 'number',
  checkbox: 'checkbox',
  date: 'date',
  datetime: 'datetime',
  multiselect: 'list',
};

/** What a field's value is in a formula; secrets and texts in several languages are nothing to compute with. */
export function valueTypeOf(type: FieldType): ValueType | undefined {
  if (type === 'encryptedtext' || type === 'multilanguage' || type === 'formula') return undefined;
  return types[type] ?? 'text';
}

/** PostgreSQL is told the type of what is bound: it cannot know it from the place. */
export function constant(value: string | number | boolean): FormulaValue {
  if (typeof value === 'number') return { type: 'number', sql: sql`${String(value)}::numeric` };
  if (typeof value === 'boolean') return { type: 'checkbox', sql: sql`${value}::boolean` };
  return { type: 'text', sql: sql`${value}::text` };
}

export const nothing: FormulaValue = { type: 'nothing', sql: sql`null` };

/** The value, if it is of one of the types; `what` names the place for the error. */
export function needs(value: FormulaValue, what: string, ...allowed: readonly ValueType[]): FormulaValue {
  if (value.type === 'nothing' || allowed.includes(value.type)) return value;
  throw new FormulaError('type', { what, type: value.type, wanted: allowed.join(' / ') });
}

/** The one type of values that stand side by side. */
export function commonType(what: string, values: readonly FormulaValue[]): ValueType {
  const types = new Set(values.map(({ type }) => type).filter((type) => type !== 'nothing'));
  if (types.size === 2 && types.has('date') && types.has('datetime')) return 'datetime';
  const [first = 'nothing', second] = types;
  if (second) throw new FormulaError('type', { what, type: second, wanted: first });
  return first;
}
