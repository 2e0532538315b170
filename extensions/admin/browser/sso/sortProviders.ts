import type { ListedProvider } from '../../common/ssoShapes';

/** There are few: they come all at once, and are sorted here. */
export function sortProviders(rows: readonly ListedProvider[], column: string, order: string): ListedProvider[] {
  const sign = order === 'desc' ? -1 : 1;
  return rows.toSorted((one, other) => sign * compare(valueOf(one, column), valueOf(other, column)));
}

function valueOf(row: ListedProvider, column: string): string | number {
  const value: unknown = Reflect.get(row, column);
  return typeof value === 'number' ? value : String(value);
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
}
