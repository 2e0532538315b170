import { metadataCalls, type MetadataRecord, recordCalls } from 'lathe/common';
import type { Actor } from 'lathe/node';
import { testActor } from 'lathe/node/testing';
import { accessCalls } from '../../common/accessCalls';
import { centerCalls } from '../../common/centerCalls';
import { viewCalls } from '../../common/saved/savedCalls';
import { i18nCalls } from '../../common/i18nCalls';
import { developer, sure, TestData } from '../testData';

describe('what the designer asks for', () => {
  let test: TestData;
  let order: MetadataRecord;
  let status: MetadataRecord;
  let total: MetadataRecord;

  beforeAll(async () => {
    test = await TestData.open();
    await test.run(`create table @queue (id text, label text)`);
    order = await test.object('Order');
    const choices = [{ value: 'open' }, { value: 'done' }];
    status = await test.field(order, 'status', { type: 'singleselect', choices });
    total = await test.field(order, 'total', { type: 'number' });
    await test.field(order, 'shout', { type: 'formula', formula: 'UPPER(status)', result: 'text' });
    sure(await test.part(order, 'ValidationRule', 'negative', { formula: 'total < 0', message: 'No' }));
    const condition = { conditions: [{ field: total.name, operator: 'gt', value: 5 }] };
    sure(await test.part(order, 'SharingRule', 'big', { to: '000Q0000000000000001', condition }));
    await test.row(order.name, 'a', { [total.name]: 12, [status.name]: 'open' });
    await test.row(order.name, 'b');
  });

  afterAll(() => test.close());

  const impact = async (id: string, change?: { name?: string; data?: object }) => {
    const body = { change: change && { ...change, data: change.data && { ...change.data } } };
    return sure((await test.server.call(centerCalls.impact, { as: developer, params: { id }, body })).envelope);
  };
  const remove = async (type: string, id: string) =>
    (await test.server.call(metadataCalls.remove, { as: developer, params: { type, id }, query: {} })).envelope;
  const dataOf = async (id: string) =>
    sure((await test.server.call(recordCalls.find, { as: developer, params: { id } })).envelope).data;

  it('lists the objects with their sizes', async () => {
    const { envelope } = await test.server.call(centerCalls.objects, { as: developer });
    const { namespace, objects } = sure(envelope);
    expect(namespace).toBe('ns');
    const own = objects.find(({ id }) => id === order.id);
    expect(own).toMatchObject({ name: order.name, kind: 'custom', rows: 2, guessed: false, sharing: 'private' });
    expect(objects.map(({ name }) => name)).toContain('User');
    const { envelope: refused } = await test.server.call(centerCalls.objects, { as: testActor({ permissions: [] }) });
    expect(refused.resCode).toBe('FORBIDDEN');
  });

  it('tells what uses a field, and how many rows have a value', async () => {
    const { uses, rows, values } = await impact(total.id);
    expect(uses.map(({ type, name }) => `${type} ${name}`)).toEqual(['SharingRule big', 'ValidationRule negative']);
    expect({ rows, values }).toEqual({ rows: 2, values: 1 });
    const [shout] = (await impact(status.id)).uses;
    expect(shout).toMatchObject({ name: 'ns__shout__CST', title: 'Field', of: 'Order' });
    expect(await remove('Field', total.id)).toMatchObject({ resCode: 'IN_USE' });
  });

  it('tells of private views: the names of one’s own, and how many others have', async () => {
    const ann = testActor({ userId: '10gd000000000000ann1', permissions: [...developer.permissions] });
    const save = async (as: Actor, label: string, columns: string[]) => {
      const data = { kind: 'list' as const, object: order.name, columns };
      return sure((await test.server.call(viewCalls.create, { as, body: { label, data, shared: false } })).envelope);
    };
    const own = await save(developer, 'Mine', ['name', total.name]);
    const others = [await save(ann, 'Secret', [total.name]), await save(ann, 'Hidden', ['name'])];
    const { uses, ofOthers, usesTotal } = await impact(total.id);
    expect(uses.at(-1)).toMatchObject({ id: own.id, type: 'View', label: 'Mine', weak: true });
    expect([ofOthers, usesTotal]).toEqual([{ views: 1, dashboards: 0 }, 4]);
    const ofObject = await impact(order.id);
    expect(ofObject.ofOthers).toEqual({ views: 2, dashboards: 0 });
    expect(JSON.stringify(ofObject)).not.toMatch(/Secret|Hidden/);
    for (const [as, { id: viewId }] of [[developer, own] as const, ...others.map((each) => [ann, each] as const)])
      await test.server.call(viewCalls.remove, { as, params: { viewId } });
  });

  it('tells why a change would be refused, and changes nothing', async () => {
    const refusals = async (data: object) => (await impact(total.id, { data })).refusals;
    expect(await refusals({ type: 'number', precision: 1 })).toEqual([expect.stringContaining('1 rows')]);
    expect(await refusals({ type: 'text' })).toEqual([expect.stringContaining('number')]);
    expect(await refusals({ type: 'number', required: true })).toEqual([expect.stringContaining('1 rows')]);
    expect(await refusals({ type: 'number', unique: true })).toEqual([]);
    expect(await refusals({ type: 'number', length: 3 })).toEqual([expect.stringContaining('length')]);
    expect(await dataOf(total.id)).toEqual({ type: 'number' });
    const { envelope } = await test.server.call(centerCalls.impact, {
      as: developer,
      params: { id: '000d0000000000000000' },
      body: {},
    });
    expect(envelope.resCode).toBe('NOT_FOUND');
  });

  it('counts what uses an object from the outside', async () => {
    const line = await test.object('Line');
    const lookup = await test.field(line, 'order', { type: 'lookup', object: order.id });
    const { uses, rows } = await impact(order.id);
    expect(uses.map(({ id }) => id)).toEqual([lookup.id]);
    expect(rows).toBe(2);
    await remove('object', line.id);
  });

  it('writes a new name wherever the old one stands', async () => {
    const renamed = await test.change(total, { name: 'ns__amount__CST' });
    const rule = (await impact(renamed.id)).uses.find(({ type }) => type === 'ValidationRule');
    expect(await dataOf(rule?.id ?? '')).toMatchObject({ formula: 'amount < 0' });
    const sharing = (await impact(renamed.id)).uses.find(({ type }) => type === 'SharingRule');
    expect(await dataOf(sharing?.id ?? '')).toMatchObject({
      condition: { conditions: [{ field: 'ns__amount__CST' }] },
    });
    total = await test.change(renamed, { name: 'ns__total__CST' });
  });

  it('writes a new name into views and dashboards, too', async () => {
    const create = async (type: string, name: string, data: object) =>
      sure(
        (
          await test.server.call(metadataCalls.create, {
            as: developer,
            params: { type },
            body: { name, data: { ...data } },
          })
        ).envelope,
      );
    const condition = { conditions: [{ field: total.name, operator: 'gt', value: 1 }] };
    const view = await create('View', 'Big', { object: order.name, columns: ['name', total.name], condition });
    const tile = {
      id: 't',
      kind: 'kpi',
      x: 0,
      y: 0,
      w: 3,
      h: 3,
      object: order.name,
      measures: [{ function: 'sum', field: total.name }],
    };
    const board = await create('Dashboard', 'Board', { tiles: [tile] });
    total = await test.change(total, { name: 'ns__sum__CST' });
    expect(await dataOf(view.id)).toMatchObject({
      columns: ['name', 'ns__sum__CST'],
      condition: { conditions: [{ field: 'ns__sum__CST' }] },
    });
    expect(await dataOf(board.id)).toMatchObject({ tiles: [{ measures: [{ field: 'ns__sum__CST' }] }] });
    const renamed = sure(
      (
        await test.server.call(metadataCalls.update, {
          as: developer,
          params: { type: 'object', id: order.id },
          body: { name: 'ns__Deal__CST', revision: order.revision },
        })
      ).envelope,
    );
    expect(await dataOf(view.id)).toMatchObject({ object: 'ns__Deal__CST' });
    order = sure(
      (
        await test.server.call(metadataCalls.update, {
          as: developer,
          params: { type: 'object', id: order.id },
          body: { name: 'ns__Order__CST', revision: renamed.revision },
        })
      ).envelope,
    );
    total = await test.change(total, { name: 'ns__total__CST' });
    for (const [type, id] of [
      ['View', view.id],
      ['Dashboard', board.id],
    ] as const)
      sure(await remove(type, id));
  });

  it('says where a formula is wrong', async () => {
    const check = async (formula: string) => {
      const given = { as: developer, params: { object: order.name }, body: { formula } };
      return sure((await test.server.call(centerCalls.checkFormula, given)).envelope);
    };
    expect(await check('total * 2')).toEqual({ type: 'number', problem: null });
    const near = 'ns__Order__CST has no field "totl". Did you mean "total"?';
    expect((await check('"totl" & totl')).problem).toEqual({ message: near, at: 9, length: 4 });
    expect((await check('zzzzzz')).problem?.message).toBe('ns__Order__CST has no field "zzzzzz".');
    const message = 'There is no function "RUOND". Did you mean ROUND?';
    expect((await check('1 + RUOND(total)')).problem).toEqual({ message, at: 4, length: 5 });
    expect((await check('1 + NOTHING1(total)')).problem?.message).toBe('There is no function "NOTHING1".');
    expect((await check('(total')).problem?.at).toBeGreaterThan(3);
    const { envelope } = await test.server.call(centerCalls.checkFormula, {
      as: developer,
      params: { object: 'Nobody' },
      body: { formula: '1' },
    });
    expect(envelope.resCode).toBe('UNKNOWN_OBJECT');
  });

  it('has one table of who may do what', async () => {
    const given = { as: developer, params: { object: order.name } };
    const list = sure((await test.server.call(accessCalls.list, given)).envelope);
    const standard = list.find(({ label }) => label === 'Standard User');
    expect(standard).toMatchObject({ kind: 'profile', everything: 'none', access: null });
    expect(list.find(({ label }) => label === 'System Administrator')?.everything).toBe('modify');
    const access = { source: standard?.source ?? '', create: true, fields: { [status.id]: 'hidden' as const } };
    const save = (source: string) =>
      test.server.call(accessCalls.save, { ...given, body: { access: [{ ...access, source }] } });
    const saved = sure((await save(access.source)).envelope);
    expect(saved.find(({ source }) => source === access.source)?.access).toMatchObject({ ...access, read: true });
    sure((await save(access.source)).envelope);
    expect((await save('000T0000000000000000')).envelope.resCode).toBe('NOT_FOUND');
    const { envelope } = await test.server.call(accessCalls.principals, {
      as: developer,
      query: { search: 'standard' },
    });
    expect(sure(envelope)).toEqual([{ id: access.source, kind: 'profile', label: 'Standard User' }]);
  });

  it('translates texts, and tells which are missing', async () => {
    const list = async (query: object = {}) =>
      sure((await test.server.call(i18nCalls.list, { as: developer, query: { of: order.id, ...query } })).envelope);
    const save = async (texts: Parameters<typeof list>[0], override = true) =>
      (
        await test.server.call(i18nCalls.save, {
          as: developer,
          query: { override },
          body: { texts: [texts as never] },
        })
      ).envelope;
    const choice = { id: status.id, kind: 'choice', value: 'open', texts: { 'zh-CN': '打开' } };
    expect(sure(await save(choice))).toEqual({ changed: 1 });
    expect(sure(await save({ ...choice, texts: { 'zh-CN': '开' } }, false))).toEqual({ changed: 0 });
    const missing = await list({ missing: 'zh-CN' });
    expect(missing.some(({ value }) => value === 'open')).toBe(false);
    expect(missing.some(({ value }) => value === 'done')).toBe(true);
    expect(await list({ search: '打开' })).toEqual([expect.objectContaining({ value: 'open', text: 'open' })]);
    sure(await save({ id: order.id, kind: 'label', texts: { 'zh-CN': '订单' } }));
    sure(await save({ id: order.id, kind: 'label', texts: { 'zh-CN': '' } }));
    expect(await dataOf(order.id)).not.toHaveProperty('labels');
    expect(await save({ ...choice, value: 'nothing' })).toMatchObject({ resCode: 'NOT_FOUND' });
    expect(await save({ ...choice, id: '000d0000000000000000' })).toMatchObject({ resCode: 'NOT_FOUND' });
  });
});
