import { useState } from 'react';
import type { TableSort } from '../table/tableColumn';

/** What is searched in a list and how it is sorted. */
export function useListQuery(first: TableSort) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<TableSort>(first);
  return { search, setSearch, sort, setSort };
}

/** As the calls of lists want it. */
export interface ListQuery {
  readonly search: string | undefined;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
}

export function queryOf(search: string, { column, descending }: TableSort): ListQuery {
  return { search: search.trim() || undefined, sort: column, order: descending ? 'desc' : 'asc' };
}
