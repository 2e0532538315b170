import { metadataCalls, type JsonData, type MetadataRecord, newId, partCalls } from 'lathe/common';
import { Validator } from '@seriousme/openapi-schema-validator';
import { dataCalls } from '../../../extensions/data/common/dataCalls';
import { resourceCalls } from '../../../extensions/services/common/resourceCalls';
import { serviceCalls } from '../../../extensions/services/common/serviceCalls';
import { developer, nobody, TestServices } from './testServices';

const base = '/u-route/baas/service/v1.0/ns__Sales';

describe('custom resources', () => {
  let test: TestServices;
  let service: MetadataRecord;
  let order: MetadataRecord;

  const object = 'ns__Order__CST';
  const amount = 'ns__amount__CST';

  beforeAll(async () => {
    test = await TestServices.open();
    order = await test.record('object', 'Order');
    await test.part(order, 'Field', 'amount', { type: 'number', precision: 10, scale: 2 });
    service = await test.service('Sales');
    await test.item(service, order);
    for (const [name, value] of [
      ['first', 10],
      ['second', 20],
      ['third', 30],
    ] as const)
      await test.ask(dataCalls.create, { params: { object }, body: { name, [amount]: value } });
    const id = { name: 'id', in: 'path', type: 'id', required: true };
    const from = { parameter: 'id' };
    await test.resource(service, 'dear', {
      path: '/orders',
      parameters: [
        { name: 'min', type: 'number', example: 15 },
        { name: 'names', list: true },
        { name: 'top', type: 'number' },
      ],
      action: {
        kind: 'query',
        object: order.id,
        request: {
          condition: {
            conditions: [
              { field: amount, operator: 'ge', value: { parameter: 'min' } },
              { field: 'name', operator: 'in', value: { parameter: 'names' } },
            ],
          },
          options: { fields: ['name', amount], orderby: [{ field: 'name' }] },
        },
        limit: 'top',
      },
    });
    await test.resource(service, 'one', {
      path: '/orders/:id',
      parameters: [id],
      action: { kind: 'read', object: order.id, id: from, fields: ['name', amount] },
    });
    await test.resource(service, 'newest', {
      path: '/orders/newest',
      action: { kind: 'query', object: order.id, request: { options: { fields: ['name'], limit: 1 } } },
    });
    await test.resource(service, 'add', {
      ...{ method: 'POST', path: '/orders' },
      parameters: [
        { name: 'title', in: 'body', required: true },
        { name: 'price', in: 'body', type: 'number' },
      ],
      action: {
        ...{ kind: 'create', object: order.id },
        values: { name: { parameter: 'title' }, [amount]: { parameter: 'price' } },
      },
    });
    await test.resource(service, 'change', {
      ...{ method: 'PUT', path: '/orders/:id' },
      parameters: [id, { name: 'price', in: 'body', type: 'number', required: true }],
      action: { kind: 'update', object: order.id, id: from, values: { [amount]: { parameter: 'price' } } },
    });
    await test.resource(service, 'drop', {
      ...{ method: 'DELETE', path: '/orders/:id', parameters: [id] },
      action: { kind: 'delete', object: order.id, id: from },
    });
  });

  afterAll(() => test.close());

  it('ask with what the caller gives', async () => {
    const names = async (query: string) => {
      const { result } = await test.send('GET', `${base}/orders${query}`);
      return JSON.stringify(result);
    };
    expect(await names('?min=20')).toBe(
      JSON.stringify([
        { name: 'second', [amount]: 20 },
        { name: 'third', [amount]: 30 },
      ]).replaceAll(/(\d0)\}/g, '$1}'),
    );
    expect(await names('?names=first,third&min=20')).toContain('third');
    expect(await names('?names=first&names=third&top=1')).toContain('first');
    expect(await names("?names=x'%20or%201=1--")).toBe('[]');
    expect((await test.send('GET', `${base}/orders`)).result).toHaveLength(3);
    expect((await test.send('GET', `${base}/orders/newest`)).result).toHaveLength(1);
  });

  it('make, read, change and delete a row', async () => {
    const { result } = await test.send('POST', `${base}/orders`, { title: 'new', price: 5 });
    const { id } = result as { id: string };
    expect((await test.send('GET', `${base}/orders/${id}`)).result).toEqual({ name: 'new', [amount]: 5 });
    await test.send('PUT', `${base}/orders/${id}`, { price: 6 });
    expect((await test.send('GET', `${base}/orders/${id}/`)).result).toEqual({ name: 'new', [amount]: 6 });
    expect((await test.send('DELETE', `${base}/orders/${id}`)).resCode).toBe('0');
    expect((await test.send('GET', `${base}/orders/${id}`)).status).toBe(404);
  });

  it('say what is wrong with a call', async () => {
    const refused = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
      const { status, resCode, resMsg } = await test.send(method, base + path, body);
      return [status, resCode, resMsg];
    };
    expect(await refused('GET', '/orders?min=much')).toEqual([
      ...[400, 'BAD_PARAMETERS'],
      'The parameters do not fit. The value of "min" is not a number.',
    ]);
    for (const top of ['0', '-3', '1.5', '5001'])
      expect((await refused('GET', `/orders?top=${top}`))[2]).toContain('"top" must be a whole number from 1 to 5000.');
    expect((await refused('GET', '/orders?mim=1'))[2]).toContain('There is no parameter "mim".');
    expect((await refused('POST', '/orders', { price: 1 }))[2]).toContain('A value for "title" is needed.');
    expect(await refused('GET', '/nothing')).toEqual([
      ...[404, 'NO_RESOURCE'],
      'The service ns__Sales has nothing at /nothing.',
    ]);
    expect(await refused('PUT', '/orders')).toEqual([
      ...[405, 'RESOURCE_METHOD'],
      '/orders does not take PUT, but GET, POST.',
    ]);
    expect((await refused('GET', `/orders/${order.id}%2Fx`))[1]).toBe('BAD_PARAMETERS');
    const { status } = await test.send('GET', '/u-route/baas/service/v1.0/nothing/orders');
    expect(status).toBe(404);
    expect((await test.send('POST', `${base}/orders`, { title: 'a', price: 1, more: 1 })).resCode).toBe(
      'BAD_PARAMETERS',
    );
  });

  it('take a session and its proof, and give nobody more than he may', async () => {
    const { server } = test.server;
    expect((await server.inject(`${base}/orders`)).statusCode).toBe(401);
    const call = { params: { serviceName: 'ns__Sales', path: 'orders' }, query: {}, body: { title: 'x' } };
    expect((await test.refusal(resourceCalls.post, { ...call, forged: true }))[1]).toBe('FORGERY');
    const { status, resCode } = await test.send('GET', `${base}/orders`, undefined, nobody);
    expect([status, resCode]).toEqual([400, 'UNKNOWN_OBJECT']);
  });

  it('are closed to whom they do not name', async () => {
    const made = await test.resource(service, 'closed', {
      path: '/closed',
      access: { profiles: [newId('000P')] },
      action: { kind: 'query', object: order.id },
    });
    const refused = await test.send('GET', `${base}/closed`, undefined, nobody);
    expect([refused.status, refused.resCode]).toEqual([403, 'RESOURCE_CLOSED']);
    expect((await test.send('GET', `${base}/closed`)).status).toBe(200);
    const params = { type: 'Service', id: service.id, part: 'CustomResource', partId: made.id };
    await test.ask(partCalls.update, { params, body: { revision: made.revision, active: false } });
    expect((await test.send('GET', `${base}/closed`)).resCode).toBe('NO_RESOURCE');
  });

  it('are refused where they could not be called', async () => {
    const other = await test.record('object', 'Other');
    const action = { kind: 'query', object: order.id };
    const add = async (data: JsonData) => {
      const params = { type: 'Service', id: service.id, part: 'CustomResource' };
      return (
        await test.refusal(partCalls.create, { params, body: { name: 'wrong', data: { path: '/w', action, ...data } } })
      )[1];
    };
    expect(await add({ path: 'orders' })).toBe('RESOURCE_UNFIT');
    expect(await add({ path: '/openapi.json' })).toBe('RESOURCE_UNFIT');
    expect(await add({ path: '/w/:id' })).toBe('RESOURCE_UNFIT');
    expect(await add({ action: { kind: 'delete', object: order.id, id: 'x' } })).toBe('RESOURCE_UNFIT');
    expect(await add({ parameters: [{ name: 'a', in: 'body' }] })).toBe('RESOURCE_UNFIT');
    expect(await add({ parameters: [{ name: 'a' }, { name: 'a' }] })).toBe('RESOURCE_UNFIT');
    expect(await add({ action: { ...action, limit: 'a' } })).toBe('RESOURCE_UNFIT');
    expect(await add({ action: { kind: 'query', object: other.id } })).toBe('RESOURCE_OBJECT');
    expect(await add({ path: '/orders/:other', parameters: [{ name: 'other', in: 'path' }] })).toBe('RESOURCE_TWICE');
    expect(await add({ action: { kind: 'odd', object: order.id } })).toBe('INVALID_DATA');
  });

  it('are listed for a service and for an application that uses it', async () => {
    const list = async (appId: string, query = {}) =>
      (await test.ask(serviceCalls.resources, { params: { appId }, query })).map(({ name }) => name);
    expect(await list(service.id)).toEqual(['add', 'change', 'closed', 'dear', 'drop', 'newest', 'one']);
    expect(await list(service.id, { name: 'ONE' })).toEqual(['one']);
    const app = await test.record('Application', 'Shop');
    expect(await list(app.id)).toEqual([]);
    await test.part(app, 'ApplicationComponent', 'Sales', { type: 'BO', compId: service.id });
    expect(await list(app.id)).toHaveLength(7);
    const [found] = await test.ask(serviceCalls.resources, { params: { appId: app.id }, query: { name: 'one' } });
    expect(found).toMatchObject({ method: 'GET', url: `${base}/orders/:id`, service: service.id });
    const missing = { params: { appId: '000f0000000000000000' }, query: {} };
    expect((await test.refusal(serviceCalls.resources, missing))[0]).toBe(404);
    expect((await test.refusal(serviceCalls.resources, { ...missing, as: nobody }))[0]).toBe(403);
  });

  it('are described with the objects of their service, for each reader as much as he may', async () => {
    const document = async (as = developer) => {
      const url = `${base}/openapi.json`;
      return (await test.server.server.inject({ url, headers: test.server.headersOf(as) })).json();
    };
    const full = await document();
    const { valid, errors } = await new Validator().validate(structuredClone(full));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(full).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Sales', version: '1.0.0' },
      paths: {
        [`${base}/orders`]: {
          get: {
            parameters: [
              { name: 'min', example: 15 },
              {},
              { name: 'top', schema: { type: 'integer', minimum: 1, maximum: 5000 } },
            ],
          },
          post: { requestBody: { required: true } },
        },
        [`${base}/orders/{id}`]: { get: {}, put: {}, delete: {} },
        [`/u-route/baas/data/v1.0/query/${object}`]: { post: {} },
        [`/u-route/baas/data/v1.0/bobject/${object}/{id}`]: { get: {}, put: {}, delete: {} },
      },
      components: {
        schemas: { [object]: { properties: { [amount]: {} } }, [`${object}.new`]: { required: ['name'] } },
      },
    });
    const little = await document(nobody);
    expect(JSON.stringify(little)).not.toContain(amount);
    expect(Object.keys(little['components']?.['schemas'] ?? {})).toEqual(['Failure']);
  });

  it('answer no more when the service is not active, or the object no item of it', async () => {
    const other = await test.service('Idle');
    const item = await test.item(other, order);
    await test.resource(other, 'all', { path: '/all', action: { kind: 'query', object: order.id } });
    const address = '/u-route/baas/service/v1.0/ns__idle/all';
    expect((await test.send('GET', address)).status).toBe(200);
    await test.ask(partCalls.remove, {
      params: { type: 'Service', id: other.id, part: 'ServiceItem', partId: item.id },
      query: {},
    });
    expect((await test.send('GET', address)).resCode).toBe('RESOURCE_OBJECT');
    const { revision } = await test.ask(metadataCalls.get, { params: { type: 'Service', id: other.id } });
    await test.ask(metadataCalls.update, {
      params: { type: 'Service', id: other.id },
      body: { revision, active: false },
    });
    expect((await test.send('GET', address)).resCode).toBe('SERVICE_INACTIVE');
    await test.ask(metadataCalls.remove, { params: { type: 'Service', id: other.id }, query: {} });
    expect((await test.send('GET', address)).resCode).toBe('NO_SERVICE');
  });
});
