import { type MetadataRecord, metadataCalls, recycleCalls } from 'lathe/common';
import type { FieldData } from '../../common/objects/fieldData';
import { developer, sure, TestData } from '../testData';

const table = 'ns__Thing__CST';

describe('a field', () => {
  let test: TestData;
  let thing: MetadataRecord;
  let place: MetadataRecord;

  beforeAll(async () => {
    test = await TestData.open();
    thing = await test.object('Thing');
    place = await test.object('Place');
    await test.row('ns__Place__CST', 'here');
    for (const id of ['a', 'b', 'c']) await test.row(table, id);
  });

  afterAll(() => test.close());

  const columnOf = async (name: string) => (await test.columns(table))[`ns__${name}__CST`];
  const set = (name: string, id: string, value: string) =>
    test.run(`update @"${table}" set "ns__${name}__CST" = ${value} where name = '${id}'`);
  const refused = async (field: MetadataRecord, data: FieldData) => (await test.tryChange(field, { data })).resCode;

  const types: [string, FieldData, string | undefined][] = [
    ['text', { type: 'text', length: 20 }, 'text'],
    ['textarea', { type: 'textarea' }, 'text'],
    ['number', { type: 'number', precision: 12, scale: 3 }, 'numeric(12,3)'],
    ['currency', { type: 'currency' }, 'numeric(18,2)'],
    ['percent', { type: 'percent' }, 'numeric(16,2)'],
    ['checkbox', { type: 'checkbox', default: true }, 'boolean!'],
    ['date', { type: 'date', default: 'today' }, 'date'],
    ['datetime', { type: 'datetime', required: true, default: 'now' }, 'timestamp(3) with time zone!'],
    ['autonumber', { type: 'autonumber', format: 'T-{000}' }, 'text'],
    ['singleselect', { type: 'singleselect', choices: [{ value: 'x' }], required: true, default: 'x' }, 'text!'],
    ['multiselect', { type: 'multiselect', choices: [{ value: 'x' }], required: true, default: ['x'] }, 'text[]!'],
    ['phone', { type: 'phone' }, 'text'],
    ['email', { type: 'email', unique: true }, 'text'],
    ['url', { type: 'url' }, 'text'],
    ['postalcode', { type: 'postalcode' }, 'text'],
    ['multilanguage', { type: 'multilanguage' }, 'jsonb'],
    ['encryptedtext', { type: 'encryptedtext' }, 'text'],
    ['formula', { type: 'formula', formula: '1 + 1', result: 'number' }, undefined],
  ];

  it.each(types)('of type %s is a column', async (name, data, column) => {
    await test.field(thing, `t_${name}`, data);
    expect(await columnOf(`t_${name}`)).toBe(column);
  });

  it('that counts up numbers the rows that are there, too', async () => {
    await test.row(table, 'd', {
      ns__t_datetime__CST: new Date(),
      ns__t_singleselect__CST: 'x',
      ns__t_multiselect__CST: ['x'],
    });
    const rows = await test.run(`select "ns__t_autonumber__CST" as n from @"${table}" order by 1`);
    expect(rows.map(({ n }) => n)).toEqual(['T-001', 'T-002', 'T-003', 'T-004']);
    await test.run(`delete from @"${table}" where name = 'd'`);
  });

  it('that leads to another object leads to a row that is there', async () => {
    const field = await test.field(thing, 'place', { type: 'lookup', object: place.id });
    await set('place', 'a', `(select id from @"ns__Place__CST")`);
    await expect(set('place', 'b', `'nowhere'`)).rejects.toThrow('foreign key');
    await test.run(`delete from @"ns__Place__CST"`);
    expect(await test.run(`select count("ns__place__CST")::int as n from @"${table}"`)).toEqual([{ n: 0 }]);
    expect(await refused(field, { type: 'lookup', object: thing.id })).toBe('FIELD_TARGET_CHANGE');
    const other = await test.server.call(metadataCalls.remove, {
      as: developer,
      params: { type: 'object', id: place.id },
    });
    expect(other.envelope.resCode).toBe('IN_USE');
  });

  it('is not asked for, unique or shorter where rows say otherwise', async () => {
    const field = await test.field(thing, 'code', { type: 'text' });
    expect(await refused(field, { type: 'text', required: true })).toBe('FIELD_VALUES_MISSING');
    await test.run(`update @"${table}" set "ns__code__CST" = case name when 'a' then 'Abc' else 'abc' end`);
    expect(await refused(field, { type: 'text', unique: true })).toBe('FIELD_VALUES_ALIKE');
    expect(await refused(field, { type: 'text', length: 2 })).toBe('FIELD_VALUES_UNFIT');
    await test.run(`update @"${table}" set "ns__code__CST" = name`);
    const strict = await test.change(field, { data: { type: 'text', unique: true, required: true, length: 3 } });
    expect(await columnOf('code')).toBe('text!');
    await expect(set('code', 'a', `'B'`)).rejects.toThrow('unique');
    await test.change(strict, { data: { type: 'text' } });
    await set('code', 'a', 'null');
  });

  it('becomes another type only where every value stays', async () => {
    const field = await test.field(thing, 'size', { type: 'number', scale: 2 });
    await set('size', 'a', '12.34');
    expect(await refused(field, { type: 'text' })).toBe('FIELD_TYPE_CHANGE');
    expect(await refused(field, { type: 'number', scale: 1 })).toBe('FIELD_VALUES_UNFIT');
    expect(await refused(field, { type: 'number', precision: 3, scale: 2 })).toBe('FIELD_VALUES_UNFIT');
    await test.change(field, { data: { type: 'currency', precision: 20, scale: 4 } });
    expect(await columnOf('size')).toBe('numeric(20,4)');
    expect(await test.run(`select "ns__size__CST" as n from @"${table}" where name = 'a'`)).toEqual([{ n: '12.3400' }]);
  });

  it('is renamed, deleted, restored and purged with its values', async () => {
    const field = await test.field(thing, 'old', { type: 'text', unique: true });
    await set('old', 'a', `'kept'`);
    const renamed = await test.change(field, { name: 'ns__new__CST' });
    const params = { type: 'Field', id: field.id };
    const remove = () => test.server.call(metadataCalls.remove, { as: developer, params });
    const kept = `select "ns__new__CST" as v from @"${table}" where name = 'a'`;
    expect(await test.run(kept)).toEqual([{ v: 'kept' }]);
    expect(renamed.name).toBe('ns__new__CST');
    sure((await remove()).envelope);
    expect(await columnOf('new')).toBeUndefined();
    await test.server.call(recycleCalls.restore, { as: developer, params: { id: field.id } });
    expect(await test.run(kept)).toEqual([{ v: 'kept' }]);
    await expect(set('new', 'b', `'KEPT'`)).rejects.toThrow('unique');
    sure((await remove()).envelope);
    await test.server.call(recycleCalls.purge, { as: developer, params: { id: field.id } });
    expect((await test.columns(table))[`~${field.id}`]).toBeUndefined();
  });

  it('says what is wrong with it, each setting by its name', async () => {
    const answer = await test.tryField(thing, 'wrong', { type: 'lookup', length: 3 });
    expect(answer).toMatchObject({
      resCode: 'INVALID_FIELD',
      resMsg: 'The field can\'t be like this. A field of this type has no setting "length".',
      fields: [
        { path: 'body.data.length', message: 'notForType' },
        { path: 'body.data.object', message: 'needed' },
      ],
    });
    const nowhere = await test.tryField(thing, 'nowhere', { type: 'lookup', object: '000oNothing000000000' });
    expect(['BAD_REFERENCE', 'UNKNOWN_TARGET']).toContain(nowhere.resCode);
  });

  it('of a text is in the index of what is searched, as long as it is there', async () => {
    const index = async () => {
      const rows = await test.run(`select indexdef from pg_indexes where indexname = 's_${thing.id}'`);
      return rows.map(({ indexdef }) => String(indexdef)).join();
    };
    const field = await test.field(thing, 'searched', { type: 'text' });
    expect(await index()).toContain('ns__searched__CST');
    await test.server.call(metadataCalls.remove, { as: developer, params: { type: 'Field', id: field.id } });
    expect(await index()).not.toContain('searched');
    expect(await index()).toContain('name');
    await test.server.call(recycleCalls.restore, { as: developer, params: { id: field.id } });
    expect(await index()).toContain('ns__searched__CST');
  });

  it('takes nothing from rows that are read while it is made', async () => {
    const reading = Array.from({ length: 20 }, () => test.run(`select count(*)::int as n from @"${table}"`));
    const [counts] = await Promise.all([Promise.all(reading), test.field(thing, 'late', { type: 'text' })]);
    expect(new Set(counts.map(([row]) => row?.['n']))).toEqual(new Set([3]));
  });
});
