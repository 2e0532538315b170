import type { Relation } from '../../common/query/queryRequest';
import { TestShop } from './testing/testShop';

let shop: TestShop;

beforeAll(async () => {
  shop = await TestShop.open({
    Region: [
      { id: 'r1', name: 'North' },
      { id: 'r2', name: 'West', parent: 'r1' },
    ],
    Customer: [
      { id: 'c1', name: 'Ann', region: 'r2' },
      { id: 'c2', name: 'Bob', region: 'r1' },
      { id: 'c3', name: 'Cid' },
    ],
    Order: [
      { id: 'o1', customer: 'c1', total: 10, status: 'open' },
      { id: 'o2', customer: 'c1', total: 30, status: 'paid' },
      { id: 'o3', customer: 'c2', total: 20, status: 'paid' },
      { id: 'o4', total: 5 },
    ],
    Item: [
      { id: 'i1', order: 'o1', product: 'pen', quantity: 1 },
      { id: 'i2', order: 'o2', product: 'cup', quantity: 2 },
      { id: 'i3', order: 'o2', product: 'hat', quantity: 3 },
    ],
  });
});

afterAll(() => shop.close());

const fields = ['id'];

describe('relations', () => {
  it('bring along whom a lookup leads to, in its place', async () => {
    const relation = { parents: [{ relatedField: 'CUSTOMER', fields: ['name'] }] };
    expect(await shop.query({ options: { fields: ['id', 'customer'] }, relation }, { object: 'Order' })).toEqual([
      { id: 'o1', customer: { name: 'Ann' } },
      { id: 'o2', customer: { name: 'Ann' } },
      { id: 'o3', customer: { name: 'Bob' } },
      { id: 'o4', customer: null },
    ]);
  });

  it('bring along all fields where none are named', async () => {
    const relation = { parents: [{ relatedField: 'customer' }], childs: [{ relationName: 'items', limit: 1 }] };
    const [order] = await shop.query({ options: { limit: 1 }, relation }, { object: 'Order' });
    expect(order).toMatchObject({ id: 'o1', customer: { id: 'c1', shout: 'ANN' }, items: [{ id: 'i1', quantity: 1 }] });
  });

  it('bring along those that lead to a row, by a condition, in an order and so many of each', async () => {
    const childs = [
      {
        ...{ relationName: 'Orders', fields: ['id'], limit: 1, orderby: [{ field: 'total', order: 'desc' as const }] },
        condition: { conditions: [{ field: 'customer.region.name', operator: 'ne' as const, value: 'nowhere' }] },
      },
    ];
    expect(await shop.query({ options: { fields }, relation: { childs } })).toEqual([
      { id: 'c1', orders: [{ id: 'o2' }] },
      { id: 'c2', orders: [{ id: 'o3' }] },
      { id: 'c3', orders: [] },
    ]);
  });

  it('nest', async () => {
    const relation: Relation = {
      parents: [
        { relatedField: 'region', fields: ['name'], relation: { parents: [{ relatedField: 'parent', fields }] } },
      ],
      childs: [
        {
          ...{ relationName: 'orders', fields: ['id', 'customer.name'] },
          relation: { childs: [{ relationName: 'items', fields: ['product', 'order.customer.region.name'] }] },
        },
      ],
    };
    expect(await shop.query({ options: { fields, limit: 1 }, relation })).toEqual([
      {
        id: 'c1',
        region: { name: 'West', parent: { id: 'r1' } },
        orders: [
          { id: 'o1', 'customer.name': 'Ann', items: [{ product: 'pen', 'order.customer.region.name': 'West' }] },
          {
            ...{ id: 'o2', 'customer.name': 'Ann' },
            items: [
              { product: 'cup', 'order.customer.region.name': 'West' },
              { product: 'hat', 'order.customer.region.name': 'West' },
            ],
          },
        ],
      },
    ]);
  });

  it('come from parents too', async () => {
    const customers = { childs: [{ relationName: 'customers', fields: ['name'] }] };
    const relation = { parents: [{ relatedField: 'region', fields, relation: customers }] };
    expect(await shop.query({ options: { fields }, relation })).toEqual([
      { id: 'c1', region: { id: 'r2', customers: [{ name: 'Ann' }] } },
      { id: 'c2', region: { id: 'r1', customers: [{ name: 'Bob' }] } },
      { id: 'c3', region: null },
    ]);
  });

  it('nest as deep as is allowed and no deeper', async () => {
    const up = (levels: number): Relation => ({
      parents: [{ relatedField: 'parent', fields, ...(levels > 1 ? { relation: up(levels - 1) } : {}) }],
    });
    const [west] = await shop.query({ options: { fields, skip: 1 }, relation: up(5) }, { object: 'Region' });
    expect(west).toEqual({ id: 'r2', parent: { id: 'r1', parent: null } });
    const refused = await shop.refusal({ relation: up(6) }, { object: 'Region' });
    expect([refused.text, refused.parameters]).toEqual(['BAD_QUERY.RELATION_TOO_DEEP', { limit: 5 }]);
  });

  it('are so many and no more', async () => {
    const parents = Array.from({ length: 31 }, () => ({ relatedField: 'region' }));
    expect((await shop.refusal({ relation: { parents } })).text).toBe('BAD_QUERY.TOO_MANY_RELATIONS');
    const path = (length: number) => [...Array.from({ length }, () => 'parent'), 'name'].join('.');
    const asked = { object: 'Region' };
    expect(await shop.query({ options: { fields: [path(5)] } }, asked)).toHaveLength(2);
    expect((await shop.refusal({ options: { fields: [path(6)] } }, asked)).text).toBe('BAD_QUERY.PATH_TOO_DEEP');
  });

  it('are refused where they lead nowhere', async () => {
    const parent = await shop.refusal({ relation: { parents: [{ relatedField: 'name' }] } });
    expect(parent.text).toBe('BAD_QUERY.NO_LOOKUP');
    const child = await shop.refusal({ relation: { childs: [{ relationName: 'order' }] } });
    expect([child.code, child.text, child.parameters]).toEqual([
      ...['UNKNOWN_FIELD', 'UNKNOWN_RELATION_NEAR'],
      { object: 'Customer', name: 'order', nearest: 'orders' },
    ]);
    expect((await shop.refusal({ relation: { childs: [{ relationName: 'nothing' }] } })).text).toBe('UNKNOWN_RELATION');
  });
});

