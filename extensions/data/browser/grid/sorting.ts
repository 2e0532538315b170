import type { OrderBy } from '../../common/query/queryRequest';
import type { GridColumn } from './gridColumns';

export interface ColumnSort {
  readonly order: 'asc' | 'desc';
  /** Which of the columns that are sorted by comes first. */
  readonly rank: number;
}

export function sortOf(orderby: readonly OrderBy[], { sortPath }: GridColumn): ColumnSort | undefined {
  const index = orderby.findIndex(({ field }) => field === sortPath);
  const found = orderby[index];
  return found && { order: found.order, rank: index + 1 };
}

/** First rising, then falling, then not at all; `more` keeps the other columns. */
export function sortedBy(orderby: readonly OrderBy[], column: GridColumn, more: boolean): readonly OrderBy[] {
  const { sortPath } = column;
  if (sortPath === undefined) return orderby;
  const sort = sortOf(orderby, column);
  const next: OrderBy[] = sort?.order === 'desc' ? [] : [{ field: sortPath, order: sort ? 'desc' : 'asc' }];
  if (!more) return next;
  return sort ? orderby.flatMap((each) => (each.field === sortPath ? next : [each])) : [...orderby, ...next];
}

/** In this direction, beside what it is sorted by already or in place of it. */
export function withSort(
  orderby: readonly OrderBy[],
  { sortPath }: GridColumn,
  order: 'asc' | 'desc',
  more = false,
): readonly OrderBy[] {
  if (sortPath === undefined) return orderby;
  const others = more ? orderby.filter(({ field }) => field !== sortPath) : [];
  return [...others, { field: sortPath, order }];
}
