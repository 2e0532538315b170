import { testActor } from 'lathe/node/testing';
import { dataCalls } from '../../common/dataCalls';
import { developer, TestData } from '../testData';

const order = 'ns__Order__CST';
const total = 'ns__total__CST';
const customer = 'ns__customer__CST';
let data: TestData;

beforeAll(async () => {
  data = await TestData.open();
  const customers = await data.object('Customer');
  const orders = await data.object('Order');
  await data.field(orders, 'total', { type: 'currency', precision: 38, scale: 10 });
  await data.field(orders, 'customer', { type: 'lookup', object: customers.id, relationName: 'orders' });
  await data.row('ns__Customer__CST', 'ann');
  const lookup = 'ann'.padStart(20, '0');
  await data.row(order, 'first', { [total]: '12345678901234567890.0000000001', [customer]: lookup });
  await data.row(order, 'second', { [total]: '5' });
});

afterAll(() => data.close());

const first = 'first'.padStart(20, '0');

function send(path: string, body?: object, headers: Record<string, string> = {}) {
  return data.server.server.inject({
    method: body ? 'POST' : 'GET',
    url: `/u-route/baas/data/v1.0/${path}`,
    headers: { ...data.server.headersOf(developer), ...headers },
    ...(body ? { payload: body } : {}),
  });
}

describe('query', () => {
  it('answers the envelope with every digit, and is kept by nobody', async () => {
    const response = await send(`query/${order}?fields=id,%20${total}`, { options: { fields: ['name'], limit: 1 } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toBe(
      `{"resCode":"0","resMsg":"Success","result":[{"id":"${first}","${total}":12345678901234567890.0000000001}]}`,
    );
  });

  it('takes object and fields in any case, without a body too', async () => {
    const response = await send(`query/${order.toLowerCase()}?fields=NAME`, {});
    expect(response.json()).toMatchObject({ result: [{ name: 'first' }, { name: 'second' }] });
  });

  it('tells names of lookups with base I, and joins as told', async () => {
    const response = await send(`query/${order}?base=I&join_type=inner&fields=${customer},${customer}.name`, {});
    expect(response.json()).toMatchObject({
      result: [{ [customer]: { id: 'ann'.padStart(20, '0'), name: 'ann' }, [`${customer}.name`]: 'ann' }],
    });
  });

  it.each([
    [`query/ns__Ordr__CST`, {}, 'UNKNOWN_OBJECT', `There is no object "ns__Ordr__CST". Did you mean "${order}"?`],
    ['query/Nothing', {}, 'UNKNOWN_OBJECT', 'There is no object "Nothing".'],
    [`query/${order}?fields=nam`, {}, 'UNKNOWN_FIELD', `${order} has no field "nam". Did you mean "name"?`],
    [`query/${order}?fields=x.y`, {}, 'UNKNOWN_FIELD', `${order} has no field "x".`],
    [
      `query/${order}`,
      { condition: { conditions: [{ field: total, operator: 'eq', value: 'much' }] } },
      'BAD_QUERY',
      `"much" is no value for ${total} (currency). Give a number, such as 1234.5.`,
    ],
    [
      `query/${order}`,
      { relation: { childs: [{ relationName: 'nothing' }] } },
      'UNKNOWN_FIELD',
      `No rows lead to ${order} by the name "nothing". Name the relation of a lookup that leads to it.`,
    ],
    [
      `query/${order}`,
      { options: { aggregate: [{ alias: '1', function: 'count' }] } },
      'INVALID_REQUEST',
      expect.stringContaining('An alias begins with a letter'),
    ],
    [`count/Nothing`, {}, 'UNKNOWN_OBJECT', 'There is no object "Nothing".'],
    [`search/Nothing`, { text: 'a' }, 'UNKNOWN_OBJECT', 'There is no object "Nothing".'],
    [`bobject/${order}/nobody`, undefined, 'NOT_FOUND', expect.stringContaining('nobody')],
    [`bobject/${order}/${first}?fields=nam`, undefined, 'UNKNOWN_FIELD', expect.stringContaining('name')],
  ])('%s %j is refused with %s', async (path, body, resCode, resMsg) => {
    const response = await send(path, body, { 'accept-language': 'en' });
    expect(response.json()).toMatchObject({ resCode, resMsg });
    expect(response.statusCode).toBe(resCode === 'NOT_FOUND' ? 404 : 400);
  });

  it('is refused in the caller’s language', async () => {
    const { envelope } = await data.server.call(dataCalls.query, {
      ...{ as: testActor({ ...developer, locale: 'zh-CN' }), params: { object: order }, query: {} },
      body: { options: { fields: ['nam'] } },
    });
    expect(envelope.resMsg).toBe(`${order} 没有字段“nam”。您是否要找“name”？`);
  });

  it('is nothing for who is not known, and names no object to who may not know of it', async () => {
    const { status } = await data.server.call(dataCalls.query, { params: { object: order }, query: {}, body: {} });
    expect(status).toBe(401);
    const stranger = testActor({ profile: 'Nobody', kind: 'PortalUser' });
    for (const object of [order, 'ns__Ordr__CST']) {
      const answered = await data.server.call(dataCalls.query, {
        as: stranger,
        params: { object },
        query: {},
        body: {},
      });
      expect(answered.envelope.resMsg).toBe(`There is no object "${object}".`);
    }
  });
});

describe('the other calls that read', () => {
  it('count', async () => {
    const { envelope } = await data.server.call(dataCalls.count, {
      ...{ as: developer, params: { object: order } },
      body: { condition: { conditions: [{ field: total, operator: 'gt', value: 5 }] } },
    });
    expect(envelope).toEqual({ resCode: '0', resMsg: 'Success', result: 1 });
  });

  it('search', async () => {
    const { envelope } = await data.server.call(dataCalls.search, {
      ...{ as: developer, params: { object: order }, query: { fields: 'name' } },
      body: { text: 'sec' },
    });
    expect(envelope.result).toEqual([{ name: 'second' }]);
  });

  it('get one row', async () => {
    const response = await send(`bobject/${order}/${first}?fields=name,${total}`);
    expect(response.body).toBe(
      `{"resCode":"0","resMsg":"Success","result":{"name":"first","${total}":12345678901234567890.0000000001}}`,
    );
  });
});

describe('hostile requests', () => {
  it('with conditions that nest too deep are refused', async () => {
    const deep = (levels: number): object =>
      levels === 0 ? { field: 'name', operator: 'isnull' } : { conditions: [deep(levels - 1)] };
    expect((await send(`query/${order}`, { condition: deep(21) })).json()).toMatchObject({
      resCode: 'BAD_QUERY',
      resMsg: 'Groups of conditions nest at most 20 deep.',
    });
    for (const levels of [100, 1000]) {
      const response = await send(`query/${order}`, { condition: deep(levels) });
      expect([response.statusCode, response.json<{ resCode: string }>().resCode]).toEqual([400, 'INVALID_REQUEST']);
    }
  });

  it('with lists that are too long are refused', async () => {
    const listing = (length: number) => ({
      condition: { conditions: [{ field: 'id', operator: 'in', value: Array.from({ length }, () => first) }] },
    });
    expect((await send(`query/${order}?fields=id`, listing(10_000))).json()).toMatchObject({ result: [{ id: first }] });
    expect((await send(`query/${order}`, listing(10_001))).json()).toMatchObject({
      resCode: 'BAD_QUERY',
      resMsg: 'The list of values for id is too long: it may have 10000.',
    });
    expect((await send(`query/${order}`, listing(450_000))).json()).toMatchObject({ resCode: 'TOO_LARGE' });
  });
});
