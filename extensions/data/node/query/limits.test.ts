import { sql } from 'kysely';
import { TestShop } from './testing/testShop';

let shop: TestShop;

beforeAll(async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index).padStart(5, '0'));
  shop = await TestShop.open({
    Region: [{ id: 'r1' }, { id: 'r2' }, { id: 'r3', parent: 'r1' }],
    Customer: [
      ...ids(5001).map((id) => ({ id: `c${id}`, region: 'r1', tier: id })),
      ...ids(5000).map((id) => ({ id: `d${id}`, region: 'r2', tier: id })),
    ],
    Order: [{ id: 'o1', customer: 'c00000', total: 1 }],
  });
});

afterAll(() => shop.close());

const fields = ['id'];

function ofRegion(region: string) {
  return { conditions: [{ field: 'region', operator: 'eq' as const, value: region }] };
}

describe('more rows than a query gives', () => {
  it('are refused, not cut', async () => {
    expect(await shop.text({ condition: ofRegion('r1'), options: { fields } })).toBeNull();
    expect(await shop.query({ condition: ofRegion('r2'), options: { fields } })).toHaveLength(5000);
    expect(await shop.query({ condition: ofRegion('r1'), options: { fields, skip: 1 } })).toHaveLength(5000);
    expect(await shop.query({ options: { fields, limit: 5000 } })).toHaveLength(5000);
    expect(await shop.text({ condition: ofRegion('r1'), options: { groupby: ['tier'] } })).toBeNull();
    expect(await shop.query({ condition: ofRegion('r2'), options: { groupby: ['tier'] } })).toHaveLength(5000);
  });

  it('are refused where they come along', async () => {
    const asked = { object: 'Region' };
    const childs = [{ relationName: 'customers', fields }];
    expect(await shop.text({ options: { fields }, relation: { childs } }, asked)).toBeNull();
    const [second] = await shop.query({ options: { fields, limit: 1, skip: 1 }, relation: { childs } }, asked);
    expect(second?.['customers']).toHaveLength(5000);
    const few = [{ ...childs[0], relationName: 'customers', limit: 2 }];
    expect(await shop.query({ options: { fields }, relation: { childs: few } }, asked)).toEqual([
      { id: 'r1', customers: [{ id: 'c00000' }, { id: 'c00001' }] },
      { id: 'r2', customers: [{ id: 'd00000' }, { id: 'd00001' }] },
      { id: 'r3', customers: [] },
    ]);
  });

  it('are refused wherever in the depth they come along', async () => {
    const region = {
      parents: [{ relatedField: 'region', fields, relation: { childs: [{ relationName: 'customers', fields }] } }],
    };
    const parents = [{ relatedField: 'customer', fields, relation: region }];
    expect(await shop.text({ options: { fields }, relation: { parents } }, { object: 'Order' })).toBeNull();
    const parts = [
      {
        relationName: 'parts',
        fields,
        limit: 5,
        relation: {
          parents: [{ relatedField: 'parent', fields, relation: { childs: [{ relationName: 'customers', fields }] } }],
        },
      },
    ];
    expect(await shop.text({ options: { fields }, relation: { childs: parts } }, { object: 'Region' })).toBeNull();
  });
});

describe('an answer that is too large', () => {
  it('is not given', async () => {
    const table = sql.id('t_test', 'Customer');
    await sql`update ${table} set notes = repeat('x', 1000000) where id between 'd00000' and 'd00069'`.execute(
      shop.database.bare,
    );
    const options = (limit: number) => ({ fields: ['notes'], limit });
    expect(await shop.query({ condition: ofRegion('r2'), options: options(60) })).toHaveLength(60);
    expect(await shop.text({ condition: ofRegion('r2'), options: options(70) })).toBe('');
  });
});
