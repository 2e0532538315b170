import { permissions } from 'lathe/common';
import { Access, type AuditTables } from 'lathe/node';
import { temporaryAuthorityCalls as calls } from '../../common/temporaryAuthorityCalls';
import { permissionSetCalls } from '../../common/permissionSetCalls';
import { answerOf, ok, openAdministration, type TestAdministration } from '../testAdministration';

const { managePermissions, manageSystem, viewAuditLog } = permissions;

describe('calls of temporary authority', () => {
  let test: TestAdministration;

  beforeAll(async () => {
    test = await openAdministration();
  });

  afterAll(() => test.server.close());

  const bodyFor = (userId: string, permission: string = viewAuditLog) => ({
    body: { userId, permission, minutes: 30, reason: 'Looks into ticket 7' },
  });

  const held = async (userId: string) => [
    ...(await test.server.test.container.get(Access).permissionsOf(test.server.tenant, userId)),
  ];

  it('grants for a time, lists it, and ends it before its time', async () => {
    const { dave } = test.ids;
    const granted = await ok(test.ann, calls.grant, bodyFor(dave));
    const lasts = new Date(granted.expiresAt).getTime() - new Date(granted.grantedAt).getTime();
    expect([granted.userName, granted.grantedBy, lasts]).toEqual(['dave', 'ann', 30 * 60_000]);
    expect(await held(dave)).toContain(viewAuditLog);
    expect(await ok(test.ann, calls.list, { query: { userId: dave } })).toEqual([granted]);
    expect(await ok(test.ann, calls.list, { query: { search: 'AUDIT' } })).toHaveLength(1);
    expect(await ok(test.ann, calls.list, { query: { search: 'nothing' } })).toEqual([]);
    const params = { id: granted.id };
    expect(await answerOf(test.ann, calls.end, { params })).toBe('200 0');
    expect(await answerOf(test.ann, calls.end, { params })).toBe('404 NOT_FOUND');
    expect(await held(dave)).not.toContain(viewAuditLog);
    expect(await ok(test.ann, calls.list)).toEqual([]);
    const rows = await test.server.test.database
      .of(test.server.tenant)
      .withTables<AuditTables>()
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('object_id', '=', dave)
      .where('action', 'in', ['grantForATime', 'endGrant'])
      .orderBy('number')
      .execute();
    const what = { permission: viewAuditLog, reason: 'Looks into ticket 7' };
    expect(rows).toMatchObject([
      { action: 'grantForATime', after: what },
      { action: 'endGrant', before: what },
    ]);
  });

  it('is not for oneself, nor for what one lacks, nor for portal users', async () => {
    expect(await answerOf(test.ann, calls.grant, bodyFor(test.ids.ann))).toBe('403 OWN_ACCESS');
    const portal = await test.server.addUser('portal', 'Portal User');
    expect(await answerOf(test.ann, calls.grant, bodyFor(portal))).toBe('409 PORTAL_USER');
    const kimsId = await test.server.addUser('kim', 'Standard User');
    const set = await ok(test.ann, permissionSetCalls.create, {
      body: { name: 'Givers', label: 'Givers', permissions: [managePermissions] },
    });
    await ok(test.ann, permissionSetCalls.addUsers, { params: { id: set.id }, body: { users: [kimsId] } });
    const kim = await test.server.signedIn('kim');
    expect(await answerOf(kim, calls.grant, bodyFor(test.ids.dave, manageSystem))).toBe('403 CANNOT_GRANT');
    expect(await answerOf(kim, calls.grant, bodyFor(test.ids.dave, managePermissions))).toBe('200 0');
  });

  it('needs a reason, and ends after a month at the latest', async () => {
    const { body } = bodyFor(test.ids.dave);
    for (const change of [{ reason: ' ' }, { minutes: 0 }, { minutes: 31 * 24 * 60 + 1 }, { permission: 'Anything' }])
      expect(await answerOf(test.ann, calls.grant, { body: { ...body, ...change } })).toBe('400 INVALID_REQUEST');
  });

  it('asks for the permission, and knows nothing of another tenant', async () => {
    const { id } = await ok(test.ann, calls.grant, bodyFor(await test.server.addUser('carl')));
    expect(await answerOf(test.olga, calls.end, { params: { id } })).toBe('404 NOT_FOUND');
    expect(await answerOf(test.olga, calls.grant, bodyFor(test.ids.dave))).toBe('404 NOT_FOUND');
    expect(await ok(test.olga, calls.list)).toEqual([]);
    const gus = await test.server.addUser('gus').then(() => test.server.signedIn('gus'));
    expect(await answerOf(gus, calls.list)).toBe('403 FORBIDDEN');
    expect(await answerOf(gus, calls.grant, bodyFor(test.ids.dave))).toBe('403 FORBIDDEN');
    expect(await answerOf(gus, calls.end, { params: { id } })).toBe('403 FORBIDDEN');
  });
});
