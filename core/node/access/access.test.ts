import { permissions } from '../../common/access/permissions';
import { newId } from '../../common/ids/id';
import { sessionCalls } from '../../common/session/sessionCalls';
import { openSessionServer, type SessionServer } from '../testing/sessionServer';
import { Access } from './access';
import type { AccessTables } from './accessTables';
import { PermissionSets } from './permissionSets';

const { manageUsers, manageJobs, viewAuditLog, developApplication } = permissions;

describe('what users may do', () => {
  let server: SessionServer;
  let access: Access;

  beforeAll(async () => {
    server = await openSessionServer();
    access = server.test.container.get(Access);
  });

  afterAll(() => server.close());

  const tables = () => server.test.database.of(server.tenant).withTables<AccessTables>();

  async function addSet(...granted: string[]): Promise<string> {
    const id = newId('000P');
    const row = { id, name: `Set_${id}`, label: `Set ${id}`, permissions: granted };
    await tables().insertInto('permission_set').values(row).execute();
    return id;
  }

  const give = (userId: string, setId: string) =>
    access.change(server.tenant, [userId], async (transaction) => {
      await server.test.container.get(PermissionSets).give(transaction, server.tenant, userId, [setId]);
    });

  const held = async (userId: string) => [...(await access.permissionsOf(server.tenant, userId))].sort();

  it('comes from the profile, the permission sets of the user and those of the profile, and from temporary grants', async () => {
    const user = await server.addUser('sum', 'Developer');
    await give(user, await addSet(manageUsers));
    const developer = await tables()
      .selectFrom('profile')
      .select('id')
      .where('name', '=', 'Developer')
      .executeTakeFirstOrThrow();
    const ofProfile = await addSet(manageJobs);
    await access.change(server.tenant, undefined, async (transaction) => {
      await transaction
        .withTables<AccessTables>()
        .insertInto('permission_set_profile')
        .values({ set_id: ofProfile, profile_id: developer.id })
        .execute();
    });
    await grant(user, viewAuditLog, 60_000);
    const expected = [developApplication, manageJobs, manageUsers, permissions.managePackages, viewAuditLog];
    expect(await held(user)).toEqual(expected.toSorted());
    const found = await access.rulesOf(server.tenant, user);
    expect(found?.rules.map(({ source, via }) => [source, via])).toEqual(
      expect.arrayContaining([
        ['profile', undefined],
        ['permissionSet', 'user'],
        ['permissionSet', 'profile'],
        ['temporaryGrant', undefined],
      ]),
    );
    await tables().deleteFrom('permission_set').where('id', '=', ofProfile).execute();
  });

  async function grant(user: string, permission: string, forMilliseconds: number): Promise<void> {
    const row = { id: newId('000G'), user_id: user, permission, reason: 'x', granted_by: 'x', granted_by_name: 'x' };
    await access.change(server.tenant, [user], async (transaction) => {
      const values = { ...row, expires_at: new Date(Date.now() + forMilliseconds) };
      await transaction.withTables<AccessTables>().insertInto('temporary_grant').values(values).execute();
    });
  }

  it('ends with a temporary grant, to the moment and without an event', async () => {
    const user = await server.addUser('temporary', 'Standard User');
    await grant(user, viewAuditLog, 60_000);
    expect(await held(user)).toEqual([viewAuditLog]);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 60_001);
    await tables()
      .updateTable('temporary_grant')
      .set({ expires_at: new Date(now - 1) })
      .where('user_id', '=', user)
      .execute();
    expect(await held(user)).toEqual([]);
    clock.mockRestore();
  });

  it('is nothing for portal users, inactive ones and those who are not there', async () => {
    const portal = await server.addUser('portal', 'Portal User');
    await give(portal, await addSet(manageUsers));
    const left = await server.addUser('left', 'Developer');
    await server.test.database
      .of(server.tenant)
      .withTables<{ user: { id: string; active: boolean } }>()
      .updateTable('user')
      .set({ active: false })
      .where('id', '=', left)
      .execute();
    expect([await held(portal), await held(left), await held('nobody')]).toEqual([[], [], []]);
  });

  it('holds for the next request of a session that is open, in this replica and in others', async () => {
    const other = await openSessionServer({ shared: { config: server.test.database.config } }, server);
    const user = await server.addUser('remote', 'Standard User');
    const here = await server.signedIn('remote');
    const there = await other.signedIn('remote');
    const asks = async (browser: typeof here) => (await browser.call(sessionCalls.currentPermissions)).envelope.result;
    expect([await asks(here), await asks(there)]).toEqual([[], []]);
    const heard = new Promise<void>((resolve) => {
      const otherAccess = other.test.container.get(Access);
      const forget = jest.spyOn(otherAccess['cache'], 'forgetUser').mockImplementation((id) => {
        forget.mockRestore();
        otherAccess['cache'].forgetUser(id);
        resolve();
      });
    });
    await give(user, await addSet(viewAuditLog));
    expect(await asks(here)).toEqual([viewAuditLog]);
    await heard;
    expect(await asks(there)).toEqual([viewAuditLog]);
    await other.close();
  });

  it('keeps nothing of a change that failed', async () => {
    const user = await server.addUser('failed', 'Standard User');
    const set = await addSet(viewAuditLog);
    const failing = access.change(server.tenant, [user], async (transaction) => {
      await server.test.container.get(PermissionSets).give(transaction, server.tenant, user, [set]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await held(user)).toEqual([]);
  });
});
