import type { ObjectDescription } from '../../common/describeCalls';
import type { DataRows } from './dataRows';
import { issuesByField, type RefusedChange, type RowChange, writtenValues } from './saveRow';

/** A call takes no more. */
const most = 1000;

/** Saves changes of many rows, each by itself; gives those that were refused. */
export async function saveRows(
  rows: Pick<DataRows, 'bulk'>,
  object: ObjectDescription,
  changes: readonly RowChange[],
): Promise<RefusedChange[]> {
  const refused: RefusedChange[] = [];
  for (let from = 0; from < changes.length; from += most) {
    const part = changes.slice(from, from + most);
    const records = part.map(({ row, changes: made }) => ({
      ...writtenValues(object, made),
      ...{ id: row['id'], revision: row['revision'] },
    }));
    const outcomes = await rows.bulk(object.name, 'update', records, false);
    part.forEach((change, index) => {
      const outcome = outcomes[index];
      if (outcome?.success) return;
      const { resMsg = '', fields } = outcome?.error ?? {};
      refused.push({ change, message: resMsg, errors: issuesByField(fields) });
    });
  }
  return refused;
}
