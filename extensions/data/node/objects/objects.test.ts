import { metadataCalls, type MetadataRecord, recycleCalls } from 'lathe/common';
import { developer, sure, TestData } from '../testData';

describe('a custom object', () => {
  let test: TestData;

  beforeAll(async () => {
    test = await TestData.open();
  });

  afterAll(() => test.close());

  const bin = (id: string) => ({ as: developer, params: { id } });
  const remove = async (type: string, record: MetadataRecord) =>
    sure((await test.server.call(metadataCalls.remove, { as: developer, params: { type, id: record.id } })).envelope);

  it('is a table in the namespace, with what every row has', async () => {
    const object = await test.object('Order');
    expect(object).toMatchObject({ name: 'ns__Order__CST', data: { kind: 'custom', sharing: 'private' } });
    expect(await test.columns('ns__Order__CST')).toEqual({
      id: 'text!',
      name: 'text!',
      owner: 'text!',
      createdBy: 'text!',
      createdDate: 'timestamp(3) with time zone!',
      lastModifiedBy: 'text!',
      lastModifiedDate: 'timestamp(3) with time zone!',
      revision: 'integer!',
    });
  });

  it('needs a namespace, and a name that fits', async () => {
    await test.run(`update lathe.tenant set namespace = null`);
    await expect(test.object('Nameless')).rejects.toThrow('NAMESPACE_NEEDED');
    await test.run(`update lathe.tenant set namespace = 'ns'`);
    await expect(test.object('a'.repeat(60))).rejects.toThrow('NAME_TOO_LONG');
    await expect(test.object('two words')).rejects.toThrow('BAD_NAME');
    await expect(test.object('Quote"s')).rejects.toThrow('BAD_NAME');
  });

  it('is called by its name where its label is blank, and so are its fields', async () => {
    const create = async (
      type: string,
      body: { name: string; label: string; parent?: string; data: Record<string, string> },
    ) =>
      sure(
        (await test.server.call(metadataCalls.create, { as: developer, params: { type }, body: { ...body } })).envelope,
      );
    const object = await create('object', { name: 'Blank', label: '  ', data: {} });
    expect([object.name, object.label]).toEqual(['ns__Blank__CST', 'Blank']);
    const field = await create('Field', { name: 'size', label: '', parent: object.id, data: { type: 'text' } });
    expect([field.name, field.label]).toEqual(['ns__size__CST', 'size']);
  });

  it('is renamed, deleted, restored and purged with its rows', async () => {
    const object = await test.object('Moving');
    await test.row('ns__Moving__CST', 'one');
    const { envelope } = await test.server.call(metadataCalls.update, {
      as: developer,
      params: { type: 'object', id: object.id },
      body: { name: 'ns__Moved__CST', revision: object.revision },
    });
    const moved = sure(envelope);
    expect(await test.run('select name from @"ns__Moved__CST"')).toEqual([{ name: 'one' }]);
    await remove('object', moved);
    expect(await test.columns('ns__Moved__CST')).toEqual({});
    await test.object('Moved').then((other) => remove('object', other));
    await test.server.call(recycleCalls.restore, bin(object.id));
    expect(await test.run('select name from @"ns__Moved__CST"')).toEqual([{ name: 'one' }]);
    await remove('object', moved);
    await test.server.call(recycleCalls.purge, bin(object.id));
    expect(await test.columns(`~${object.id}`)).toEqual({});
  });

  it('is listed by its kind', async () => {
    const names = async (type: string) => {
      const query = { type, order: 'name', brief: true };
      const answer = await test.server.call(metadataCalls.list, { as: developer, params: { type: 'object' }, query });
      return sure(answer.envelope).map(({ name }) => name);
    };
    expect(await names('std')).toEqual(['Dashboard', 'Profile', 'Queue', 'User', 'View']);
    expect(await names('cst')).toContain('ns__Order__CST');
    expect(await names('cst,std')).toEqual(expect.arrayContaining(['User', 'ns__Order__CST']));
    expect(await names('other')).toEqual([]);
  });

  it('of the platform can have fields, and nothing else is done to it', async () => {
    const params = { type: 'object', id: '000oStandard0000User' };
    const user = sure((await test.server.call(metadataCalls.get, { as: developer, params })).envelope);
    await test.field(user, 'badge', { type: 'text' });
    expect(await test.columns('user')).toMatchObject({ ns__badge__CST: 'text' });
    const change = { as: developer, params, body: { name: 'Human', revision: user.revision } };
    expect((await test.server.call(metadataCalls.update, change)).envelope.resCode).toBe('STANDARD_OBJECT');
    expect((await test.server.call(metadataCalls.remove, { as: developer, params })).envelope.resCode).toBe(
      'STANDARD_OBJECT',
    );
    await expect(test.object('Other', { kind: 'standard' })).rejects.toThrow('STANDARD_OBJECT');
  });
});
