import { sql } from 'kysely';
import { z } from 'zod';
import { metadataCalls } from '../../common/metadata/metadataCalls';
import { recycleCalls } from '../../common/metadata/recordCalls';
import { testActor, testTenant } from '../testing/testActor';
import { openTestServer, type TestServer } from '../testing/testServer';
import { MetadataStore } from './metadataStore';

const developer = testActor({ permissions: ['Develop Application'] });
const keptId = '0kep0000000000000000';

describe('what types of metadata may say of their records', () => {
  let test: TestServer;
  let store: MetadataStore;

  beforeAll(async () => {
    test = await openTestServer({
      extensions: {
        shelves: {
          activate: ({ metadata, get }) => {
            const label = 'shelf';
            const Leaf = z.strictObject({ folder: z.string().default('') });
            metadata.register({ name: 'Shelf', prefix: '0she', label, schema: z.strictObject({}), children: ['Leaf'] });
            metadata.register({ name: 'Leaf', prefix: '0lea', label, schema: Leaf, scope: ({ folder }) => folder });
            metadata.register({
              ...{ name: 'Cover', prefix: '0kep', label, schema: z.strictObject({ by: z.string().optional() }) },
              hooks: { isKept: ({ id }) => id === keptId },
              create: ({ actor, record, flag }) =>
                get(MetadataStore).create(actor, 'Cover', { ...record, data: { by: flag ?? '' } }),
            });
          },
        },
      },
    });
    store = test.container.get(MetadataStore);
  });

  afterAll(() => test.close());

  const rows = async (where: string): Promise<string[]> => {
    const { rows: found } = await sql<{ name: string }>`select name from ${sql.id(testTenant.schema, 'metadata')}
      where ${sql.raw(where)} order by name`.execute(test.database.bare);
    return found.map(({ name }) => name);
  };

  it('a name is unique where its type says, also when the record moves', async () => {
    const { id } = await store.create(developer, 'Shelf', { name: 'places' });
    const leaf = (folder?: string) =>
      store.create(developer, 'Leaf', { name: 'same', parent: id, data: folder ? { folder } : {} });
    const first = await leaf();
    const second = await leaf('deep');
    await expect(leaf('deep')).rejects.toThrow('NOT_UNIQUE');
    await expect(store.update(developer, 'Leaf', second.id, { data: {} })).rejects.toThrow('NOT_UNIQUE');
    await store.update(developer, 'Leaf', first.id, { data: { folder: 'other' } });
    await store.update(developer, 'Leaf', second.id, { data: {} });
    await expect(leaf()).rejects.toThrow('NOT_UNIQUE');
    const again = (existing: 'refuse' | 'skip') =>
      test.call(metadataCalls.import, {
        ...{ as: developer, params: { type: 'Shelf' } },
        body: { existing, records: [{ name: 'places', children: { Leaf: [{ name: 'same' }, { name: 'new' }] } }] },
      });
    expect((await again('refuse')).envelope.resCode).toBe('NOT_UNIQUE');
    expect((await again('skip')).envelope.result).toMatchObject({ created: [expect.any(String)] });
  });

  it('what was deleted along with another comes back and goes with it', async () => {
    const [one, other] = await store.createMany(developer, 'Shelf', [{ name: 'one' }, { name: 'other' }]);
    if (!one || !other) throw new Error('There are two.');
    await store.create(developer, 'Leaf', { name: 'inside', parent: other.id });
    await test.database.transact(testTenant, async (transaction) => {
      await store.remove(developer, 'Shelf', other.id, { transaction, along: one.id });
      await store.remove(developer, 'Shelf', one.id, { transaction });
    });
    expect(await rows(`deletion = '${one.id}'`)).toEqual(['inside', 'one', 'other']);
    await test.call(recycleCalls.restore, { as: developer, params: { id: one.id } });
    expect(await rows(`id in ('${one.id}', '${other.id}') and deletion is null`)).toEqual(['one', 'other']);
  });

  it('what is erased leaves nothing behind', async () => {
    const { id } = await store.create(developer, 'Shelf', { name: 'gone' });
    await store.create(developer, 'Leaf', { name: 'gone', parent: id });
    await store.erase(developer, 'Shelf', id);
    await store.erase(developer, 'Shelf', id);
    expect(await rows(`name = 'gone'`)).toEqual([]);
  });

  it('what the platform brings stays, and nobody is bothered', async () => {
    await sql`insert into ${sql.id(testTenant.schema, 'metadata')} (id, type, name, label, part, scope, revision, active,
      created_by, created_by_name, created_at, modified_by, modified_by_name, modified_at, data, words)
      values (${keptId}, 'Cover', 'kept', 'kept', false, '', 1, true, '', '', now(), '', '', now(), '{}', '')`.execute(
      test.database.bare,
    );
    const params = { type: 'Cover', id: keptId };
    expect((await test.call(metadataCalls.remove, { as: developer, params })).envelope.result).toEqual({ deleted: 0 });
    await store.erase(developer, 'Cover', keptId);
    expect(await rows(`name = 'kept' and deletion is null`)).toEqual(['kept']);
  });

  it('a type may make its records itself, whatever the case of its name, one at a time', async () => {
    const params = { type: 'cover' };
    const made = await test.call(metadataCalls.create, {
      ...{ as: developer, params },
      query: { flag: 'cloth' },
      body: { name: 'Red' },
    });
    expect(made.envelope.result).toMatchObject({ type: 'Cover', name: 'Red', data: { by: 'cloth' } });
    const many = await test.call(metadataCalls.createMany, {
      ...{ as: developer, params },
      body: { records: [{ name: 'Blue' }] },
    });
    expect(many.envelope.resCode).toBe('ONE_AT_A_TIME');
    const nobody = await test.call(metadataCalls.create, { as: testActor(), params, body: { name: 'Green' } });
    expect(nobody.envelope.resCode).toBe('FORBIDDEN');
  });
});
