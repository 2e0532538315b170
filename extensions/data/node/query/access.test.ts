import { sql } from 'kysely';
import { type Asked, TestShop } from './testing/testShop';

let shop: TestShop;

beforeAll(async () => {
  shop = await TestShop.open({
    Region: [
      { id: 'r1', name: 'North' },
      { id: 'r2', name: 'West' },
    ],
    Customer: [
      { id: 'c1', name: 'Ann', owner: 'me', region: 'r1', email: 'a@x.com' },
      { id: 'c2', name: 'Bob', owner: 'you', region: 'r2' },
      { id: 'c3', name: 'Cid', owner: 'me', region: 'r2' },
    ],
    Order: [
      { id: 'o1', customer: 'c1', owner: 'me', total: 1 },
      { id: 'o2', customer: 'c2', owner: 'me', total: 2 },
      { id: 'o3', customer: 'c1', owner: 'you', total: 4 },
    ],
  });
});

afterAll(() => shop.close());

const own = { rows: (alias: string) => sql<boolean>`${sql.id(alias, 'owner')} = ${'me'}` };
const mine: Asked = { readings: { Customer: own, Order: own } };
const noEmail: Asked = { readings: { Customer: { hidden: new Set(['email', 'region']) } } };
const noRegion: Asked = { readings: { Region: { readable: false } } };
const fields = ['id'];

describe('rows that the actor does not see', () => {
  it('are not there', async () => {
    expect(await shop.query({ options: { fields } }, mine)).toEqual([{ id: 'c1' }, { id: 'c3' }]);
    expect(await shop.count(undefined, mine)).toBe(2);
    expect(await shop.one('c2', fields, mine)).toBeUndefined();
    expect(await shop.one('c1', fields, mine)).toEqual({ id: 'c1' });
    const aggregate = [{ alias: 'n', function: 'count' as const }];
    expect(await shop.query({ options: { aggregate } }, mine)).toEqual([{ n: 2 }]);
    expect(await shop.search({ text: 'bob' }, mine)).toEqual([]);
    expect(await shop.query({ options: { fields: ['owner'], distinct: true } }, mine)).toEqual([{ owner: 'me' }]);
  });

  it('neither come along nor tell anything by a lookup', async () => {
    const order = { ...mine, object: 'Order' };
    expect(await shop.query({ options: { fields: ['customer', 'customer.name'] } }, order)).toEqual([
      { customer: 'c1', 'customer.name': 'Ann' },
      { customer: 'c2', 'customer.name': null },
    ]);
    const condition = { conditions: [{ field: 'customer.name', operator: 'eq' as const, value: 'Bob' }] };
    expect(await shop.query({ condition, options: { fields } }, order)).toEqual([]);
    const relation = { parents: [{ relatedField: 'customer', fields }] };
    expect(await shop.query({ options: { fields }, relation }, order)).toEqual([
      { id: 'o1', customer: { id: 'c1' } },
      { id: 'o2', customer: null },
    ]);
    expect(await shop.query({ options: { fields }, relation }, { ...order, inner: true })).toHaveLength(1);
    expect(await shop.query({ options: { fields: ['customer'] } }, { ...order, withNames: true })).toEqual([
      { customer: { id: 'c1', name: 'Ann' } },
      { customer: { id: 'c2', name: null } },
    ]);
    const groupby = ['customer', 'customer.name'];
    expect(await shop.query({ options: { groupby } }, { ...order, withNames: true })).toEqual([
      { customer: { id: 'c1', name: 'Ann' }, 'customer.name': 'Ann' },
      { customer: { id: 'c2', name: null }, 'customer.name': null },
    ]);
  });

  it('do not come along with those that they lead to', async () => {
    const relation = { childs: [{ relationName: 'orders', fields }] };
    expect(await shop.query({ options: { fields }, relation }, mine)).toEqual([
      { id: 'c1', orders: [{ id: 'o1' }] },
      { id: 'c3', orders: [] },
    ]);
    expect(await shop.query({ options: { fields }, relation }, { ...mine, inner: true })).toHaveLength(1);
  });
});