describe('join_type inner', () => {
  const inner = { inner: true };
  const paid = { conditions: [{ field: 'status', operator: 'eq' as const, value: 'paid' }] };

  it('leaves out rows whose lookup leads nowhere', async () => {
    const relation = { parents: [{ relatedField: 'customer', fields: ['name'] }] };
    expect(await shop.query({ options: { fields }, relation }, { ...inner, object: 'Order' })).toHaveLength(3);
    expect(await shop.query({ options: { fields: ['customer.name'] } }, { ...inner, object: 'Order' })).toHaveLength(3);
    const deeper = {
      parents: [
        {
          relatedField: 'customer',
          relation: { parents: [{ relatedField: 'region', relation: { parents: [{ relatedField: 'parent' }] } }] },
        },
      ],
    };
    const rows = await shop.query({ options: { fields }, relation: deeper }, { ...inner, object: 'Order' });
    expect(rows.map(({ id }) => id)).toEqual(['o1', 'o2']);
  });

  it('leaves out rows to which none leads', async () => {
    const childs = [{ relationName: 'orders', fields, condition: paid }];
    expect(await shop.query({ options: { fields }, relation: { childs } }, inner)).toEqual([
      { id: 'c1', orders: [{ id: 'o2' }] },
      { id: 'c2', orders: [{ id: 'o3' }] },
    ]);
    const nested = [{ relationName: 'orders', fields, relation: { childs: [{ relationName: 'items', fields }] } }];
    expect(await shop.query({ options: { fields }, relation: { childs: nested } }, inner)).toEqual([
      {
        id: 'c1',
        orders: [
          { id: 'o1', items: [{ id: 'i1' }] },
          { id: 'o2', items: [{ id: 'i2' }, { id: 'i3' }] },
        ],
      },
    ]);
  });
});
