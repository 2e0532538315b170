import type { MetadataRecord } from 'lathe/common';
import { partCalls } from 'lathe/common';
import { testActor } from 'lathe/node/testing';
import { layoutCalls } from '../../common/layoutCalls';
import { developer, sure, TestData } from '../testData';

describe('layouts', () => {
  let test: TestData;
  let order: MetadataRecord;
  let status: MetadataRecord;
  let note: MetadataRecord;

  beforeAll(async () => {
    test = await TestData.open();
    order = await test.object('Order');
    status = await test.field(order, 'status', { type: 'text' });
    note = await test.field(order, 'note', { type: 'textarea', required: true });
  });

  afterAll(() => test.close());

  const mine = async (as = developer, locale = 'en', layout?: string) =>
    (
      await test.server.call(layoutCalls.mine, {
        as: { ...as, locale: locale === 'en' ? 'en' : 'zh-CN' },
        params: { object: order.name },
        query: { layout },
      })
    ).envelope;

  it('are told of no object that is not there, with the nearest', async () => {
    const { envelope } = await test.server.call(layoutCalls.mine, {
      ...{ as: developer, params: { object: order.name.replace('Order', 'Ordr') }, query: {} },
    });
    expect([envelope.resCode, envelope.resMsg]).toEqual(['UNKNOWN_OBJECT', expect.stringContaining(order.name)]);
  });

  it('show all fields of an object that has none', async () => {
    const { id, sections } = sure(await mine());
    expect(id).toBeNull();
    const names = sections.flatMap(({ columns }) => columns.flat().map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(['name', status.name, note.name, 'createdDate']));
    const shown = sections.flatMap(({ columns }) => columns.flat());
    expect(shown.find(({ name }) => name === note.name)).toEqual({ name: note.name, readOnly: false, required: true });
    expect(shown.find(({ name }) => name === 'createdDate')?.readOnly).toBe(true);
  });

  it('are chosen by profile, said in the language, and leave out what is gone', async () => {
    const section = (label: string, fields: readonly string[]) => ({
      label,
      labels: { 'zh-CN': '主要' },
      columns: [fields.map((field) => ({ field, readOnly: true }))],
    });
    const extra = await test.field(order, 'extra', { type: 'text' });
    sure(await test.part(order, 'Layout', 'General', { sections: [section('Main', [status.id, extra.id])] }));
    sure(await test.part(order, 'Layout', 'Other', { sections: [], profiles: ['000T0000000000000001'] }));
    const { envelope } = await test.server.call(partCalls.remove, {
      as: developer,
      params: { type: 'object', id: order.id, part: 'Field', partId: extra.id },
      query: {},
    });
    sure(envelope);
    const { label, sections } = sure(await mine());
    expect(label).toBe('General');
    expect(sections[0]).toEqual({
      label: 'Main',
      collapsed: false,
      columns: [[{ name: status.name, readOnly: true, required: false }]],
    });
    const user = testActor({ userId: developer.userId, permissions: ['View All Data'] });
    expect(sure(await mine(user)).label).toBe('General');
    expect(sure(await mine(developer, 'zh-CN')).sections[0]?.label).toBe('主要');
    expect(sure(await mine(testActor({ permissions: ['View All Data'] }))).label).toBe('General');
    const { id: first } = sure(await mine());
    expect(sure(await mine(developer, 'en', first ?? '')).id).toBe(first);
    // One of another object, or that is gone, is no layout of this one.
    expect(sure(await mine(developer, 'en', order.id)).id).toBe(first);
    const { envelope: listed } = await test.server.call(partCalls.list, {
      as: developer,
      params: { type: 'object', id: order.id, part: 'layout' },
      query: {},
    });
    expect(
      sure(listed)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['General', 'Other']);
  });

  it('have each field once, and are for those who may read the rows', async () => {
    const twice = [[{ field: status.id }, { field: status.id }]];
    expect(await test.part(order, 'Layout', 'Twice', { sections: [{ columns: twice }] })).toMatchObject({
      resCode: 'FIELD_TWICE',
    });
    expect(await mine(testActor({ permissions: [] }))).toMatchObject({ resCode: 'UNKNOWN_OBJECT' });
  });

  it('of record types come with the general one, those of the own profile first', async () => {
    const machine = await test.object('Machine');
    const kind = await test.field(machine, 'kind', {
      type: 'singleselect',
      choices: [{ value: 'pump' }, { value: 'fan' }],
    });
    const size = await test.field(machine, 'size', { type: 'number' });
    const sections = [{ columns: [[{ field: kind.id }, { field: size.id }]] }];
    const recordTypes = { field: kind.id, values: ['pump'] };
    sure(await test.part(machine, 'Layout', 'Pumps', { sections, recordTypes }));
    const view = async (layout?: string) =>
      sure(
        (
          await test.server.call(layoutCalls.mine, {
            as: developer,
            params: { object: machine.name },
            query: { layout },
          })
        ).envelope,
      );
    const { id, recordTypes: drawn } = await view();
    expect(id).toBeNull();
    expect(drawn).toEqual([expect.objectContaining({ label: 'Pumps', field: kind.name, values: ['pump'] })]);
    expect(drawn[0]?.sections[0]?.columns[0]?.map(({ name }) => name)).toEqual([kind.name, size.name]);
    // The one that is asked for is for every row.
    expect(await view(drawn[0]?.id ?? '')).toMatchObject({ label: 'Pumps', recordTypes: [] });
    expect(
      await test.part(machine, 'Layout', 'Wrong', { recordTypes: { field: size.id, values: ['1'] } }),
    ).toMatchObject({
      resCode: 'NO_RECORD_TYPE',
      resMsg: expect.stringContaining('size'),
    });
    expect(await test.part(machine, 'Layout', 'None', { recordTypes: { field: kind.id, values: [] } })).toMatchObject({
      resCode: 'INVALID_DATA',
    });
  });
});
