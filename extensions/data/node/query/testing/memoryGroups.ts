import type { QueryOptions } from '../../../common/query/queryRequest';
import { order } from './memoryCondition';
import { type Kind, kindAt, type MemoryRows, type Place } from './memoryRows';

type GroupBy = NonNullable<QueryOptions['groupby']>[number];
type Part = Exclude<GroupBy, string>['by'];
type Aggregate = NonNullable<QueryOptions['aggregate']>[number];
type Told = (place: Place, path: string) => unknown;

/** Rows in heaps that are alike in the keys; without a key all are one heap, be it empty. */
export function groups(rows: MemoryRows, places: readonly Place[], options: QueryOptions, told: Told): unknown[] {
  const { groupby = [], aggregate = [], orderby = [], skip = 0, limit = 5000 } = options;
  const keysOf = (place: Place) => groupby.map((key) => keyOf(rows, place, key));
  const heaps = Map.groupBy(places, (place) => JSON.stringify(keysOf(place)));
  if (groupby.length === 0 && heaps.size === 0) heaps.set('[]', []);
  const entries = [...heaps.values()].map((heap) => {
    const [first] = heap;
    const raw = new Map<string, readonly [value: unknown, kind: Kind, shown: unknown]>();
    for (const key of groupby) {
      const value = first ? keyOf(rows, first, key) : null;
      const plain = typeof key === 'string';
      const kind = plain && first ? kindAt(first.object, key) : 'exact';
      raw.set(nameOf(key), [
        value,
        plain && kind === 'text' ? 'exact' : kind,
        plain && first ? told(first, key) : value,
      ]);
    }
    for (const each of aggregate) {
      const value = summed(rows, heap, each);
      raw.set(each.alias, [value, 'exact', value]);
    }
    return raw;
  });
  const names = [...orderby, ...groupby.map((key) => ({ field: nameOf(key), order: 'asc' as const }))];
  const sorted = entries.toSorted((a, b) => {
    for (const { field, order: direction } of names) {
      const [[one, kind] = [null, 'exact' as const], [other] = [null]] = [a.get(field), b.get(field)];
      const sign = order(kind, one, other);
      if (sign !== 0) return direction === 'desc' ? -sign : sign;
    }
    return 0;
  });
  return sorted
    .slice(skip, skip + limit)
    .map((entry) => Object.fromEntries([...entry].map(([name, [, , shown]]) => [name, shown])));
}

function nameOf(key: GroupBy): string {
  return typeof key === 'string' ? key : `${key.field}.${key.by}`;
}

function keyOf(rows: MemoryRows, place: Place, key: GroupBy): unknown {
  if (typeof key === 'string') return rows.value(place, key);
  const value = rows.value(place, key.field);
  return typeof value === 'string' ? partOf(value.slice(0, 10), key.by) : null;
}

function partOf(day: string, part: Part): string {
  const [year = '', month = ''] = day.split('-');
  switch (part) {
    case 'year':
      return year;
    case 'quarter':
      return `${year}-Q${Math.ceil(Number(month) / 3)}`;
    case 'month':
      return `${year}-${month}`;
    case 'day':
      return day;
    case 'week':
      return weekOf(new Date(day));
  }
}

/** A week belongs to the year of its Thursday. */
function weekOf(date: Date): string {
  const thursday = new Date(date);
  thursday.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((thursday.getTime() - first) / 86_400_000 + 1) / 7);
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}

function summed(rows: MemoryRows, heap: readonly Place[], { field, function: name }: Aggregate): unknown {
  if (field === undefined) return heap.length;
  const values = heap.map((place) => rows.value(place, field)).filter((value) => value !== null);
  if (name === 'count') return values.length;
  if (values.length === 0) return null;
  const numbers = values.map(Number);
  const sum = numbers.reduce((a, b) => a + b, 0);
  if (name === 'sum') return sum;
  if (name === 'avg') return sum / values.length;
  const sorted = values.toSorted((a, b) => order('exact', a, b));
  return name === 'min' ? sorted[0] : sorted.at(-1);
}
