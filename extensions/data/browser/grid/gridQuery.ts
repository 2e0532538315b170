import type { Condition, OrderBy } from '../../common/query/queryRequest';

/** What a grid asks for beside its columns. */
export interface GridQuery {
  readonly search: string;
  readonly condition?: Condition;
  readonly orderby: readonly OrderBy[];
}

/** Columns that were taken away or moved need no rows to be loaded again. */
export function isWithin(fields: string, loaded: string): boolean {
  const there = new Set(loaded.split('\n'));
  return fields.split('\n').every((field) => there.has(field));
}
