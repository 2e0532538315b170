import { MetadataClient } from 'lathe';
import type { ListedRecord } from 'lathe/common';
import { type ListQuery, type LoadPage, pageOf, useService } from 'lathe/ui';
import { useCallback } from 'react';

const mostParts = 1000;

/** The parts of an object, of one type, as rows of a list; there are few enough to search and sort them here. */
export function useParts<T extends { readonly id: string }>(
  id: string,
  part: string,
  toRow: (record: ListedRecord) => T,
  textsOf: (row: T) => readonly string[],
): (query: ListQuery) => LoadPage<T> {
  const client = useService(MetadataClient);
  return useCallback(
    (query: ListQuery) => async (_page: unknown, signal: AbortSignal) => {
      const { parts } = await client.calls;
      const params = { type: 'object', id, part };
      const { rows } = await parts.list({ params, query: { limit: mostParts, order: 'createdAt' }, signal });
      return pageOf(rows.map(toRow), query, textsOf);
    },
    [client, id, part, toRow, textsOf],
  );
}
