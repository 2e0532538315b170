import { sql } from 'kysely';
import { type MetadataRecord, metadataCalls } from 'lathe/common';
import { Access, type Actor } from 'lathe/node';
import { testActor, testTenant } from 'lathe/node/testing';
import { dataCalls } from '../../../common/dataCalls';
import { developer, sure, TestData } from '../../testData';

const orders = 'ns__Order__CST';

describe('what was asked before', () => {
  let test: TestData;
  let order: MetadataRecord;
  let secret: MetadataRecord;
  let access: MetadataRecord;
  let profile = '';
  const userId = `10gd${'ann'.padStart(16, '0')}`;

  beforeAll(async () => {
    test = await TestData.open();
    order = await test.object('Order');
    secret = await test.field(order, 'secret', { type: 'text' });
    const [row] = await test.run(`select id from @profile where name = 'Standard User'`);
    profile = String(row?.['id']);
    await sql`insert into ${sql.id(testTenant.schema, 'user')} (id, name, password_hash, profile, kind, locale)
      values (${userId}, 'ann', '', 'Standard User', 'User', 'en')`.execute(test.server.database.bare);
    await test.run(`create table if not exists @queue_user (queue_id text, user_id text)`);
    access = sure(await test.part(order, 'ObjectAccess', 'standard', { source: profile, create: true }));
    const { envelope } = await test.server.call(dataCalls.create, {
      ...{ as: await ann(), params: { object: orders } },
      body: { name: 'hers', ns__secret__CST: 'x' },
    });
    sure(envelope);
  });

  afterAll(() => test.close());

  /** As a session has it: with what is known of her at the moment. */
  const ann = async (): Promise<Actor> => {
    const permissions = await test.server.container.get(Access).permissionsOf(testTenant, userId);
    return { ...testActor({ userName: 'ann', userId, profile: 'Standard User' }), permissions };
  };
  const named = async (name: string) => {
    const condition = { conditions: [{ field: 'name', operator: 'eq' as const, value: name }] };
    return test.query(orders, { condition }, await ann());
  };
  const seen = async (field: string) => (await named('hers')).map((row) => row[field]);

  it('is answered anew for other values', async () => {
    expect(await named('hers')).toHaveLength(1);
    expect(await named('his')).toEqual([]);
    expect(await named('HERS')).toHaveLength(1);
    const since = (value: string) => ({ conditions: [{ field: 'createdDate', operator: 'gt' as const, value }] });
    const asked = async (value: string) => test.query(orders, { condition: since(value) }, await ann());
    expect(await asked('2026-01-01')).toHaveLength(1);
    expect(await asked('2999-01-01')).toEqual([]);
    await expect(asked('soon')).rejects.toThrow('no value for createdDate');
  });

  it('is answered by what the actor may see by then', async () => {
    expect(await seen('ns__secret__CST')).toEqual(['x']);
    const data = { source: profile, create: true, fields: { [secret.id]: 'hidden' } };
    const { envelope } = await test.server.call(metadataCalls.update, {
      ...{ as: developer, params: { type: 'ObjectAccess', id: access.id } },
      body: { data, revision: access.revision },
    });
    sure(envelope);
    expect(await seen('ns__secret__CST')).toEqual([undefined]);
  });

  it('is answered by the fields that there are by then', async () => {
    await test.field(order, 'late', { type: 'text' });
    expect(await seen('ns__late__CST')).toEqual([null]);
  });
});
