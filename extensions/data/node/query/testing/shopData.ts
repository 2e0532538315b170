import type { ShopRow, ShopRows } from './shopTables';

/** Rows with few values of each kind, so that they often meet; every kind is missing here and there. */
export function shopData(): Required<ShopRows> {
  let state = 7;
  const next = (count: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * count);
  };
  const one = <T>(values: readonly T[]): T | null => values[next(values.length + 1)] ?? null;
  const rows = (prefix: string, count: number, make: () => Record<string, unknown>): ShopRow[] =>
    Array.from({ length: count }, (_, index) => ({ id: `${prefix}${String(index).padStart(3, '0')}`, ...make() }));
  const regions = rows('r', 5, () => ({ name: one(words) ?? 'none', code: one(words) }));
  const withParents = regions.map((region, index) => ({ ...region, parent: one(regions.slice(0, index))?.id ?? null }));
  const customers = rows('c', 30, () => ({
    ...{ name: one(words) ?? 'none', email: one(words), region: one(regions)?.id ?? null, credit: one(numbers) },
    ...{ vip: next(2) === 0, since: one(days), seen: one(moments), tier: one(tiers), tags: one(tags) },
  }));
  const orders = rows('o', 60, () => ({
    ...{ name: one(words) ?? 'none', customer: one(customers)?.id ?? null, total: one(numbers) },
    ...{ status: one(statuses), orderedOn: one(days) },
  }));
  const items = rows('i', 90, () => ({
    ...{ name: one(words) ?? 'none', order: one(orders)?.id ?? null, product: one(words), quantity: one([1, 2, 3]) },
    price: one(numbers),
  }));
  return { Region: withParents, Customer: customers, Order: orders, Item: items };
}

export const words = ['ab', 'Ab', 'ABC', 'b_%', 'c\\d', "e'f", '', 'zeta'];
export const numbers = [0, 1, 2.5, -3.25, 100, 1_000_000];
export const days = ['2025-12-29', '2025-12-31', '2026-01-01', '2026-01-31', '2026-02-15'];
export const moments = ['2025-12-31T23:59:59.999Z', '2026-01-01T00:00:00.000Z', '2026-06-15T12:30:00.250Z'];
export const tiers = ['Gold', 'gold', 'Silver'];
export const statuses = ['open', 'paid', 'sent'];
export const tags = [['a'], ['a', 'b'], ['b', 'c'], ['c', 'b']];
