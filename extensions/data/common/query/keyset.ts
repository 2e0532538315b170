import type { Comparison, Condition } from './queryRequest';

export interface OrderKey {
  readonly field: string;
  readonly order: 'asc' | 'desc';
  /** Rows may have no value there: such come last in rising order, first in falling order. */
  readonly nullable: boolean;
  /** Values that are true or false have an order, but the query has no "greater" for them. */
  readonly checkbox?: boolean;
}

type Value = string | number | boolean | null;

/** Where a row stands in an order: its values of the keys, and its id. */
export interface Anchor {
  readonly values: readonly Value[];
  readonly id: string;
}

type Part = Condition | Comparison;

const all = (...conditions: readonly Part[]): Condition => ({ conjunction: 'AND', conditions });
const any = (...conditions: readonly Part[]): Condition => ({ conjunction: 'OR', conditions });

/**
 * What holds of the rows that come after one, in an order that ends with the id in the direction of the last key. Reading
 * on from there costs the same however far it is, where skipping rows costs more the more there are.
 */
export function after(keys: readonly OrderKey[], { values, id }: Anchor): Condition {
  const last: Part = { field: 'id', operator: (keys.at(-1)?.order ?? 'asc') === 'asc' ? 'gt' : 'lt', value: id };
  const found = keys.reduceRight<Part>((rest, key, index) => afterKey(key, values[index] ?? null, rest), last);
  const bound = keys[0] && boundOf(keys[0], values[0] ?? null);
  return bound ? all(bound, found) : all(found);
}

/** The other way round. */
export function reversed(keys: readonly OrderKey[]): OrderKey[] {
  const plain = keys.length > 0 ? keys : [{ field: 'id', order: 'asc' as const, nullable: false }];
  return plain.map((key) => ({ ...key, order: key.order === 'asc' ? 'desc' : 'asc' }));
}

function afterKey(key: OrderKey, value: Value, rest: Part): Part {
  const { field, order, nullable } = key;
  if (value === null) {
    const same = all({ field, operator: 'isnull' }, rest);
    return order === 'asc' ? same : any({ field, operator: 'isnotnull' }, same);
  }
  const same = all({ field, operator: 'eq', value }, rest);
  const further = furtherThan(key, value);
  const none: Part[] = nullable && order === 'asc' ? [{ field, operator: 'isnull' }] : [];
  return any(...further, ...none, same);
}

function furtherThan({ field, order, checkbox }: OrderKey, value: Value): Part[] {
  if (!checkbox) return [{ field, operator: order === 'asc' ? 'gt' : 'lt', value }];
  const next = order === 'asc';
  return value === next ? [] : [{ field, operator: 'eq', value: next }];
}

/** Says the same once more in a way that an index can begin at. */
function boundOf({ field, order, nullable, checkbox }: OrderKey, value: Value): Part | undefined {
  if (value === null || checkbox || (nullable && order === 'asc')) return undefined;
  return { field, operator: order === 'asc' ? 'ge' : 'le', value };
}
