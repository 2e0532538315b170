import fc from 'fast-check';
import { QueryRequest } from '../../common/query/queryRequest';
import { arbitraryQuery, conditions } from './testing/arbitraryQuery';
import { holds } from './testing/memoryCondition';
import { MemoryQuery } from './testing/memoryQuery';
import { MemoryRows, type Shop } from './testing/memoryRows';
import { shopData } from './testing/shopData';
import { TestShop } from './testing/testShop';

const memory = new MemoryRows(shopData());
let shop: TestShop;

beforeAll(async () => {
  shop = await TestShop.open(shopData());
});

afterAll(() => shop.close());

/** Means of many digits are no numbers of JavaScript. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toFixed(6));
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rounded(inner)]));
}

describe('the same rows, asked by a query and gone through one by one,', () => {
  it('give the same answer to any request', async () => {
    let told = 0;
    await fc.assert(
      fc.asyncProperty(arbitraryQuery, async ({ object, request, inner, withNames }) => {
        const expected = new MemoryQuery(memory, { inner, withNames }).answer(object, request);
        told += expected.length;
        expect(QueryRequest.safeParse(request).success).toBe(true);
        expect(rounded(await shop.query(request, { object, inner, withNames }))).toEqual(rounded(expected));
      }),
      { numRuns: 400 },
    );
    // Requests that find nothing would prove nothing.
    expect(told).toBeGreaterThan(1000);
  }, 120_000);

  it('are as many for any condition', async () => {
    const asked = fc
      .constantFrom<Shop>('Customer', 'Order', 'Item')
      .chain((object) => conditions(object).map((condition) => ({ object, condition })));
    await fc.assert(
      fc.asyncProperty(asked, async ({ object, condition }) => {
        const expected = memory.rows[object].filter((row) => holds(memory, { object, row }, condition)).length;
        expect(await shop.count(condition, { object })).toBe(expected);
      }),
      { numRuns: 200 },
    );
  }, 120_000);
});
