import { permissions, secondFactorCalls } from 'lathe/common';
import {
  Database,
  Events,
  LoginThrottle,
  Notices,
  type SecondFactorTables,
  type Tenant,
  Tenants,
  Users,
} from 'lathe/node';
import { openSessionServer, type SessionServer, testActor, type TestBrowser, testPassword } from 'lathe/node/testing';
import { usersCalls } from '../../common/usersCalls';
import { adminTopic } from '../../common/adminTopic';
import { activate } from '../index';

const { create, get, list, update } = usersCalls;

describe('users', () => {
  let server: SessionServer;
  let ann: TestBrowser;
  let annId: string;
  let foreignId: string;
  let other: Tenant;
  const confirmation = { password: testPassword };

  beforeAll(async () => {
    server = await openSessionServer({ extensions: { admin: { activate } } });
    ann = await server.signedIn();
    annId = (await server.test.container.get(Users).locate('ann'))?.userId ?? '';
    other = await server.test.container.get(Tenants).create('Other');
    foreignId = await server.addUser('stranger', 'Developer', other);
  });

  afterAll(() => server.close());

  const idOf = async (name: string, profile = 'Developer'): Promise<string> => server.addUser(name, profile);
  const view = async (id: string) => (await ann.call(get, { params: { id } })).envelope.result;
  const audited = async (id: string): Promise<string> => {
    const { rows } = await server.test.container
      .get(Database)
      .of(server.tenant)
      .withTables<{ audit: { object_id: string; action: string; before: unknown; after: unknown } }>()
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('object_id', '=', id)
      .execute()
      .then((found) => ({ rows: found }));
    return JSON.stringify(rows);
  };
  /** Somebody with a profile of his own that grants only this. */
  async function withPermissions(name: string, granted: readonly string[]): Promise<TestBrowser> {
    await server.test.container
      .get(Database)
      .of(server.tenant)
      .withTables<{
        profile: { id: string; name: string; standard: boolean; kind: string; permissions: readonly string[] };
      }>()
      .insertInto('profile')
      .values({ id: `000T-${name}`, name: `Profile of ${name}`, standard: false, kind: 'User', permissions: granted })
      .execute();
    await server.addUser(name, `Profile of ${name}`);
    return server.signedIn(name);
  }

  it('are made, found, changed and kept in the log, without secrets', async () => {
    const heard: unknown[] = [];
    const listening = server.test.container
      .get(Events)
      .subscribe(server.tenant, ({ event }) => event.topic === adminTopic && heard.push([event.type, event.action]));
    const body = {
      userName: 'Bea',
      fullName: 'Bea Example',
      email: 'bea@example.org',
      phone: '+86 139 0000 0000',
      profile: 'Developer',
      password: 'Some-Good-Word-1',
      languageLocaleKey: 'zh_CN',
    };
    const made = await ann.call(create, { body });
    expect(made.envelope).toMatchObject({ resCode: '0', result: { userName: 'Bea', mustChangePassword: true } });
    const id = made.envelope.result?.id ?? '';
    expect(await view(id)).toMatchObject({ languageLocaleKey: 'zh_CN', phone: '+86 139 0000 0000', hasPassword: true });
    const changed = await ann.call(update, {
      params: { id },
      body: { email: '', profile: 'Standard User', revision: made.envelope.result?.revision },
    });
    expect(changed.envelope.result).toMatchObject({ email: null, profile: 'Standard User', fullName: 'Bea Example' });
    const notices = server.test.container.get(Notices);
    const told = await notices.list(testActor({ tenant: server.tenant, userId: id }), { limit: 5 });
    expect(told.map((notice) => notices.say('en', notice))).toEqual([
      "ann has changed your profile from 'Developer' to 'Standard User'.",
    ]);
    const late = await ann.call(update, {
      params: { id },
      body: { fullName: 'B', revision: made.envelope.result?.revision },
    });
    expect([late.status, late.envelope.resCode]).toEqual([409, 'CONFLICT']);
    const log = await audited(id);
    expect(log).toContain('bea@example.org');
    expect(log).not.toMatch(/Some-Good-Word|argon2/);
    expect(JSON.stringify(made.envelope)).not.toMatch(/Some-Good-Word|argon2|password_hash/);
    await new Promise<void>((resolve) => setImmediate(resolve));
    listening.dispose();
    expect(heard).toEqual(expect.arrayContaining([['User', 'create']]));
  });

  it('refuse what is wrong beside its field', async () => {
    const body = { userName: 'Cid', profile: 'Developer', password: 'Some-Good-Word-1' };
    const cases = [
      [{ ...body, userName: 'ANN' }, 409, 'USER_EXISTS', 'body.userName'],
      [{ ...body, userName: 'stranger' }, 409, 'USER_EXISTS', 'body.userName'],
      [{ ...body, userName: '=cmd' }, 400, 'INVALID_REQUEST', 'body.userName'],
      [{ ...body, email: 'nobody' }, 400, 'INVALID_REQUEST', 'body.email'],
      [{ ...body, fullName: '=1+1' }, 400, 'INVALID_REQUEST', 'body.fullName'],
      [{ ...body, profile: 'Nothing' }, 400, 'NO_SUCH_PROFILE', 'body.profile'],
      [{ ...body, password: 'short' }, 400, 'PASSWORD_POLICY', 'body.password'],
      [{ ...body, password: 'Password1' }, 400, 'PASSWORD_WEAK', 'body.password'],
      [{ ...body, password: 'ab-Cid-cd-1' }, 400, 'PASSWORD_NAME', 'body.password'],
    ] as const;
    for (const [wrong, status, code, path] of cases) {
      const refused = await ann.call(create, { body: wrong });
      const { resCode, fields, resMsg } = refused.envelope;
      expect([refused.status, resCode, fields?.[0]?.path]).toEqual([status, code, path]);
      if (code !== 'INVALID_REQUEST') expect(fields?.[0]?.message).toBe(resMsg);
    }
    const portal = await idOf('portal', 'Portal User');
    const moved = await ann.call(update, { params: { id: portal }, body: { profile: 'Developer' } });
    expect(moved.envelope.resCode).toBe('PROFILE_KIND');
  });

  it('are listed by name, 300 a page, brief for everybody', async () => {
    for (const name of ['list-c', 'List-b', 'list-a', 'list_x']) await idOf(name);
    const named = (query: object, who = ann) => who.call(list, { query: { name: 'list', ...query } });
    const { envelope } = await named({});
    expect([envelope.count, envelope.result?.map(({ userName }) => userName)]).toEqual([
      4,
      ['list-a', 'List-b', 'list-c', 'list_x'],
    ]);
    const second = (await named({ page: 2, pageSize: 2, sort: 'userName', order: 'desc' })).envelope;
    expect([second.count, second.result?.map(({ userName }) => userName)]).toEqual([4, ['List-b', 'list-a']]);
    expect((await named({ offset: 3 })).envelope.result).toHaveLength(1);
    // Signs that mean something to the database mean themselves.
    expect((await ann.call(list, { query: { name: 't_x' } })).envelope.count).toBe(1);
    expect((await ann.call(list, { query: { name: 'list%' } })).envelope.count).toBe(0);
    const developer = await server.signedIn('list-a');
    const brief = (await named({ brief: 1 }, developer)).envelope.result?.[0] ?? {};
    expect(Object.keys(brief).sort()).toEqual(['active', 'fullName', 'id', 'userName']);
    const full = await named({}, developer);
    expect([full.status, full.envelope.resCode]).toEqual([403, 'FORBIDDEN']);
    expect((await ann.call(list, { query: { pageSize: 1001 } })).status).toBe(400);
    expect((await ann.call(list)).envelope.result?.some(({ userName }) => userName === 'stranger')).toBe(false);
  });

  it('are deactivated, activated and unlocked with the password of who does it', async () => {
    const id = await idOf('dora');
    const dora = await server.signedIn('dora');
    const { deactivate, activate: activating, unlock } = usersCalls;
    const wrong = await ann.call(deactivate, { params: { id }, body: { password: 'Wrong-Horse-7' } });
    expect([wrong.envelope.resCode, wrong.envelope.fields?.[0]?.path]).toEqual(['PASSWORD_WRONG', 'body.password']);
    const forged = await ann.call(deactivate, { params: { id }, body: confirmation, token: null });
    expect([forged.status, forged.envelope.resCode, await dora.status()]).toEqual([403, 'FORGERY', '0']);
    const done = await ann.call(deactivate, { params: { id }, body: confirmation });
    expect(done.envelope.result?.active).toBe(false);
    expect(await dora.status()).toBe('NOT_SIGNED_IN');
    expect((await server.browser().signIn('dora', testPassword)).envelope.resCode).toBe('LOGIN_FAILED');
    expect((await ann.call(activating, { params: { id }, body: confirmation })).envelope.result?.active).toBe(true);
    const throttle = server.test.container.get(LoginThrottle);
    for (let tries = 0; tries < 9; tries++) await throttle.reserve('dora', '10.0.0.9');
    expect((await server.browser().signIn('dora', testPassword)).status).toBe(423);
    expect((await view(id))?.locked).toBe(true);
    expect((await ann.call(unlock, { params: { id }, body: confirmation })).envelope.result?.locked).toBe(false);
    await server.signedIn('dora');
    expect(await audited(id)).toMatch(/deactivate.*activate.*unlock/);
  });

  it('get another password, made up by the server unless given, which they change at once', async () => {
    const id = await idOf('edda');
    const edda = await server.signedIn('edda');
    const { resetPassword } = usersCalls;
    const reset = (body: object) => ann.call(resetPassword, { params: { userId: id }, body });
    expect((await reset({ password: 'Wrong-Horse-7' })).envelope.resCode).toBe('PASSWORD_WRONG');
    expect((await reset({ ...confirmation, newPassword: 'abc' })).envelope.resCode).toBe('PASSWORD_POLICY');
    const given = await reset({ ...confirmation, newPassword: 'Another-Word-5' });
    expect(given.envelope).toMatchObject({ resCode: '0', result: {} });
    expect(await edda.status()).toBe('NOT_SIGNED_IN');
    const made = (await reset(confirmation)).envelope.result?.newPassword ?? '';
    expect((await server.browser().signIn('edda', made)).envelope.result?.mustChangePassword).toBe(true);
    await ann.call(usersCalls.deactivate, { params: { id }, body: confirmation });
    await reset(confirmation);
    expect((await view(id))?.active).toBe(false);
    expect(await audited(id)).not.toContain(made);
  });

  it('cannot be given or changed by who may do less', async () => {
    const mia = await withPermissions('mia', [permissions.manageUsers]);
    const granted = await mia.call(create, { body: { userName: 'x', profile: 'System Administrator' } });
    expect([granted.status, granted.envelope.resCode]).toEqual([403, 'CANNOT_GRANT']);
    const plain = await idOf('plain', 'Standard User');
    const raised = await mia.call(update, { params: { id: plain }, body: { profile: 'Developer' } });
    expect(raised.envelope.resCode).toBe('CANNOT_GRANT');
    for (const call of [usersCalls.deactivate, usersCalls.activate, usersCalls.unlock] as const) {
      const refused = await mia.call(call, { params: { id: annId }, body: confirmation });
      expect([refused.status, refused.envelope.resCode]).toEqual([403, 'HOLDS_MORE']);
    }
    const taken = await mia.call(update, { params: { id: annId }, body: { email: 'mia@example.org' } });
    const reset = await mia.call(usersCalls.resetPassword, { params: { userId: annId }, body: confirmation });
    expect([taken.envelope.resCode, reset.envelope.resCode]).toEqual(['HOLDS_MORE', 'HOLDS_MORE']);
    expect((await mia.call(update, { params: { id: plain }, body: { fullName: 'P' } })).envelope.resCode).toBe('0');
    const own = await ann.call(update, { params: { id: annId }, body: { profile: 'Developer' } });
    expect(own.envelope.resCode).toBe('OWN_ACCESS');
  });

  it('keep their last administrator, also from two who act at the same time', async () => {
    const last = await ann.call(usersCalls.deactivate, { params: { id: annId }, body: confirmation });
    expect([last.status, last.envelope.resCode]).toEqual([409, 'LAST_ADMINISTRATOR']);
    const secondId = await idOf('second', 'System Administrator');
    const second = await server.signedIn('second');
    const own = await ann.call(usersCalls.deactivate, { params: { id: annId }, body: confirmation });
    expect(own.envelope.resCode).toBe('OWN_ACCOUNT');
    const [one, two] = await Promise.all([
      ann.call(usersCalls.deactivate, { params: { id: secondId }, body: confirmation }),
      second.call(update, { params: { id: annId }, body: { profile: 'Developer' } }),
    ]);
    const codes = [one.envelope.resCode, two.envelope.resCode];
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    if (codes[0] === '0') return;
    await second.call(update, { params: { id: annId }, body: { profile: 'System Administrator' } });
    ann = await server.signedIn();
  });

  it('of another tenant are not there', async () => {
    const params = { id: foreignId };
    const answers = [
      await ann.call(get, { params }),
      await ann.call(update, { params, body: { fullName: 'Mine' } }),
      await ann.call(usersCalls.activate, { params, body: confirmation }),
      await ann.call(usersCalls.deactivate, { params, body: confirmation }),
      await ann.call(usersCalls.unlock, { params, body: confirmation }),
      await ann.call(usersCalls.resetPassword, { params: { userId: foreignId }, body: confirmation }),
    ];
    for (const { status, envelope } of answers) {
      expect([status, envelope.resCode, envelope.resMsg]).toEqual([
        404,
        'NOT_FOUND',
        `No such instance: ${foreignId} of User.`,
      ]);
    }
  });

  it('are closed to who has no permission, and to portal users', async () => {
    await idOf('dev2');
    await idOf('portal2', 'Portal User');
    const developer = await server.signedIn('dev2');
    const portal = server.browser();
    await portal.portalSignIn('portal2', testPassword);
    const { updateCurrent } = usersCalls;
    for (const call of Object.values(usersCalls)) {
      if (call === list || call === updateCurrent || 'media' in call) continue;
      const body = { ...confirmation, userName: 'n', profile: 'Developer', externalId: 'e', fileId: 'f' };
      const request = { params: { id: annId, userId: annId }, ...(call.method === 'GET' ? {} : { body }) };
      expect([call.path, (await developer.call(call, request)).envelope.resCode]).toEqual([call.path, 'FORBIDDEN']);
      expect([call.path, (await portal.call(call, request)).envelope.resCode]).not.toEqual([call.path, '0']);
    }
    const own = await developer.call(updateCurrent, { body: { fullName: 'Dev', languageLocaleKey: 'zh_CN' } });
    expect(own.envelope.resCode).toBe('0');
    const address = await developer.call(updateCurrent, { body: { email: 'dev@example.org' } });
    expect(address.envelope.resCode).toBe('PASSWORD_WRONG');
    const sure = await developer.call(updateCurrent, { body: { email: 'dev@example.org', ...confirmation } });
    expect(sure.envelope.resCode).toBe('0');
  });

  it('come from elsewhere, too, and have no password then', async () => {
    const { addCloudUser, cloudUsers, collaborationUsers } = usersCalls;
    const body = { externalId: 'e-1', userName: 'cloudy', profile: 'Developer', email: 'c@example.org' };
    const { id } = (await ann.call(addCloudUser, { body })).envelope.result ?? { id: '' };
    expect(await view(id)).toMatchObject({ source: 'cloud', hasPassword: false });
    expect((await ann.call(addCloudUser, { body: { ...body, userName: 'cloudy2' } })).envelope.resCode).toBe(
      'USER_EXISTS',
    );
    expect((await server.browser().signIn('cloudy', '!')).envelope.resCode).toBe('LOGIN_FAILED');
    const found = (await ann.call(cloudUsers, { query: { limit: 10, offset: 0, username: 'loud' } })).envelope;
    expect([found.count, found.result?.[0]?.externalId]).toEqual([1, 'e-1']);
    const later = { externalId: 'e-0', userName: 'cloudz', profile: 'Developer' };
    await ann.call(addCloudUser, { body: later });
    const order = async (query: object) =>
      (await ann.call(cloudUsers, { query: { username: 'cloud', ...query } })).envelope.result?.map(
        ({ userName }) => userName,
      );
    expect(await order({})).toEqual(['cloudy', 'cloudz']);
    expect(await order({ sort: 'externalId' })).toEqual(['cloudz', 'cloudy']);
    expect(await order({ sort: 'userName', order: 'desc' })).toEqual(['cloudz', 'cloudy']);
    expect((await ann.call(collaborationUsers)).envelope).toMatchObject({ count: 0, result: [] });
  });

  it('are shown with whether they have two-step verification, and who looks after them switches it off', async () => {
    const id = await idOf('two-step');
    const row = { user_id: id, sealed_secret: '-', confirmed_at: null, last_step: null };
    const factors = server.test.container.get(Database).of(server.tenant).withTables<SecondFactorTables>();
    await factors.insertInto('second_factor').values(row).execute();
    expect(await view(id)).toMatchObject({ secondFactor: false });
    await factors.updateTable('second_factor').set({ confirmed_at: new Date() }).where('user_id', '=', id).execute();
    expect(await view(id)).toMatchObject({ secondFactor: true });
    const listed = (await ann.call(list, { query: { name: 'two-step' } })).envelope.result;
    expect(listed).toMatchObject([{ userName: 'two-step', secondFactor: true }]);
    const off = (by: TestBrowser) =>
      by.call(secondFactorCalls.change, { params: { id }, body: { enabled: false, password: testPassword } });
    const developer = await idOf('no-helper').then(() => server.signedIn('no-helper'));
    expect((await off(developer)).envelope.resCode).toBe('FORBIDDEN');
    expect((await off(ann)).envelope.resCode).toBe('0');
    expect(await view(id)).toMatchObject({ secondFactor: false });
    expect(await audited(id)).toContain('secondFactorOff');
  });
});