describe('fields that the actor does not see', () => {
  it('are not there, wherever they are asked for', async () => {
    expect(await shop.one('c1', undefined, noEmail)).not.toHaveProperty('email');
    expect(await shop.one('c1', undefined, noEmail)).toHaveProperty('vip');
    const [row] = await shop.query({ options: { limit: 1 } }, noEmail);
    expect(row).not.toHaveProperty('email');
    const refused = [
      shop.refusal({ options: { fields: ['EMAIL'] } }, noEmail),
      shop.refusal({ options: { orderby: [{ field: 'email', order: 'asc' }] } }, noEmail),
      shop.refusal({ options: { groupby: ['email'] } }, noEmail),
      shop.refusal({ options: { aggregate: [{ alias: 'x', field: 'email', function: 'max' }] } }, noEmail),
      shop.refusal({ condition: { conditions: [{ field: 'email', operator: 'isnull' }] } }, noEmail),
      shop.refusal({ options: { fields: ['customer.email'] } }, { ...noEmail, object: 'Order' }),
    ];
    for (const { code, text } of await Promise.all(refused)) {
      expect([code, text]).toEqual(['UNKNOWN_FIELD', 'UNKNOWN_FIELD']);
    }
  });

  it('lead nowhere', async () => {
    expect((await shop.refusal({ options: { fields: ['region.name'] } }, noEmail)).code).toBe('UNKNOWN_FIELD');
    expect((await shop.refusal({ relation: { parents: [{ relatedField: 'region' }] } }, noEmail)).code).toBe(
      'UNKNOWN_FIELD',
    );
    const childs = [{ relationName: 'customers' }];
    expect((await shop.refusal({ relation: { childs } }, { ...noEmail, object: 'Region' })).code).toBe('UNKNOWN_FIELD');
  });
});

describe('objects that the actor does not read', () => {
  it('are not there', async () => {
    expect((await shop.refusal({ options: { fields: ['region.name'] } }, noRegion)).code).toBe('UNKNOWN_OBJECT');
    expect((await shop.refusal({ relation: { parents: [{ relatedField: 'region' }] } }, noRegion)).code).toBe(
      'UNKNOWN_OBJECT',
    );
    expect(await shop.one('c1', ['region'], { ...noRegion, withNames: true })).toEqual({
      region: { id: 'r1', name: null },
    });
    const unread = { object: 'Region', readings: { Customer: { readable: false } } };
    expect((await shop.refusal({ relation: { childs: [{ relationName: 'customers' }] } }, unread)).code).toBe(
      'UNKNOWN_FIELD',
    );
    const near = await shop.refusal({ relation: { childs: [{ relationName: 'custmers' }] } }, unread);
    expect([near.text, near.parameters['nearest']]).toEqual(['UNKNOWN_RELATION', '']);
  });
});

describe('an unknown name', () => {
  it('is told with the nearest that is known', async () => {
    expect(await shop.refusal({ options: { fields: ['emial'] } })).toEqual({
      ...{ code: 'UNKNOWN_FIELD', text: 'UNKNOWN_FIELD_NEAR' },
      parameters: { object: 'Customer', name: 'emial', nearest: 'email' },
    });
    expect(await shop.refusal({ options: { fields: ['region.cude'] } })).toMatchObject({
      parameters: { object: 'Region', name: 'cude', nearest: 'code' },
    });
    expect((await shop.refusal({ options: { fields: ['../name'] } })).parameters['name']).toBe('../name');
    const far = await shop.refusal({ options: { fields: ['x'.repeat(400)] } });
    expect([far.text, String(far.parameters['name']).length]).toEqual(['UNKNOWN_FIELD', 80]);
  });
});
