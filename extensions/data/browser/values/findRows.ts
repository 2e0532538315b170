import { isId } from 'lathe/common';
import type { Comparison } from '../../common/query/queryRequest';
import type { DataRows } from '../rows/dataRows';
import { calledIn, nameFields } from './calledIn';
import type { LookupValue } from './lookupValue';

const most = 20;

/** The first rows by name that are called so, or the one whose id it is. */
export async function findRows(
  rows: Pick<DataRows, 'query'>,
  object: string,
  text: string,
  signal?: AbortSignal,
): Promise<LookupValue[]> {
  const names = nameFields(object);
  const named = text === '' ? [] : names.map((field): Comparison => ({ field, operator: 'contains', value: text }));
  const meant: Comparison[] = isId(text) ? [{ field: 'id', operator: 'eq', value: text }] : [];
  const condition = { conjunction: 'OR' as const, conditions: [...named, ...meant] };
  const options = { fields: ['id', ...names], orderby: [{ field: 'name', order: 'asc' as const }], limit: most };
  const found = await rows.query(object, text === '' ? { options } : { condition, options }, { signal });
  return found.map((row) => ({ id: String(row['id']), name: calledIn(row) }));
}
