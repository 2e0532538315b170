import { Refusal } from 'lathe/common';
import { visibleField } from '../access/visibleField';
import type { Target } from './rowWriter';

/** The unique field by whose values rows are found. */
export function uniqueField(
  { object, hidden }: Target,
  name: string | undefined,
): { readonly name: string; readonly column: string } {
  const field = visibleField(object, hidden, name ?? '');
  if (!field.column || field.data?.unique !== true)
    throw new Refusal('NOT_UNIQUE_FIELD', { parameters: { field: field.name } });
  return { name: field.name, column: field.column };
}
