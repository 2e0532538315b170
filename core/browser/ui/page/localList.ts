import type { ListPage } from './liveList';
import type { ListQuery } from './useListQuery';

/** What the server gives all at once is searched and sorted here. */
export function pageOf<T extends object>(
  all: readonly T[],
  { search, sort, order }: ListQuery,
  textsOf: (row: T) => readonly string[],
): ListPage<T> {
  const part = search?.toLowerCase();
  const found =
    part === undefined ? all : all.filter((row) => textsOf(row).some((text) => text.toLowerCase().includes(part)));
  return { rows: sortRows(found, sort, order), total: found.length };
}

export function sortRows<T extends object>(rows: readonly T[], column: string, order: string): T[] {
  const sign = order === 'desc' ? -1 : 1;
  return rows.toSorted((one, other) => sign * compare(valueOf(one, column), valueOf(other, column)));
}

function valueOf(row: object, column: string): string | number {
  const value: unknown = Reflect.get(row, column);
  return typeof value === 'number' ? value : String(value ?? '');
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
}
