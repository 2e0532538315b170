import { LiveEvents } from 'lathe';
import { useService } from 'lathe/ui';
import { useEffect, useMemo } from 'react';
import { type Asking, DataRows } from '../rows/dataRows';
import type { OrderBy, QueryRequest } from '../../common/query/queryRequest';
import { followRows } from './followRows';
import { RowPages } from './rowPages';
import { conditionOf, fieldsOf, type ShownView } from './shownView';

interface Wanted {
  readonly orderby: readonly OrderBy[] | undefined;
  /** Words that the rows have; none for all. */
  readonly text: string;
  readonly turn: number;
  readonly pageSize: number;
}

/** The rows of a view, page by page, which follow what happens to them. */
export function useViewRows(shown: ShownView, { orderby, text, turn, pageSize }: Wanted): RowPages {
  const rows = useService(DataRows);
  const events = useService(LiveEvents);
  const pages = useMemo(() => {
    const wanted = { object: shown.object.name, fields: fieldsOf(shown), condition: conditionOf(shown), orderby };
    const query = (object: string, request: QueryRequest, asking?: Asking) =>
      text === '' ? rows.query(object, request, asking) : rows.search(object, text, request, asking);
    return new RowPages({ rows: { query } }, wanted, pageSize);
  }, [rows, shown, orderby, text, pageSize]);
  useEffect(() => {
    const following = followRows(events, shown.object.name, () => void pages.load());
    return () => {
      following.dispose();
      pages.dispose();
    };
  }, [pages, events, shown]);
  useEffect(() => void pages.load(), [pages, turn]);
  return pages;
}
