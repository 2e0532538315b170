import type { FieldDescription } from '../../common/describeCalls';
import type { Operator } from '../../common/query/operators';
import { type ValueKind, valueKind } from '../values/valueKind';

/** How many values an operator compares with. */
export type Arity = 'none' | 'one' | 'two' | 'list';

const empty: readonly Operator[] = ['isnull', 'isnotnull'];
const order: readonly Operator[] = ['gt', 'ge', 'lt', 'le', 'between'];
const same: readonly Operator[] = ['eq', 'ne', 'in', 'nin'];
const words: readonly Operator[] = ['contains', 'startwith', 'endwith'];

/** What the query takes for the kind, the most usual first. */
const byKind: Readonly<Record<ValueKind, readonly Operator[]>> = {
  text: [...words, ...same, ...order, ...empty],
  languages: [...words, ...same, ...order, ...empty],
  number: [...same, ...order, ...empty],
  date: [...same, ...order, ...empty],
  datetime: [...order, ...same, ...empty],
  checkbox: ['eq', 'ne', 'in', 'nin', ...empty],
  choice: ['in', 'nin', 'eq', 'ne', ...words, ...order, ...empty],
  choices: ['includes', 'excludes', 'eq', 'ne', ...empty],
  lookup: [...same, ...order, ...empty],
  secret: empty,
};

/** Which may be chosen; the first is the usual one. */
export function operatorsFor(field: FieldDescription): readonly Operator[] {
  return byKind[valueKind(field)];
}

export function arityOf(operator: Operator, kind: ValueKind): Arity {
  if (operator === 'isnull' || operator === 'isnotnull') return 'none';
  if (operator === 'between') return 'two';
  if (['in', 'nin', 'includes', 'excludes'].includes(operator)) return 'list';
  return kind === 'choices' ? 'list' : 'one';
}

/** As what one value of a comparison is edited and shown: one of the choices, a line of text. */
export function comparedField(field: FieldDescription): FieldDescription {
  switch (valueKind(field)) {
    case 'choices':
      return { ...field, type: 'singleselect' };
    case 'languages':
    case 'text':
      return { ...field, type: 'text', length: undefined };
    case 'number':
      return { ...field, type: field.type === 'percent' ? 'percent' : 'number' };
    default:
      return field;
  }
}
