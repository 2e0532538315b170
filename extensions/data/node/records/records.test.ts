import { type MetadataRecord, newId } from 'lathe/common';
import { testActor } from 'lathe/node/testing';
import { dataCalls, type Row } from '../../common/dataCalls';
import { developer, sure, TestData } from '../testData';

const orders = 'ns__Order__CST';
const other = testActor({ ...developer, userId: '10gd00000000000other' });
const f = (name: string): string => `ns__${name}__CST`;

describe('rows', () => {
  let test: TestData;
  let order: MetadataRecord;
  let item: MetadataRecord;

  beforeAll(async () => {
    test = await TestData.open();
    order = await test.object('Order', { nameFormat: 'O-{0000}' });
    item = await test.object('Item');
    await test.field(order, 'code', { type: 'text', unique: true, length: 8 });
    await test.field(order, 'total', { type: 'currency', precision: 30, scale: 4 });
    await test.field(order, 'status', {
      type: 'singleselect',
      choices: [{ value: 'open' }, { value: 'paid' }, { value: 'gone', active: false }],
      default: 'open',
    });
    await test.field(order, 'tags', { type: 'multiselect', choices: [{ value: 'a' }, { value: 'b' }] });
    await test.field(order, 'due', { type: 'date' });
    await test.field(order, 'secret', { type: 'encryptedtext' });
    await test.field(order, 'double', { type: 'formula', formula: 'total * 2', result: 'number' });
    const by = await test.field(item, 'order', { type: 'masterdetail', object: order.id, relationName: 'items' });
    const price = await test.field(item, 'price', { type: 'number', scale: 2 });
    await test.field(order, 'sum', { type: 'rollupsummary', rollup: { by: by.id, function: 'sum', of: price.id } });
  });

  afterAll(() => test.close());

  const create = (object: string, body: Row) =>
    test.server.call(dataCalls.create, { as: developer, params: { object }, body });
  const made = async (object: string, body: Row = {}): Promise<string> =>
    sure((await create(object, body)).envelope).id;
  const update = (id: string, body: Row) =>
    test.server.call(dataCalls.update, { as: developer, params: { object: orders, id }, body });
  const read = async (id: string): Promise<Row> =>
    sure(
      (await test.server.call(dataCalls.get, { as: developer, params: { object: orders, id }, query: {} })).envelope,
    );
  const remove = (object: string, id: string) =>
    test.server.call(dataCalls.remove, { as: developer, params: { object, id } });

  it('are made with defaults, numbers that count up, and what the platform knows', async () => {
    const id = await made(orders, {
      [f('code')]: 'A1',
      [f('total')]: '12345678901234567890.1234',
      [f('tags')]: ['a', 'b'],
    });
    const row = await read(id);
    expect(row).toMatchObject({
      name: 'O-0001',
      owner: developer.userId,
      createdBy: developer.userId,
      revision: 1,
      [f('status')]: 'open',
      [f('tags')]: ['a', 'b'],
      [f('due')]: null,
    });
    const [raw] = await test.run(`select "${f('total')}"::text as total from @"${orders}" where id = '${id}'`);
    expect(raw).toEqual({ total: '12345678901234567890.1234' });
  });

  it('tell everything that is wrong at once, each beside its field', async () => {
    const { envelope } = await create(orders, {
      [f('code')]: 'much too long',
      [f('total')]: 'many',
      [f('status')]: 'gone',
      [f('due')]: '2026-02-30',
      [f('tags')]: ['c'],
    });
    expect(envelope).toMatchObject({
      resCode: 'INVALID_ROW',
      fields: [
        { path: `body.${f('code')}`, message: 'tooLong' },
        { path: `body.${f('total')}`, message: 'number' },
        { path: `body.${f('status')}`, message: 'choice' },
        { path: `body.${f('due')}`, message: 'date' },
        { path: `body.${f('tags')}`, message: 'choice' },
      ],
    });
    expect((await create(orders, { [f('total')]: 2 ** 60 })).envelope.fields).toMatchObject([{ message: 'inexact' }]);
    expect((await create(orders, { ns__cod__CST: 'x' })).envelope.resCode).toBe('UNKNOWN_FIELD');
    expect((await create(orders, { createdBy: 'x' })).envelope.resCode).toBe('READ_ONLY_FIELD');
    expect((await create(orders, { [f('double')]: 1 })).envelope.resCode).toBe('READ_ONLY_FIELD');
    expect((await create('ns__Nothing__CST', {})).envelope.resCode).toBe('UNKNOWN_OBJECT');
    expect((await create('ns__Item__CST', { name: 'x' })).envelope.fields).toMatchObject([{ message: 'required' }]);
    const nowhere = { name: 'x', [f('order')]: 'c00100000000nothing0' };
    expect((await create('ns__Item__CST', nowhere)).envelope.fields).toMatchObject([{ message: 'nowhere' }]);
  });

  it('are made once with an id that the caller has chosen', async () => {
    const prefix = (await made(orders)).slice(0, 4);
    const id = newId(prefix);
    expect(await made(orders, { id })).toBe(id);
    expect((await create(orders, { id })).envelope).toMatchObject({
      resCode: 'ROW_TAKEN',
      fields: [{ path: 'body.id' }],
    });
    for (const wrong of [newId('0000'), `${prefix}short`, 7])
      expect((await create(orders, { id: wrong })).envelope).toMatchObject({
        resCode: 'INVALID_ROW',
        fields: [{ path: 'body.id', message: 'newId' }],
      });
  });

  it('are unique where their field says so', async () => {
    await made(orders, { [f('code')]: 'Same' });
    expect((await create(orders, { [f('code')]: 'SAME' })).envelope).toMatchObject({
      resCode: 'ROW_TAKEN',
      fields: [{ path: `body.${f('code')}` }],
    });
  });

  it('are written together when they come at the same time, and only those are refused with which something is wrong', async () => {
    const codes = ['M1', 'M2', 'M1', 'M3', 'M2', 'M4'];
    const others = (code: string) => ({ as: other, params: { object: orders }, body: { [f('code')]: code } });
    const answers = await Promise.all(
      codes.map((code, index) =>
        index % 2 === 0 ? create(orders, { [f('code')]: code }) : test.server.call(dataCalls.create, others(code)),
      ),
    );
    const refused = answers.map(({ envelope }) => envelope.resCode).filter((code) => code !== '0');
    expect(refused).toEqual(['ROW_TAKEN', 'ROW_TAKEN']);
    const rows = await test.run(
      `select "${f('code')}" as code, "createdBy" as by from @"${orders}" where "${f('code')}" like 'M%' order by 1`,
    );
    expect(rows.map(({ code }) => code)).toEqual(['M1', 'M2', 'M3', 'M4']);
    expect(rows[3]).toEqual({ code: 'M4', by: other.userId });
    expect(rows[0]).toEqual({ code: 'M1', by: developer.userId });
    const told = (await test.run('select payload from @event')).map(({ payload }) => payload);
    const ids = answers.flatMap(({ envelope }) => (envelope.resCode === '0' ? [sure(envelope).id] : []));
    for (const id of ids) expect(told).toContainEqual(expect.objectContaining({ action: 'created', ids: [id] }));
  });

  it('are changed unless somebody else did so before', async () => {
    const id = await made(orders);
    expect(sure((await update(id, { [f('total')]: 5, revision: 1 })).envelope)).toEqual({ id, revision: 2 });
    const stale = await update(id, { [f('total')]: 6, revision: 1 });
    expect([stale.status, stale.envelope.resCode]).toEqual([409, 'ROW_STALE']);
    expect(await read(id)).toMatchObject({ [f('total')]: 5, [f('double')]: 10 });
    expect((await update('c00100000000nothing0', {})).envelope.resCode).toBe('NOT_FOUND');
  });

  it('have details that are summed up, and go with them', async () => {
    const id = await made(orders);
    for (const price of [1.5, 2.25]) await made('ns__Item__CST', { name: 'i', [f('order')]: id, [f('price')]: price });
    expect(await read(id)).toMatchObject({ [f('sum')]: 3.75 });
    const relation = { childs: [{ relationName: 'items', fields: ['name'] }] };
    const condition = { conditions: [{ field: 'id', operator: 'eq' as const, value: id }] };
    const [row] = await test.query(orders, { condition, relation, options: { fields: ['name'] } });
    expect(row).toMatchObject({ items: [{ name: 'i' }, { name: 'i' }] });
    expect((await remove(orders, id)).envelope.resCode).toBe('0');
    expect(await test.run(`select count(*)::int as n from @"ns__Item__CST"`)).toEqual([{ n: 0 }]);
    expect((await remove(orders, id)).envelope.resCode).toBe('NOT_FOUND');
  });

  it('keep their secrets to themselves, in the table too', async () => {
    const id = await made(orders, { [f('secret')]: 'open sesame' });
    expect(JSON.stringify(await read(id))).not.toContain('sesame');
    expect(JSON.stringify(await test.run(`select * from @"${orders}" where id = '${id}'`))).not.toContain('sesame');
  });

  it('are refused where they break a rule of their object', async () => {
    const wrong = await test.part(order, 'ValidationRule', 'broken', { formula: 'total >', message: 'x' });
    expect(wrong).toMatchObject({ resCode: 'BAD_FORMULA' });
    expect(await test.part(order, 'ValidationRule', 'typed', { formula: 'total', message: 'x' })).toMatchObject({
      resCode: 'BAD_FORMULA',
    });
    const rule = { formula: 'total < 0 && status = "paid"', message: 'A paid order has a total.' };
    sure(await test.part(order, 'ValidationRule', 'paid', rule));
    const id = await made(orders, { [f('total')]: -1 });
    const refused = await update(id, { [f('status')]: 'paid' });
    expect(refused.envelope).toMatchObject({ resCode: 'RULE_BROKEN', resMsg: 'A paid order has a total.' });
    expect(await read(id)).toMatchObject({ [f('status')]: 'open', revision: 1 });
  });

  it('are made and changed by a unique field, many at once, all or each', async () => {
    const upsert = (body: Row) =>
      test.server.call(dataCalls.upsert, { as: developer, params: { object: orders }, query: { by: f('code') }, body });
    const first = sure((await upsert({ [f('code')]: 'up', [f('total')]: 1 })).envelope);
    const second = sure((await upsert({ [f('code')]: 'up', [f('total')]: 2 })).envelope);
    expect([first.created, second]).toEqual([true, { id: first.id, created: false }]);
    expect(await read(first.id)).toMatchObject({ [f('total')]: 2 });
    const records = ['b1', 'much too long', 'b2'].map((code) => ({ [f('code')]: code }));
    const bulk = (allOrNone: boolean) =>
      test.server.call(dataCalls.bulk, {
        as: developer,
        params: { object: orders },
        body: { operation: 'create', allOrNone, records },
      });
    expect((await bulk(true)).envelope.resCode).toBe('INVALID_ROW');
    expect(sure((await bulk(false)).envelope).map(({ success }) => success)).toEqual([true, false, true]);
    expect((await upsert({ [f('total')]: 2 })).envelope.resCode).toBe('INVALID_ROW');
    const byTotal = { as: developer, params: { object: orders }, query: { by: f('total') }, body: {} };
    expect((await test.server.call(dataCalls.upsert, byTotal)).envelope.resCode).toBe('NOT_UNIQUE_FIELD');
  });

  it('are five thousand in one call', async () => {
    const records = Array.from({ length: 5000 }, (_, index) => ({ [f('total')]: index }));
    const body = { operation: 'create' as const, allOrNone: true, records };
    const done = sure(
      (await test.server.call(dataCalls.bulk, { as: developer, params: { object: orders }, body })).envelope,
    );
    expect(new Set(done.map(({ id }) => id)).size).toBe(5000);
  });
});
