import type { Row } from '../../../common/dataCalls';
import type { FieldDescription } from '../../../common/describeCalls';
import type { Comparison } from '../../../common/query/queryRequest';
import { lookupValue } from '../../values/lookupValue';

/** A column of a board. */
export interface BoardColumn {
  readonly id: string;
  /** As rows have it in the field. */
  readonly value: unknown;
  readonly count: number;
  /** It holds what no other column does: a value that is none of the choices any more. */
  readonly isOther?: boolean;
}

/** More columns than this nobody looks at; the least of them are left out. */
export const mostColumns = 50;

/** By the field's choices in their order, else by the values that there are, those with the most rows first. */
export function boardColumns(field: FieldDescription, counts: readonly Row[], alias: string): BoardColumn[] {
  const found = new Map(counts.map((row) => [columnId(row[field.name]), row]));
  const countOf = (id: string): number => Number(found.get(id)?.[alias] ?? 0);
  const column = (value: unknown): BoardColumn => ({ id: columnId(value), value, count: countOf(columnId(value)) });
  if (field.type === 'checkbox') return [column(false), column(true)];
  const known = (field.choices ?? []).filter(({ active, value }) => active !== false || countOf(columnId(value)) > 0);
  const first = field.type === 'singleselect' ? [column(null), ...known.map(({ value }) => column(value))] : [];
  const taken = new Set(first.map(({ id }) => id));
  const others = counts.map((row) => column(row[field.name])).filter(({ id }) => !taken.has(id));
  const all = [...first, ...others].slice(0, mostColumns);
  // Where no row is without a value, the place for such rows is at hand but not the first.
  const isEmptyNone = ({ value, count }: BoardColumn): boolean => value === null && count === 0;
  const last = field.required ? [] : all.filter(isEmptyNone);
  return [...all.filter((each) => !isEmptyNone(each)), ...last];
}

export function columnId(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  const lookup = typeof value === 'object' ? lookupValue(value) : undefined;
  return `v${lookup ? lookup.id : String(value)}`;
}

/** That a row stands in a column. */
export function columnCondition({ name }: FieldDescription, value: unknown): Comparison {
  if (columnId(value) === 'none') return { field: name, operator: 'isnull' };
  const plain = typeof value === 'object' ? (lookupValue(value)?.id ?? '') : value;
  return { field: name, operator: 'eq', value: typeof plain === 'boolean' ? plain : String(plain) };
}
