import fc from 'fast-check';
import { after, type OrderKey, reversed } from './keyset';
import type { Comparison, Condition } from './queryRequest';

type Value = string | number | boolean | null;
type Row = Readonly<Record<string, Value>>;

/** As the query compares: nothing is greater or less than no value. */
function holds(part: Condition | Comparison, row: Row): boolean {
  if ('conditions' in part) {
    const parts = part.conditions.map((each) => holds(each, row));
    return part.conjunction === 'OR' ? parts.some(Boolean) : parts.every(Boolean);
  }
  const value = row[part.field] ?? null;
  if (part.operator === 'isnull') return value === null;
  if (part.operator === 'isnotnull') return value !== null;
  const given = part.value ?? null;
  if (value === null || given === null || Array.isArray(given)) return false;
  const tests: Partial<Record<Comparison['operator'], boolean>> = {
    ...{ eq: value === given, gt: value > given, ge: value >= given, lt: value < given, le: value <= given },
  };
  return tests[part.operator] ?? false;
}

function compare(keys: readonly OrderKey[]): (one: Row, other: Row) => number {
  return (one, other) => {
    for (const { field, order } of [...keys, { field: 'id', order: keys.at(-1)?.order ?? 'asc' }]) {
      const [a, b] = [one[field] ?? null, other[field] ?? null];
      if (a === b) continue;
      const rising = a === null ? 1 : b === null ? -1 : a < b ? -1 : 1;
      return order === 'asc' ? rising : -rising;
    }
    return 0;
  };
}

const order = fc.constantFrom('asc' as const, 'desc' as const);
const keysOf = fc.uniqueArray(
  fc.oneof(
    order.map((way): OrderKey => ({ field: 'number', order: way, nullable: true })),
    order.map((way): OrderKey => ({ field: 'sure', order: way, nullable: false })),
    order.map((way): OrderKey => ({ field: 'flag', order: way, nullable: false, checkbox: true })),
  ),
  { selector: ({ field }) => field },
);
const rowsOf = fc
  .array(
    fc.record({
      number: fc.option(fc.integer({ min: 0, max: 3 })),
      sure: fc.integer({ min: 0, max: 2 }),
      flag: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => rows.map((row, index): Row => ({ ...row, id: String.fromCharCode(97 + index) })));

describe('after', () => {
  it('are exactly the rows that follow in the order, and before it those of the reverse', () => {
    fc.assert(
      fc.property(rowsOf, keysOf, fc.nat(), (rows, keys, at) => {
        const sorted = rows.toSorted(compare(keys));
        const index = at % rows.length;
        const anchor = (used: readonly OrderKey[]) => ({
          values: used.map(({ field }) => sorted[index]?.[field] ?? null),
          id: String(sorted[index]?.['id']),
        });
        expect(sorted.filter((row) => holds(after(keys, anchor(keys)), row))).toEqual(sorted.slice(index + 1));
        const back = reversed(keys);
        expect(sorted.filter((row) => holds(after(back, anchor(back)), row))).toEqual(sorted.slice(0, index));
      }),
      { numRuns: 500 },
    );
  });
});
