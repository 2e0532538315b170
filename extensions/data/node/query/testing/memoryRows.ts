import type { ShopRow, ShopRows } from './shopTables';

export type Kind = 'text' | 'exact' | 'number' | 'flag' | 'day' | 'moment' | 'list' | 'lookup';
export type Shop = keyof ShopRows;

/** What the test knows of the shop by itself. */
export const kinds: Readonly<Record<Shop, Readonly<Record<string, Kind>>>> = {
  Region: { id: 'exact', name: 'text', code: 'exact', parent: 'lookup' },
  Customer: {
    ...{ id: 'exact', name: 'text', email: 'text', region: 'lookup', credit: 'number', vip: 'flag', since: 'day' },
    ...{ seen: 'moment', tier: 'exact', tags: 'list' },
  },
  Order: {
    ...{ id: 'exact', name: 'text', customer: 'lookup', total: 'number', status: 'exact', orderedOn: 'day' },
  },
  Item: { id: 'exact', name: 'text', order: 'lookup', product: 'text', quantity: 'number', price: 'number' },
};

export const lookups: Readonly<Record<string, Shop>> = {
  'Region.parent': 'Region',
  'Customer.region': 'Region',
  'Order.customer': 'Customer',
  'Item.order': 'Order',
};

export const relations: Readonly<Record<Shop, Readonly<Record<string, readonly [Shop, string]>>>> = {
  Region: { parts: ['Region', 'parent'], customers: ['Customer', 'region'] },
  Customer: { orders: ['Order', 'customer'] },
  Order: { items: ['Item', 'order'] },
  Item: {},
};

export interface Place {
  readonly object: Shop;
  readonly row: ShopRow;
}

/** The rows in the test's own memory. */
export class MemoryRows {
  constructor(readonly rows: Required<ShopRows>) {}

  follow({ object, row }: Place, field: string): Place | undefined {
    const target = lookups[`${object}.${field}`];
    const found = target && this.rows[target].find(({ id }) => id === row[field]);
    return target && found ? { object: target, row: found } : undefined;
  }

  /** Where a path ends, if its lookups lead somewhere. */
  end(place: Place, path: string): Place | undefined {
    return path
      .split('.')
      .slice(0, -1)
      .reduce<Place | undefined>((at, field) => at && this.follow(at, field), place);
  }

  value(place: Place, path: string): unknown {
    return this.end(place, path)?.row[path.split('.').at(-1) ?? ''] ?? null;
  }

  children({ object, row }: Place, relation: string): Place[] {
    const [child, field] = relations[object][relation] ?? ['Item', 'nothing'];
    return this.rows[child].filter((each) => each[field] === row.id).map((each) => ({ object: child, row: each }));
  }
}

export function kindAt(object: Shop, path: string): Kind {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const end = names.reduce<Shop>((at, name) => lookups[`${at}.${name}`] ?? at, object);
  return kinds[end][last] ?? 'exact';
}
