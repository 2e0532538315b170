import { sql } from 'kysely';
import { testActor, testTenant } from '../testing/testActor';
import { openTestServer, type TestServer } from '../testing/testServer';
import { Audit } from './audit';

describe('Audit', () => {
  let test: TestServer;
  const actor = testActor({ address: '10.0.0.1', requestId: 'request' });

  beforeAll(async () => {
    test = await openTestServer();
    const entry = {
      action: 'rename',
      type: 'Note',
      id: '1',
      name: "O'Note",
      before: { name: 'a' },
      after: { name: 'b' },
    };
    await test.container.get(Audit).record(test.database.of(testTenant), actor, entry);
  });

  afterAll(() => test.close());

  it('keeps who did what, when and from where', async () => {
    const { rows } = await sql<{ at: Date }>`select * from t_test.audit`.execute(test.database.bare);
    expect(rows).toMatchObject([
      {
        user_id: actor.userId,
        user_name: 'tester',
        address: '10.0.0.1',
        request_id: 'request',
        action: 'rename',
        type: 'Note',
        object_id: '1',
        name: "O'Note",
        before: { name: 'a' },
        after: { name: 'b' },
      },
    ]);
    expect(Math.abs((rows[0]?.at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it.each(["update t_test.audit set name = ''", 'delete from t_test.audit', 'truncate t_test.audit'])(
    'refuses "%s"',
    async (statement) => {
      await expect(sql.raw(statement).execute(test.database.bare)).rejects.toThrow('only grows');
    },
  );

  it('forgets what a transaction took back', async () => {
    const failing = test.database.transact(testTenant, async (transaction) => {
      await test.container.get(Audit).record(transaction, actor, { action: 'never', type: 'Note', id: '2' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const { rows } = await sql`select from t_test.audit where action = 'never'`.execute(test.database.bare);
    expect(rows).toEqual([]);
  });
});
