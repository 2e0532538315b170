import { sql } from 'kysely';
import { metadataCalls, type MetadataRecord } from 'lathe/common';
import { testActor, testTenant } from 'lathe/node/testing';
import { dataCalls } from '../../common/dataCalls';
import type { QueryRequest } from '../../common/query/queryRequest';
import { developer, sure, TestData } from '../testData';

const order = 'ns__Order__CST';
const total = 'ns__total__CST';
const customer = 'ns__customer__CST';
const status = 'ns__status__CST';

let test: TestData;
let totalField: MetadataRecord;
let profile = '';
const ann = testActor({ userName: 'ann', userId: '10gd0000000000000ann', profile: 'Standard User' });

beforeAll(async () => {
  test = await TestData.open();
  const customers = await test.object('Customer');
  const orders = await test.object('Order');
  totalField = await test.field(orders, 'total', { type: 'number', precision: 10, scale: 2 });
  await test.field(orders, 'status', { type: 'text' });
  await test.field(orders, 'customer', { type: 'lookup', object: customers.id });
  await test.row('ns__Customer__CST', 'acme', { owner: ann.userId });
  const acme = 'acme'.padStart(20, '0');
  await test.row(order, 'one', { [total]: '1.50', [status]: 'open', [customer]: acme, owner: ann.userId });
  await test.row(order, 'two', { [total]: '2.25', [status]: 'open' });
  await test.row(order, 'three', { [total]: '10', [status]: 'done', [customer]: acme });
  const [row] = await test.run(`select id from @profile where name = 'Standard User'`);
  profile = String(row?.['id']);
  await sql`insert into ${sql.id(testTenant.schema, 'user')} (id, name, password_hash, profile, kind, locale)
    values (${ann.userId}, 'ann', '', ${ann.profile}, 'User', 'en')`.execute(test.server.database.bare);
  await test.run(`create table if not exists @queue_user (queue_id text, user_id text)`);
  for (const each of [orders, customers]) sure(await test.part(each, 'ObjectAccess', 'standard', { source: profile }));
});

afterAll(() => test.close());

const viewObject = (name: string, query: QueryRequest, object = order) =>
  test.object(name, { kind: 'view', view: { object, query } });

it('is asked like any object, its paths being columns', async () => {
  const open = { conditions: [{ field: status, operator: 'eq' as const, value: 'open' }] };
  const view = await viewObject('Open', { condition: open, options: { fields: [total, `${customer}.name`] } });
  expect(view.name).toBe('ns__Open__view__CST');
  const name = `${customer}_name`;
  const options = { orderby: [{ field: total, order: 'desc' as const }] };
  expect(await test.query(view.name, { options })).toEqual([
    { id: 'two'.padStart(20, '0'), name: 'two', [total]: 2.25, [name]: null },
    { id: 'one'.padStart(20, '0'), name: 'one', [total]: 1.5, [name]: 'acme' },
  ]);
  const condition = { conditions: [{ field: name, operator: 'startwith' as const, value: 'AC' }] };
  expect(await test.query(view.name, { condition, options: { fields: ['name'] } })).toEqual([{ name: 'one' }]);
  const params = { object: view.name };
  const count = await test.server.call(dataCalls.count, { as: developer, params, body: { condition } });
  expect(count.envelope.result).toBe(1);
  const found = await test.server.call(dataCalls.search, { as: developer, params, query: {}, body: { text: 'two' } });
  expect(sure(found.envelope)).toHaveLength(1);
  const summed = { aggregate: [{ alias: 'sum', function: 'sum' as const, field: total }] };
  expect(await test.query(view.name, { options: summed })).toEqual([{ sum: 3.75 }]);
});

it('is groups of rows, with the parts of dates and what is summed up as columns', async () => {
  const aggregate = [
    { alias: 'orders', function: 'count' as const },
    { alias: 'sum', function: 'sum' as const, field: total },
  ];
  const view = await viewObject('ByStatus', {
    options: { groupby: [status, { field: 'createdDate', by: 'year' }], aggregate },
  });
  const many = { conditions: [{ field: 'orders', operator: 'gt' as const, value: 1 }] };
  const [row, ...others] = await test.query(view.name, { condition: many });
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    [status]: 'open',
    createdDate_year: String(new Date().getUTCFullYear()),
    orders: 2,
    sum: 3.75,
  });
  expect(row?.['id']).toMatch(/^[0-9a-f]{20}$/);
});

