import { z } from 'zod';
import { sql } from 'kysely';
import { testActor, testTenant } from '../testing/testActor';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { openTestServer, type TestServer } from '../testing/testServer';
import { TenantSettings } from './tenantSettings';

const setting = {
  name: 'greeting',
  schema: z.object({ text: z.string().default('Hello'), secret: z.string().default(''), count: z.number().default(0) }),
  shown: ({ text }: { readonly text: string }) => ({ text }),
};

describe('TenantSettings', () => {
  let database: TestDatabase;
  let one: TestServer;
  let two: TestServer;
  const actor = testActor();

  beforeAll(async () => {
    database = await openTestDatabase();
    one = await openTestServer({ shared: database });
    two = await openTestServer({ shared: database });
  });

  afterAll(async () => {
    await one.close();
    await two.close();
    await database.close();
  });

  const settingsOf = (test: TestServer): TenantSettings => test.container.get(TenantSettings);

  it('has what holds by itself, and what was set, in every replica', async () => {
    expect(await settingsOf(two).get(testTenant, setting)).toEqual({ text: 'Hello', secret: '', count: 0 });
    await settingsOf(one).change(actor, setting, (before) => ({ ...before, text: 'Hi', secret: 'xyz' }));
    expect((await settingsOf(one).get(testTenant, setting)).text).toBe('Hi');
    while ((await settingsOf(two).get(testTenant, setting)).text !== 'Hi') await new Promise(setImmediate);
  });

  it('keeps before and after, and no secret', async () => {
    const { rows } = await sql<{ before: unknown }>`select * from t_test.audit where type = 'TenantSetting'`.execute(
      one.database.bare,
    );
    expect(rows).toMatchObject([{ object_id: 'greeting', before: { text: 'Hello' }, after: { text: 'Hi' } }]);
    expect(JSON.stringify(rows)).not.toContain('xyz');
  });

  it('loses no change of those that are made at once', async () => {
    const add = (test: TestServer) =>
      settingsOf(test).change(actor, setting, (before) => ({ ...before, count: before.count + 1 }));
    await Promise.all([one, two, one, two, one, two].map(add));
    const { rows } = await sql`select value->'count' as count from t_test.tenant_setting`.execute(one.database.bare);
    expect(rows).toEqual([{ count: 6 }]);
  });
});
