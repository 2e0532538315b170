import type { Row } from '../../common/dataCalls';
import type { FieldDescription, ObjectDescription } from '../../common/describeCalls';
import type { Anchor, OrderKey } from '../../common/query/keyset';
import type { OrderBy } from '../../common/query/queryRequest';
import { lookupValue } from '../values/lookupValue';
import { languageText } from '../values/valueFormat';
import { valueKind } from '../values/valueKind';

/** By what rows are sorted, if pages can go on from a row in this order; else they are counted off. */
export function orderKeysOf(object: ObjectDescription, orderby: readonly OrderBy[]): OrderKey[] | undefined {
  // The platform's own tables have moments with more digits than answers show.
  if (object.kind !== 'custom') return undefined;
  const keys = orderby.map(({ field, order }) => keyOf(object, field, order));
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

function keyOf(object: ObjectDescription, path: string, order: OrderKey['order']): OrderKey | undefined {
  const [first = '', ...more] = path.split('.');
  const field = fieldOf(object, first);
  // Of the rows that lookups lead to only the name is sure to be text.
  if (more.length > 0) return field && more.length === 1 && more[0] === 'name' ? keyWith(path, order, true) : undefined;
  if (!field || ['choices', 'secret'].includes(valueKind(field))) return undefined;
  const checkbox = valueKind(field) === 'checkbox';
  return { ...keyWith(path, order, !(field.required || field.system || checkbox)), checkbox };
}

function keyWith(field: string, order: OrderKey['order'], nullable: boolean): OrderKey {
  return { field, order, nullable };
}

/** Where a row stands in the order; its texts in several languages count in the reader's. */
export function anchorOf(
  object: ObjectDescription,
  keys: readonly OrderKey[],
  row: Row,
  locale: string,
): Anchor | undefined {
  const { id } = row;
  if (typeof id !== 'string') return undefined;
  return { id, values: keys.map(({ field }) => plainValue(fieldOf(object, field), row[field], locale)) };
}

function plainValue(
  field: FieldDescription | undefined,
  value: unknown,
  locale: string,
): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
  if (field && valueKind(field) === 'languages') return languageText(value, locale);
  return lookupValue(value)?.id ?? null;
}

function fieldOf({ fields }: ObjectDescription, name: string): FieldDescription | undefined {
  return fields.find((field) => field.name === name);
}
