import { permissions } from 'lathe/common';
import { Access, Notices } from 'lathe/node';
import { testActor } from 'lathe/node/testing';
import { permissionSetCalls as calls, type PermissionSetRow } from '../../common/permissionSetCalls';
import { profileCalls } from '../../common/profileCalls';
import { answerOf, ok, openAdministration, type TestAdministration } from '../testAdministration';

const { manageJobs, managePermissions, manageSystem, viewAuditLog } = permissions;
const nobody = '10gdnobody0000000000';
const nothing = '000Pnothing000000000';

describe('calls of permission sets', () => {
  let test: TestAdministration;
  let dave: { id: string };

  beforeAll(async () => {
    test = await openAdministration();
    dave = { id: test.ids.dave };
  });

  afterAll(() => test.server.close());

  const create = (name: string, ...granted: string[]): Promise<PermissionSetRow> =>
    ok(test.ann, calls.create, { body: { name, label: `${name} set`, permissions: granted } });

  const held = async () => [
    ...(await test.server.test.container.get(Access).permissionsOf(test.server.tenant, dave.id)),
  ];

  it('makes one, gives it to a user, changes it for him, takes it from him, deletes it', async () => {
    const set = await create('Auditors', viewAuditLog);
    expect(set).toMatchObject({ users: 0, profiles: 0, revision: 1, permissions: [viewAuditLog] });
    const given = await ok(test.ann, calls.addToUser, { params: dave, body: { permissionSets: [set.id] } });
    expect(given).toEqual([{ id: set.id, name: 'Auditors', label: 'Auditors set' }]);
    expect(await ok(test.ann, calls.ofUser, { params: dave })).toEqual(given);
    expect(await held()).toContain(viewAuditLog);
    expect(await ok(test.ann, calls.get, { params: { id: set.id } })).toMatchObject({ users: 1 });
    const body = { ...set, permissions: [manageJobs] };
    expect(await ok(test.ann, calls.update, { params: { id: set.id }, body })).toMatchObject({ revision: 2 });
    expect(await held()).toContain(manageJobs);
    expect(await held()).not.toContain(viewAuditLog);
    const taken = { params: { ...dave, permissionId: set.id } };
    expect(await answerOf(test.ann, calls.removeFromUser, taken)).toBe('200 0');
    expect(await answerOf(test.ann, calls.removeFromUser, taken)).toBe('404 NOT_FOUND');
    expect(await held()).not.toContain(manageJobs);
    await ok(test.ann, calls.addToUser, { params: dave, body: { permissionSets: [set.id] } });
    expect(await answerOf(test.ann, calls.remove, { params: { id: set.id } })).toBe('200 0');
    expect(await held()).not.toContain(manageJobs);
  });

  it('tells the user of what he was given and what was taken from him', async () => {
    const { test: running, tenant } = test.server;
    const set = await create('Told', manageJobs);
    await ok(test.ann, calls.addToUser, { params: dave, body: { permissionSets: [set.id] } });
    await ok(test.ann, calls.removeFromUser, { params: { ...dave, permissionId: set.id } });
    const notices = running.container.get(Notices);
    const rows = await notices.list(testActor({ tenant, userId: dave.id }), { limit: 2 });
    expect(rows.map((row) => notices.say('en', row))).toEqual([
      "ann has taken the permission set 'Told set' from you.",
      "ann has given you the permission set 'Told set'.",
    ]);
  });

  it('lists them, and to whom each was given', async () => {
    const set = await create('Listed_One', manageJobs);
    await create('Listed_Two');
    await ok(test.ann, calls.addUsers, { params: { id: set.id }, body: { users: [dave.id] } });
    const { envelope } = await test.ann.call(calls.list, { query: { search: 'listed', sort: 'users', order: 'desc' } });
    expect([envelope.count, envelope.result?.map(({ name, users }) => [name, users])]).toEqual([
      2,
      [
        ['Listed_One', 1],
        ['Listed_Two', 0],
      ],
    ]);
    const users = await ok(test.ann, calls.users, { params: { id: set.id }, query: { search: 'DAV' } });
    expect(users).toEqual([{ id: dave.id, userName: 'dave', profile: 'Developer', kind: 'User', active: true }]);
    expect(await ok(test.ann, calls.users, { params: { id: set.id }, query: { search: '%' } })).toEqual([]);
  });

  it('refuses names that break the rules or are taken, and what was changed meanwhile', async () => {
    const body = { name: '1x', label: 'x', permissions: [] };
    expect(await answerOf(test.ann, calls.create, { body })).toBe('400 BAD_NAME');
    const long = { ...body, name: 'x', label: 'x'.repeat(65) };
    expect(await answerOf(test.ann, calls.create, { body: long })).toBe('400 LABEL_TOO_LONG');
    const set = await create('Once');
    const { envelope } = await test.ann.call(calls.create, { body: { ...body, name: 'ONCE' } });
    expect(envelope).toMatchObject({ resCode: 'NAME_TAKEN', fields: [{ path: 'body.name' }] });
    await ok(test.ann, calls.update, { params: { id: set.id }, body: { ...set, label: 'Again' } });
    expect(await answerOf(test.ann, calls.update, { params: { id: set.id }, body: set })).toBe('409 STALE');
    const unknown = { ...body, name: 'y', permissions: ['Rule the World'] };
    expect(await answerOf(test.ann, calls.create, { body: unknown })).toBe('400 INVALID_REQUEST');
  });

  describe('as somebody who may give permissions but lacks others', () => {
    let kim: TestAdministration['ann'];
    let kimsId: string;
    let power: PermissionSetRow;
    let own: PermissionSetRow;

    beforeAll(async () => {
      own = await create('Givers', managePermissions);
      power = await create('Power', manageSystem);
      kimsId = await test.server.addUser('kim', 'Standard User');
      await ok(test.ann, calls.addToUser, { params: { id: kimsId }, body: { permissionSets: [own.id] } });
      kim = await test.server.signedIn('kim');
    });

    it('nothing is granted that he lacks', async () => {
      const give = { params: dave, body: { permissionSets: [power.id] } };
      expect(await answerOf(kim, calls.addToUser, give)).toBe('403 CANNOT_GRANT');
      const toUsers = { params: { id: power.id }, body: { users: [dave.id] } };
      expect(await answerOf(kim, calls.addUsers, toUsers)).toBe('403 CANNOT_GRANT');
      const body = { name: 'Mine', label: 'Mine', permissions: [manageSystem] };
      expect(await answerOf(kim, calls.create, { body })).toBe('403 CANNOT_GRANT');
      const small = await ok(kim, calls.create, { body: { ...body, permissions: [managePermissions] } });
      const raised = { params: { id: small.id }, body: { ...small, permissions: [manageSystem] } };
      expect(await answerOf(kim, calls.update, raised)).toBe('403 CANNOT_GRANT');
    });

    it('nothing of his own is changed', async () => {
      const give = { params: { id: kimsId }, body: { permissionSets: [own.id] } };
      expect(await answerOf(kim, calls.addToUser, give)).toBe('403 OWN_ACCESS');
      const among = { params: { id: own.id }, body: { users: [dave.id, kimsId] } };
      expect(await answerOf(kim, calls.addUsers, among)).toBe('403 OWN_ACCESS');
      expect(await ok(kim, calls.ofUser, { params: dave })).not.toContainEqual(expect.objectContaining({ id: own.id }));
      const take = { params: { id: kimsId, permissionId: own.id } };
      expect(await answerOf(kim, calls.removeFromUser, take)).toBe('403 OWN_ACCESS');
      expect(await answerOf(kim, calls.update, { params: { id: own.id }, body: own })).toBe('403 OWN_ACCESS');
      expect(await answerOf(kim, calls.remove, { params: { id: own.id } })).toBe('403 OWN_ACCESS');
    });

    it('nor by his profile', async () => {
      const standard = (await ok(kim, profileCalls.list)).find(({ name }) => name === 'Standard User');
      const view = await ok(kim, profileCalls.get, { params: { id: standard?.id ?? '' } });
      const body = { ...view, permissionSets: [power.id] };
      expect(await answerOf(kim, profileCalls.update, { params: { id: view.id }, body })).toBe('403 OWN_ACCESS');
    });

    it('nor any longer when it was taken from him', async () => {
      await ok(test.ann, calls.list);
      expect(await answerOf(kim, calls.list)).toBe('200 0');
      await test.ann.call(calls.removeFromUser, { params: { id: kimsId, permissionId: own.id } });
      expect(await answerOf(kim, calls.list)).toBe('403 FORBIDDEN');
    });
  });

  it('asks for the permission, and knows nothing of another tenant', async () => {
    const set = await create('Here');
    const oscar = await test.server.addUser('oscar', 'Developer', test.foreignTenant);
    const requests = {
      get: { params: { id: set.id } },
      update: { params: { id: set.id }, body: set },
      remove: { params: { id: set.id } },
      users: { params: { id: set.id } },
      addUsers: { params: { id: set.id }, body: { users: [oscar] } },
      ofUser: { params: dave },
      addToUser: { params: dave, body: { permissionSets: [set.id] } },
      removeFromUser: { params: { ...dave, permissionId: set.id } },
    };
    for (const [name, request] of Object.entries(requests)) {
      const call = Object.entries(calls).find(([other]) => other === name)?.[1] ?? calls.list;
      expect([name, await answerOf(test.dave, call, request)]).toEqual([name, '403 FORBIDDEN']);
      expect([name, await answerOf(test.olga, call, request)]).toEqual([name, '404 NOT_FOUND']);
    }
    const body = { name: 'x', label: 'x', permissions: [] };
    expect(await answerOf(test.dave, calls.create, { body })).toBe('403 FORBIDDEN');
    expect(await answerOf(test.dave, calls.list)).toBe('403 FORBIDDEN');
    const foreign = { params: { id: test.ids.olga }, body: { permissionSets: [set.id] } };
    expect(await answerOf(test.ann, calls.addToUser, foreign)).toBe('404 NOT_FOUND');
    const unknown = { params: dave, body: { permissionSets: [nothing] } };
    expect(await answerOf(test.ann, calls.addToUser, unknown)).toBe('404 NOT_FOUND');
    expect(await answerOf(test.ann, calls.ofUser, { params: { id: nobody } })).toBe('404 NOT_FOUND');
  });
});
