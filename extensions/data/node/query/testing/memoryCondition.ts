import type { Comparison, Condition } from '../../../common/query/queryRequest';
import { type Kind, kindAt, type MemoryRows, type Place } from './memoryRows';

/** Whether a condition holds for a row: no database is asked. */
export function holds(rows: MemoryRows, place: Place, { conjunction, conditions }: Condition): boolean {
  const results = conditions.map((part) =>
    'conditions' in part ? holds(rows, place, part) : compares(rows, place, part),
  );
  if (conditions.length === 0) return true;
  return conjunction === 'OR' ? results.includes(true) : !results.includes(false);
}

function compares(rows: MemoryRows, place: Place, { field, operator, value }: Comparison): boolean {
  const kind = kindAt(place.object, field);
  const own = rows.value(place, field);
  const given = Array.isArray(value) ? value : [value ?? null];
  const sames = given.map((each) => same(kind, own, each));
  switch (operator) {
    case 'isnull':
      return own === null;
    case 'isnotnull':
      return own !== null;
    case 'eq':
      return kind === 'list' ? sameSet(own, value) : sames[0] === true;
    case 'ne':
      return kind === 'list' ? !sameSet(own, value) : sames[0] !== true;
    case 'in':
      return sames.includes(true);
    case 'nin':
      return !sames.includes(true);
    case 'includes':
      return Array.isArray(own) && given.some((each) => own.includes(each));
    case 'excludes':
      return !Array.isArray(own) || !given.some((each) => own.includes(each));
    case 'contains':
      return typeof own === 'string' && own.toLowerCase().includes(String(value).toLowerCase());
    case 'startwith':
      return typeof own === 'string' && own.toLowerCase().startsWith(String(value).toLowerCase());
    case 'endwith':
      return typeof own === 'string' && own.toLowerCase().endsWith(String(value).toLowerCase());
    case 'between':
      return own !== null && order(kind, own, given[0]) >= 0 && order(kind, own, given[1]) <= 0;
    default: {
      const sign = own === null ? Number.NaN : order(kind, own, given[0]);
      return { lt: sign < 0, le: sign <= 0, gt: sign > 0, ge: sign >= 0 }[operator];
    }
  }
}

function same(kind: Kind, own: unknown, value: unknown): boolean {
  return own === null || value === null ? own === value : order(kind, own, value) === 0;
}

function sameSet(own: unknown, value: unknown): boolean {
  if (!Array.isArray(own) || value === null) return own === value;
  const wanted = Array.isArray(value) ? value : [value];
  return own.every((each) => wanted.includes(each)) && wanted.every((each) => own.includes(each));
}

/** Less than 0, 0 or more than 0; what is missing comes after all else. */
export function order(kind: Kind, a: unknown, b: unknown): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (kind === 'flag') return Number(a) - Number(b);
  const [one, other] = kind === 'text' ? [String(a).toLowerCase(), String(b).toLowerCase()] : [String(a), String(b)];
  return Number(one > other) - Number(one < other);
}
