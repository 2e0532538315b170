import { permissions } from '../../common/access/permissions';
import { testActor } from '../testing/testActor';
import { openSessionServer, type SessionServer } from '../testing/sessionServer';
import type { UserTables } from '../users/userTables';
import { refuseOwnAccess, requireGrantable, requireNoMore } from './accessGuards';
import { Administrators } from './administrators';

const { manageUsers, manageJobs } = permissions;

describe('guards of access', () => {
  const actor = testActor({ permissions: [manageUsers] });

  it('let nobody hand out what he lacks, and name it', () => {
    expect(() => requireGrantable(actor, [manageUsers])).not.toThrow();
    expect(() => requireGrantable(actor, [manageUsers, manageJobs])).toThrow(
      expect.objectContaining({ code: 'CANNOT_GRANT', status: 403, parameters: { permissions: manageJobs } }),
    );
  });

  it('let nobody act on his own access, nor on an account that may do more', () => {
    expect(() => refuseOwnAccess(actor, 'other')).not.toThrow();
    expect(() => refuseOwnAccess(actor, actor.userId)).toThrow(expect.objectContaining({ code: 'OWN_ACCESS' }));
    expect(() => requireNoMore(actor, 'bob', [manageUsers])).not.toThrow();
    expect(() => requireNoMore(actor, 'bob', [manageJobs])).toThrow(expect.objectContaining({ code: 'HOLDS_MORE' }));
  });
});

describe('the last administrator', () => {
  let server: SessionServer;

  beforeAll(async () => {
    server = await openSessionServer();
  });

  afterAll(() => server.close());

  const demote = (...ids: string[]) =>
    server.test.database.transact(server.tenant, async (transaction) => {
      await server.test.container.get(Administrators).keepOne(transaction, server.tenant, ids);
      const users = transaction.withTables<UserTables>().updateTable('user').set({ profile: 'Developer' });
      await users.where('id', 'in', ids).execute();
    });

  it('stays, whoever else goes, also when two go at the same time', async () => {
    const ann = await server.test.database
      .of(server.tenant)
      .withTables<UserTables>()
      .selectFrom('user')
      .select('id')
      .where('name', '=', 'ann')
      .executeTakeFirstOrThrow();
    const last = expect.objectContaining({ code: 'LAST_ADMINISTRATOR', status: 409 });
    await expect(demote(ann.id)).rejects.toEqual(last);
    const bob = await server.addUser('bob', 'System Administrator');
    const carl = await server.addUser('carl', 'Developer');
    await demote(carl);
    await expect(demote(ann.id, bob)).rejects.toEqual(last);
    const ends = await Promise.allSettled([demote(ann.id), demote(bob)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'LAST_ADMINISTRATOR' } });
  });
});
