import type { TableSort } from 'lathe/ui';
import { useState } from 'react';

/** What is searched in a list and how it is sorted. */
export function useListQuery(firstColumn: string) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<TableSort>({ column: firstColumn, descending: false });
  return { search, setSearch, sort, setSort };
}

/** As the calls of lists want it. */
export function queryOf(search: string, { column, descending }: TableSort) {
  return { search: search.trim() || undefined, sort: column, order: descending ? 'desc' : 'asc' };
}