it('shows of its base what the reader may see: rows and fields', async () => {
  const plain = await viewObject('Totals', { options: { fields: [total, status] } });
  expect((await test.query(plain.name, {}, ann)).map((row) => row['name'])).toEqual(['one']);
  const byTotal = await viewObject('Large', {
    condition: { conditions: [{ field: total, operator: 'gt', value: 5 }] },
    options: { fields: ['name'] },
  });
  expect(await test.query(byTotal.name, {}, ann)).toEqual([]);
  const [object] = await test.run(`select id from @metadata where name = '${order}'`);
  await test.run(`update @metadata set data = data || '{"fields": {"${totalField.id}": "hidden"}}'::jsonb
    where type = 'ObjectAccess' and parent = '${String(object?.['id'])}'`);
  // Whoever changes an object anew makes everybody read it anew.
  await test.object('Settled');
  const [seen] = await test.query(plain.name, {}, ann);
  expect(seen).toEqual({ id: 'one'.padStart(20, '0'), name: 'one', [status]: 'open' });
  await expect(test.query(byTotal.name, {}, ann)).rejects.toThrow('UNKNOWN_OBJECT');
});

it('is read only, and has the columns of its query alone', async () => {
  const view = await viewObject('Fixed', { options: { fields: [status] } });
  const made = await test.server.call(dataCalls.create, {
    as: developer,
    params: { object: view.name },
    body: { name: 'x' },
  });
  expect(made.envelope.resCode).toBe('ROW_FORBIDDEN');
  expect((await test.tryField(view, 'more', { type: 'text' })).resCode).toBe('VIEW_OBJECT_FIELDS');
  const thing = await test.object('Thing');
  expect((await test.tryField(thing, 'lead', { type: 'lookup', object: view.id })).resCode).toBe('LOOKUP_TO_VIEW');
});

it('holds the fields that it needs', async () => {
  const thing = await test.object('Held');
  const field = await test.field(thing, 'one', { type: 'text' });
  await viewObject('Holding', { options: { fields: [field.name] } }, thing.name);
  const params = { type: 'Field', id: field.id };
  expect((await test.server.call(metadataCalls.remove, { as: developer, params })).envelope.resCode).toBe('IN_USE');
});

it('is refused where its query could not be asked', async () => {
  await expect(test.object('None', { kind: 'view' })).rejects.toThrow('VIEW_OBJECT_QUERY');
  await expect(viewObject('A', {}, 'ns__Nothing__CST')).rejects.toThrow('UNKNOWN_OBJECT');
  await expect(viewObject('B', { options: { fields: ['nothing'] } })).rejects.toThrow('UNKNOWN_FIELD');
  await expect(viewObject('C', {}, 'View')).rejects.toThrow('VIEW_OBJECT_BASE');
  const relation = { childs: [{ relationName: 'x' }] };
  await expect(viewObject('D', { relation })).rejects.toThrow('VIEW_OBJECT_RELATION');
  await expect(viewObject('E', { options: { groupby: [status], limit: 5 } })).rejects.toThrow('VIEW_OBJECT_GROUPS');
  const count = (alias: string) => [{ alias, function: 'count' as const }];
  await expect(viewObject('F', { options: { aggregate: count('ID') } })).rejects.toThrow('stands for two things');
  const year = { groupby: [{ field: 'createdDate', by: 'year' as const }] };
  await expect(viewObject('G', { options: { ...year, aggregate: count('createdDate_year') } })).rejects.toThrow(
    'createdDate_year',
  );
  const path = `${customer}.name`;
  await viewObject('H', { options: { fields: ['name', 'id', path, path.toUpperCase()] } });
  const kept = await test.object('Kept');
  const body = { revision: kept.revision, data: { kind: 'view', view: { object: order, query: {} } } };
  const change = await test.server.call(metadataCalls.update, {
    as: developer,
    params: { type: 'object', id: kept.id },
    body,
  });
  expect(change.envelope.resCode).toBe('VIEW_OBJECT_KIND');
});
