import { passwordPolicyCalls, PasswordPolicyShape } from '../../common/session/passwordPolicyCalls';
import { sessionCalls } from '../../common/session/sessionCalls';
import { Database } from '../database/database';
import { TenantSettings } from '../tenants/tenantSettings';
import { Tenants } from '../tenants/tenants';
import { testActor } from '../testing/testActor';
import { openSessionServer, type SessionServer, testPassword } from '../testing/sessionServer';
import { Users } from '../users/users';
import { passwordPolicySetting } from './passwordPolicies';

describe("a tenant's password policy", () => {
  let server: SessionServer;

  beforeAll(async () => {
    server = await openSessionServer();
  });

  afterAll(() => server.close());

  const set = (policy: Partial<PasswordPolicyShape>) =>
    server.test.container
      .get(TenantSettings)
      .change(testActor({ tenant: server.tenant }), passwordPolicySetting, () => policy);

  async function change(name: string, oldPassword: string, newPassword: string) {
    const browser = await server.signedIn(name, oldPassword);
    return (await browser.call(sessionCalls.changePassword, { body: { oldPassword, newPassword } })).envelope;
  }

  it('is told to anybody, by default what the platform asks', async () => {
    const { envelope } = await server.browser().call(passwordPolicyCalls.get);
    expect(envelope.result).toEqual(PasswordPolicyShape.parse({}));
  });

  it('asks for length and kinds', async () => {
    await server.addUser('len');
    await set({ minLength: 12, kinds: 3 });
    const told = (await server.browser().call(passwordPolicyCalls.get)).envelope.result;
    expect(told).toMatchObject({ minLength: 12, kinds: 3 });
    const refused = await change('len', testPassword, 'Short-9');
    expect([refused.resCode, refused.resMsg]).toEqual(['PASSWORD_POLICY', expect.stringContaining('12 to 32')]);
    expect((await change('len', testPassword, 'only-lower-case')).resCode).toBe('PASSWORD_POLICY');
    expect((await change('len', testPassword, 'long-Enough-now')).resCode).toBe('0');
  });

  it('keeps the last passwords from being taken again', async () => {
    await server.addUser('his');
    await set({ history: 2 });
    const [first, second, third] = ['First-Horse-1', 'Second-Horse-2', 'Third-Horse-3'];
    expect((await change('his', testPassword, first)).resCode).toBe('0');
    const used = await change('his', first, testPassword);
    expect([used.resCode, used.fields]).toEqual([
      'PASSWORD_USED',
      [expect.objectContaining({ path: 'body.newPassword' })],
    ]);
    expect((await change('his', first, second)).resCode).toBe('0');
    expect((await change('his', second, first)).resCode).toBe('PASSWORD_USED');
    expect((await change('his', second, third)).resCode).toBe('0');
    expect((await change('his', third, first)).resCode).toBe('0');
  });

  it('has an old password changed at the next log-in', async () => {
    const id = await server.addUser('old');
    await set({ expiryDays: 30 });
    expect((await server.browser().signIn('old', testPassword)).envelope.result?.mustChangePassword).toBe(false);
    const before = { password_changed_at: new Date(Date.now() - 31 * 86_400_000) };
    await server.test.container
      .get(Database)
      .transact(server.tenant, (tx) => server.test.container.get(Users).update(tx, server.tenant, id, before));
    const browser = server.browser();
    expect((await browser.signIn('old', testPassword)).envelope.result?.mustChangePassword).toBe(true);
    expect((await browser.call(sessionCalls.changeLocale, { body: { locale: 'en_US' } })).envelope.resCode).toBe('0');
    expect((await browser.call(sessionCalls.currentUser)).envelope.result?.mustChangePassword).toBe(true);
    const body = { oldPassword: testPassword, newPassword: 'Newer-Horse-9' };
    expect((await browser.call(sessionCalls.changePassword, { body })).envelope.resCode).toBe('0');
    expect((await server.browser().signIn('old', 'Newer-Horse-9')).envelope.result?.mustChangePassword).toBe(false);
  });

  it('locks a name after so many failures, whether there is such a user or not', async () => {
    await server.addUser('loc');
    await set({ lockAttempts: 3, lockMinutes: 60 });
    for (const name of ['loc', 'nobody']) {
      for (let i = 0; i < 3; i++) {
        const { envelope } = await server.browser('10.2.0.1').signIn(name, 'Wrong-1');
        expect(envelope.resCode).toBe('LOGIN_FAILED');
      }
      const { envelope } = await server.browser('10.2.0.2').signIn(name, testPassword);
      expect([envelope.resCode, envelope.resMsg]).toEqual(['ACCOUNT_LOCKED', expect.stringContaining('60 minutes')]);
    }
    await set({});
  });

  it("is not another tenant's", async () => {
    const other = await server.test.container.get(Tenants).create('Other');
    await server.addUser('other', 'Developer', other);
    await set({ minLength: 20 });
    expect((await change('other', testPassword, 'Short-Horse')).resCode).toBe('0');
    const query = { 'tenant-id': other.id };
    expect((await server.browser().call(passwordPolicyCalls.get, { query })).envelope.result?.minLength).toBe(6);
  });
});
