import { permissions } from 'lathe/common';
import { Access, type AuditTables, type UserTables } from 'lathe/node';
import { permissionSetCalls } from '../../common/permissionSetCalls';
import { profileCalls, type ProfileView } from '../../common/profileCalls';
import { answerOf, ok, openAdministration, type TestAdministration } from '../testAdministration';

const { manageUsers, managePermissions, manageSystem, developApplication, manageJobs } = permissions;
const nobodys = '000Tnobody0000000000';

describe('calls of profiles', () => {
  let test: TestAdministration;
  let developer: string;
  let administrator: string;

  beforeAll(async () => {
    test = await openAdministration();
    developer = await idOf('Developer');
    administrator = await idOf('System Administrator');
  });

  afterAll(() => test.server.close());

  async function idOf(name: string, browser = test.ann): Promise<string> {
    const found = (await ok(browser, profileCalls.list)).find((profile) => profile.name === name);
    if (!found) throw new Error(`There is no profile ${name}.`);
    return found.id;
  }

  const create = (name: string, base = developer, browser = test.ann): Promise<ProfileView> =>
    ok(browser, profileCalls.create, { body: { name, base } });

  const changeOf = (profile: ProfileView, change: object = {}) => ({
    params: { id: profile.id },
    body: { ...profile, permissionSets: profile.permissionSets.map(({ id }) => id), ...change },
  });

  const addSet = (name: string, ...granted: string[]) =>
    ok(test.ann, permissionSetCalls.create, { body: { name, label: name, permissions: granted } });

  it('lists the standard ones of each tenant, to everybody in the console', async () => {
    const { envelope } = await test.dave.call(profileCalls.list, { query: { search: 'develop', sort: 'users' } });
    expect(envelope).toMatchObject({ count: 2 });
    expect(envelope.result?.map(({ name, users, standard }) => [name, users, standard])).toEqual([
      ['NoCode Developer', 0, true],
      ['Developer', 1, true],
    ]);
    expect(await ok(test.ann, profileCalls.list, { query: { limit: 2, offset: 5, order: 'desc' } })).toHaveLength(2);
    expect(await idOf('Developer', test.olga)).not.toBe(developer);
  });

  it('clones one, changes the copy, and deletes it when nobody has it', async () => {
    const set = await addSet('Runs_Jobs', manageJobs);
    const made = await create('Senior Developer');
    expect(made).toMatchObject({ standard: false, kind: 'User', users: 0, permissionSets: [] });
    expect(made.permissions).toContain(developApplication);
    const change = changeOf(made, {
      name: 'Lead',
      description: 'd',
      permissions: [manageUsers],
      permissionSets: [set.id],
    });
    const changed = await ok(test.ann, profileCalls.update, change);
    expect(changed).toMatchObject({ name: 'Lead', permissions: [manageUsers], revision: 2 });
    expect(changed.permissionSets).toEqual([{ id: set.id, name: 'Runs_Jobs', label: 'Runs_Jobs' }]);
    expect(await ok(test.ann, profileCalls.get, { params: { id: made.id } })).toEqual(changed);
    const lea = await test.server.addUser('lea', 'Lead');
    const held = await test.server.test.container.get(Access).permissionsOf(test.server.tenant, lea);
    expect([...held].sort()).toEqual([manageJobs, manageUsers]);
    expect(await answerOf(test.ann, profileCalls.remove, { params: { id: made.id } })).toBe('409 PROFILE_IN_USE');
    await setProfile(lea, 'Developer');
    expect(await answerOf(test.ann, profileCalls.remove, { params: { id: made.id } })).toBe('200 0');
    expect(await answerOf(test.ann, profileCalls.get, { params: { id: made.id } })).toBe('404 NOT_FOUND');
  });

  it('keeps users with a profile that is renamed', async () => {
    const made = await create('Before');
    const user = await test.server.addUser('renamed', 'Before');
    await ok(test.ann, profileCalls.update, changeOf(made, { name: 'After' }));
    expect(await profileOf(user)).toBe('After');
  });

  it('writes to the audit log what was before and what is after', async () => {
    const made = await create('Audited');
    await ok(test.ann, profileCalls.update, changeOf(made, { permissions: [] }));
    const rows = await test.server.test.database
      .of(test.server.tenant)
      .withTables<AuditTables>()
      .selectFrom('audit')
      .select(['action', 'user_name', 'before', 'after'])
      .where('object_id', '=', made.id)
      .orderBy('number')
      .execute();
    expect(rows).toMatchObject([
      { action: 'create', user_name: 'ann', before: null },
      { action: 'update', before: { permissions: made.permissions }, after: { permissions: [] } },
    ]);
  });

  it('refuses a name that is taken, whatever its case, and what was changed meanwhile', async () => {
    const made = await create('Taken');
    const body = { name: 'tAKEN', base: developer };
    expect(await answerOf(test.ann, profileCalls.create, { body })).toBe('409 NAME_TAKEN');
    const other = await create('Other');
    expect(await answerOf(test.ann, profileCalls.update, changeOf(other, { name: 'TAKEN' }))).toBe('409 NAME_TAKEN');
    await ok(test.ann, profileCalls.update, changeOf(made, { description: 'first' }));
    expect(await answerOf(test.ann, profileCalls.update, changeOf(made))).toBe('409 STALE');
  });

  it('leaves standard ones as they are, but for their permission sets', async () => {
    const set = await addSet('For_Standard', manageJobs);
    const id = await idOf('Standard User');
    const standard = await ok(test.ann, profileCalls.get, { params: { id } });
    for (const change of [{ name: 'Mine' }, { description: 'x' }, { permissions: [manageUsers] }])
      expect(await answerOf(test.ann, profileCalls.update, changeOf(standard, change))).toBe('409 STANDARD_PROFILE');
    const changed = await ok(test.ann, profileCalls.update, changeOf(standard, { permissionSets: [set.id] }));
    expect(changed.permissionSets).toHaveLength(1);
    expect(await answerOf(test.ann, profileCalls.remove, { params: { id } })).toBe('409 STANDARD_PROFILE');
  });

  it('lets nobody change his own, or hand out what he lacks', async () => {
    const own = await ok(test.ann, profileCalls.get, { params: { id: administrator } });
    expect(await answerOf(test.ann, profileCalls.update, changeOf(own))).toBe('403 OWN_ACCESS');
    const keepers = await create('Keepers', await idOf('Standard User'));
    await ok(test.ann, profileCalls.update, changeOf(keepers, { permissions: [managePermissions] }));
    await test.server.addUser('kim', 'Keepers');
    const kim = await test.server.signedIn('kim');
    const kims = await ok(kim, profileCalls.get, { params: { id: keepers.id } });
    const raised = changeOf(kims, { permissions: [managePermissions, manageSystem] });
    expect(await answerOf(kim, profileCalls.update, raised)).toBe('403 OWN_ACCESS');
    const body = { name: 'Copy', base: administrator };
    expect(await answerOf(kim, profileCalls.create, { body })).toBe('403 CANNOT_GRANT');
    const made = await create('Small', await idOf('Anonymous User'), kim);
    const refused = changeOf(made, { permissions: [manageSystem] });
    const { envelope } = await kim.call(profileCalls.update, refused);
    expect(envelope).toMatchObject({ resCode: 'CANNOT_GRANT', resMsg: expect.stringContaining(manageSystem) });
    const set = await addSet('Of_System', manageSystem);
    expect(await answerOf(kim, profileCalls.update, changeOf(made, { permissionSets: [set.id] }))).toBe(
      '403 CANNOT_GRANT',
    );
    expect(await answerOf(kim, profileCalls.update, changeOf(made, { permissions: [managePermissions] }))).toBe(
      '200 0',
    );
  });

  it('asks for the permission, and knows nothing of another tenant', async () => {
    const made = await create('Here');
    const params = { id: made.id };
    const { list, ...guarded } = profileCalls;
    expect(await answerOf(test.olga, list)).toBe('200 0');
    for (const call of Object.values(guarded)) {
      const request =
        call.method === 'GET' || call.method === 'DELETE' ? { params } : changeOf(made, { base: made.id });
      expect([call.summary, await answerOf(test.dave, call, request)]).toEqual([call.summary, '403 FORBIDDEN']);
      expect([call.summary, await answerOf(test.olga, call, request)]).toEqual([call.summary, '404 NOT_FOUND']);
    }
    const unknown = { params: { id: nobodys } };
    expect(await answerOf(test.ann, profileCalls.remove, unknown)).toBe('404 NOT_FOUND');
    const foreign = await ok(test.olga, permissionSetCalls.create, {
      body: { name: 'Foreign', label: 'Foreign', permissions: [] },
    });
    const change = changeOf(made, { permissionSets: [foreign.id] });
    expect(await answerOf(test.ann, profileCalls.update, change)).toBe('404 NOT_FOUND');
  });

  const users = () => test.server.test.database.of(test.server.tenant).withTables<UserTables>();

  async function setProfile(id: string, profile: string): Promise<void> {
    await users().updateTable('user').set({ profile }).where('id', '=', id).execute();
  }

  async function profileOf(id: string): Promise<string> {
    return (await users().selectFrom('user').select('profile').where('id', '=', id).executeTakeFirstOrThrow()).profile;
  }
});
