import type { QueryOptions } from '../../common/query/queryRequest';
import { type Asked, TestShop } from './testing/testShop';

let shop: TestShop;

beforeAll(async () => {
  shop = await TestShop.open({
    Customer: [
      { id: 'c1', name: 'Ann', tags: ['a'], vip: true, seen: '2026-01-31T23:30:00-01:00' },
      { id: 'c2', name: 'Bob', tags: ['a'], vip: false, seen: '2026-01-31T23:30:00Z' },
    ],
    Order: [
      { id: 'o1', customer: 'c1', total: '10.10', status: 'open', orderedOn: '2025-12-29' },
      { id: 'o2', customer: 'c1', total: '20.20', status: 'paid', orderedOn: '2026-01-31' },
      { id: 'o3', customer: 'c2', total: '30.30', status: 'paid', orderedOn: '2026-01-01' },
      { id: 'o4', status: 'paid' },
    ],
  });
});

afterAll(() => shop.close());

const orders: Asked = { object: 'Order' };
const count = { alias: 'n', function: 'count' } as const;

function grouped(options: QueryOptions, asked: Asked = orders) {
  return shop.query({ options }, asked);
}

async function issue(options: QueryOptions, asked: Asked = orders) {
  return (await shop.refusal({ options }, asked)).text;
}

describe('groups', () => {
  it('sum up rows with the same value', async () => {
    const aggregate = [
      count,
      { alias: 'sum', field: 'total', function: 'sum' } as const,
      { alias: 'mean', field: 'Total', function: 'avg' } as const,
      { alias: 'least', field: 'total', function: 'min' } as const,
      { alias: 'last', field: 'orderedOn', function: 'max' } as const,
      { alias: 'customers', field: 'customer', function: 'count' } as const,
    ];
    expect(await shop.text({ options: { groupby: ['STATUS'], aggregate } }, orders)).toBe(
      '[{"status":"open","n":1,"sum":10.10,"mean":10.1000000000000000,"least":10.10,"last":"2025-12-29","customers":1}, \n ' +
        '{"status":"paid","n":3,"sum":50.50,"mean":25.2500000000000000,"least":20.20,"last":"2026-01-31","customers":2}]',
    );
  });

  it('are all rows where nothing groups them', async () => {
    expect(await grouped({ aggregate: [count] })).toEqual([{ n: 4 }]);
    const condition = { conditions: [{ field: 'total', operator: 'gt' as const, value: 1000 }] };
    const aggregate = [count, { alias: 'sum', field: 'total', function: 'sum' } as const];
    expect(await shop.query({ condition, options: { aggregate } }, orders)).toEqual([{ n: 0, sum: null }]);
  });

  it.each([
    ['year', ['2025', '2026', null]],
    ['quarter', ['2025-Q4', '2026-Q1', null]],
    ['month', ['2025-12', '2026-01', null]],
    ['week', ['2026-W01', '2026-W05', null]],
    ['day', ['2025-12-29', '2026-01-01', '2026-01-31', null]],
  ] as const)('are those of a %s', async (by, expected) => {
    const rows = await grouped({ groupby: [{ field: 'orderedOn', by }], aggregate: [count] });
    expect(rows.map((row) => row[`orderedOn.${by}`])).toEqual(expected);
  });

  it('take moments as they are in UTC', async () => {
    const rows = await grouped({ groupby: [{ field: 'seen', by: 'day' }], aggregate: [count] }, {});
    expect(rows).toEqual([
      { 'seen.day': '2026-01-31', n: 1 },
      { 'seen.day': '2026-02-01', n: 1 },
    ]);
    const aggregate = [{ alias: 'last', field: 'seen', function: 'max' } as const];
    expect(await grouped({ aggregate }, {})).toEqual([{ last: '2026-02-01T00:30:00.000Z' }]);
  });

  it('come in the order that is asked for, else in that of their keys', async () => {
    const groupby = ['status', 'customer.name'];
    const names = (rows: Record<string, unknown>[]) => rows.map((row) => [row['status'], row['customer.name']]);
    expect(names(await grouped({ groupby, aggregate: [count] }))).toEqual([
      ['open', 'Ann'],
      ['paid', 'Ann'],
      ['paid', 'Bob'],
      ['paid', null],
    ]);
    const orderby = [
      { field: 'CUSTOMER.name', order: 'desc' as const },
      { field: 'N', order: 'asc' as const },
    ];
    expect(names(await grouped({ groupby, aggregate: [count], orderby, limit: 2, skip: 1 }))).toEqual([
      ['paid', 'Bob'],
      ['open', 'Ann'],
    ]);
  });

  it('tell some of what they have, and names of lookups', async () => {
    const options = { groupby: ['customer', 'status'], fields: ['customer'], limit: 1 };
    expect(await grouped(options, { ...orders, withNames: true })).toEqual([{ customer: { id: 'c1', name: 'Ann' } }]);
    expect(await grouped(options)).toEqual([{ customer: 'c1' }]);
  });

  it('tell rows apart', async () => {
    expect(await grouped({ fields: ['status', 'STATUS'], distinct: true })).toEqual([
      { status: 'open' },
      { status: 'paid' },
    ]);
    expect(await grouped({ fields: ['tags'], distinct: true }, {})).toEqual([{ tags: ['a'] }]);
    expect(await grouped({ distinct: true })).toHaveLength(4);
    expect(await issue({ fields: ['status'], distinct: true, orderby: [{ field: 'total', order: 'asc' }] })).toBe(
      'BAD_QUERY.NOT_GROUPED',
    );
  });

  it('are refused where they mean nothing', async () => {
    const sum = (field?: string) => [{ alias: 'x', function: 'sum' as const, field }];
    expect(await issue({ groupby: ['status'], fields: ['total'] })).toBe('BAD_QUERY.NOT_GROUPED');
    expect(await issue({ groupby: ['status'], orderby: [{ field: 'total', order: 'asc' }] })).toBe(
      'BAD_QUERY.NOT_GROUPED',
    );
    expect(await issue({ groupby: [{ field: 'total', by: 'year' }] })).toBe('BAD_QUERY.NO_DATE');
    expect(await issue({ groupby: ['secret'] }, {})).toBe('BAD_QUERY.NOT_GROUPABLE');
    expect(await issue({ aggregate: sum('status') })).toBe('BAD_QUERY.NOT_AGGREGATED');
    expect(await issue({ aggregate: sum() })).toBe('BAD_QUERY.NOT_AGGREGATED');
    expect(await issue({ aggregate: [{ alias: 'x', function: 'max', field: 'tags' }] }, {})).toBe(
      'BAD_QUERY.NOT_AGGREGATED',
    );
    expect(await issue({ aggregate: [count, { ...count, alias: 'N' }] })).toBe('BAD_QUERY.ALIAS_TWICE');
    expect(await issue({ groupby: ['status'], aggregate: [{ ...count, alias: 'Status' }] })).toBe(
      'BAD_QUERY.ALIAS_TWICE',
    );
    const relation = { parents: [{ relatedField: 'customer' }] };
    const refused = await shop.refusal({ options: { groupby: ['status'] }, relation }, orders);
    expect(refused.text).toBe('BAD_QUERY.RELATION_WITH_GROUPS');
  });
});
