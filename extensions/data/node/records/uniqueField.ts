import { Refusal } from 'lathe/common';
import { unknownField } from '../query/refuseQuery';
import type { Target } from './rowWriter';

/** The unique field by whose values rows are found. */
export function uniqueField(
  { object }: Target,
  name: string | undefined,
): { readonly name: string; readonly column: string } {
  const field = object.field(name ?? '');
  if (!field)
    throw unknownField(
      object.name,
      name ?? '',
      object.fields.map((each) => each.name),
    );
  if (!field.column || field.data?.unique !== true)
    throw new Refusal('NOT_UNIQUE_FIELD', { parameters: { field: field.name } });
  return { name: field.name, column: field.column };
}
