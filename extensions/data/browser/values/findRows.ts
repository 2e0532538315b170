import { isId } from 'lathe/common';
import type { Comparison } from '../../common/query/queryRequest';
import type { DataRows } from '../rows/dataRows';
import type { LookupValue } from './lookupValue';

const most = 20;

/** The first rows by name whose name has the text, or the one whose id it is. */
export async function findRows(
  rows: DataRows,
  object: string,
  text: string,
  signal?: AbortSignal,
): Promise<LookupValue[]> {
  const named: Comparison[] = text === '' ? [] : [{ field: 'name', operator: 'contains', value: text }];
  const meant: Comparison[] = isId(text) ? [{ field: 'id', operator: 'eq', value: text }] : [];
  const condition = { conjunction: 'OR' as const, conditions: [...named, ...meant] };
  const options = { fields: ['id', 'name'], orderby: [{ field: 'name', order: 'asc' as const }], limit: most };
  const found = await rows.query(object, text === '' ? { options } : { condition, options }, { signal });
  return found.map(({ id, name }) => ({ id: String(id), name: typeof name === 'string' ? name : undefined }));
}
