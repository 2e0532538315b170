import { LiveEvents } from 'lathe';
import { LiveList, useService } from 'lathe/ui';
import { useEffect, useMemo } from 'react';
import type { Row } from '../../common/dataCalls';
import type { ObjectDescription } from '../../common/describeCalls';
import { rowTopic } from '../../common/rowEvent';
import { DataRows } from '../rows/dataRows';

/** The first of them; all are in the grid. */
const most = 10;

export interface RelatedRow {
  readonly id: string;
  readonly values: Row;
}

export interface Related {
  /** The field that leads to the row with this id. */
  readonly field: string;
  readonly id: string;
  readonly fields: readonly string[];
}

/** The latest rows of an object that lead to a row, and how many there are. */
export function useRelatedRows(object: ObjectDescription, { field, id, fields }: Related) {
  const rows = useService(DataRows);
  const events = useService(LiveEvents);
  const list = useMemo(() => new LiveList<RelatedRow>(), []);
  const condition = useMemo(() => ({ conditions: [{ field, operator: 'eq' as const, value: id }] }), [field, id]);
  const { name } = object;
  useEffect(() => {
    const options = { fields: ['id', ...fields], orderby: [{ field: 'id', order: 'desc' as const }], limit: most };
    list.show(async (_page, signal) => {
      const [found, total] = await Promise.all([
        rows.query(name, { condition, options }, { names: true, signal }),
        rows.count(name, condition, undefined, signal),
      ]);
      return { rows: found.map((values) => ({ id: String(values['id']), values })), total };
    });
  }, [list, rows, name, condition, fields]);
  useEffect(() => {
    const following = list.follow(events, rowTopic);
    return () => following.dispose();
  }, [list, events]);
  return { list, condition };
}
