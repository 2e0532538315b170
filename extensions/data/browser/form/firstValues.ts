import type { Row } from '../../common/dataCalls';
import type { FieldDescription, ObjectDescription } from '../../common/describeCalls';

/** What a new row shows before anybody has typed: what is given, else each field's default. */
export function firstValues(
  { fields }: ObjectDescription,
  given: Row,
  user: { readonly id: string; readonly name: string } | undefined,
): Row {
  const own = fields.filter(({ editable }) => editable);
  return Object.fromEntries(own.map((field) => [field.name, given[field.name] ?? firstValue(field, user) ?? null]));
}

function firstValue(
  field: FieldDescription,
  user: { readonly id: string; readonly name: string } | undefined,
): unknown {
  const { type, name, default: value } = field;
  if (type === 'checkbox') return value ?? false;
  if (name === 'owner') return user;
  if (value === 'today' && type === 'date') return today();
  if (value === 'now' && type === 'datetime') return new Date().toISOString();
  if (value === 'me' && type === 'lookup') return user;
  return value;
}

/** Of the user's time zone. */
function today(): string {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
