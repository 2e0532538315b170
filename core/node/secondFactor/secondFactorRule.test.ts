import { sql } from 'kysely';
import type { LiveEvent } from '../../common/events/liveEvent';
import { rewritePath } from '../../common/calls/callPath';
import type { PasswordPolicyShape } from '../../common/session/passwordPolicyCalls';
import { registrationCalls } from '../../common/session/registrationCalls';
import { secondFactorCalls } from '../../common/session/secondFactorCalls';
import { secondFactorTopic } from '../../common/session/secondFactorEvent';
import { sessionCalls } from '../../common/session/sessionCalls';
import type { AuditTables } from '../audit/auditTables';
import { Events } from '../events/events';
import { CallLedger } from '../http/callLedger';
import { passwordPolicySetting } from '../session/passwordPolicies';
import { TenantSettings } from '../tenants/tenantSettings';
import { testActor } from '../testing/testActor';
import { captchaText, openSessionServer, type SessionServer, testPassword } from '../testing/sessionServer';
import type { TestBrowser } from '../testing/testBrowser';
import { Users } from '../users/users';
import { challengeLimits } from './loginChallenges';
import { codeAt } from './oneTimeCodes';

const { beginSetup, change, finish, finishSetup, state } = secondFactorCalls;

describe('a tenant that asks for two-step verification', () => {
  let server: SessionServer;
  let number = 0;
  let now = Date.now();

  beforeAll(async () => {
    server = await openSessionServer();
  });

  afterAll(() => server.close());

  beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => now));
  afterEach(() => jest.restoreAllMocks());

  const ask = (requireSecondFactor: PasswordPolicyShape['requireSecondFactor']) =>
    server.test.container
      .get(TenantSettings)
      .change(testActor({ tenant: server.tenant }), passwordPolicySetting, () => ({ requireSecondFactor }));

  function nextCode(secret: string): string {
    now += 30_000;
    return codeAt(secret, now);
  }

  const wrongFor = (secret: string): string => {
    const right = [-30_000, 0, 30_000, 60_000].map((later) => codeAt(secret, now + later));
    return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '';
  };

  async function newUser(profile = 'Developer'): Promise<{ readonly name: string; readonly id: string }> {
    const name = `asked${++number}`;
    return { name, id: await server.addUser(name, profile) };
  }

  const logIn = (name: string, portal = false) => {
    const browser = server.browser(`10.4.0.${++number % 250}`);
    const answer = portal ? browser.portalSignIn(name, testPassword) : browser.signIn(name, testPassword);
    return answer.then(({ status, envelope }) => ({ browser, status, code: envelope.resCode }));
  };

  /** A browser in which the password was right, and no more. */
  async function halfOpen(name: string, portal = false): Promise<TestBrowser> {
    const { browser, status, code } = await logIn(name, portal);
    expect([status, code]).toEqual([401, 'OTP_SETUP_REQUIRED']);
    return browser;
  }

  const begin = async (browser: TestBrowser) => (await browser.call(beginSetup, { token: null })).envelope;
  const secretFor = async (browser: TestBrowser): Promise<string> => (await begin(browser)).result?.secret ?? '';
  const confirm = async (browser: TestBrowser, code: string) =>
    (await browser.call(finishSetup, { body: { code }, token: null })).envelope;

  it('leads everybody through it who has none, portal users too, and lets the others be', async () => {
    const [developer, guest] = [await newUser(), await newUser('Portal User')];
    await ask('nobody');
    expect((await logIn(developer.name)).code).toBe('0');
    await ask('everybody');
    await halfOpen(developer.name);
    await halfOpen(guest.name, true);
    const browser = await halfOpen(developer.name);
    const { result } = await confirm(browser, nextCode(await secretFor(browser)));
    expect(result).toMatchObject({ userName: developer.name, mustChangePassword: false });
    expect(new Set(result?.recoveryCodes).size).toBe(10);
    expect(await browser.status()).toBe('0');
    expect(browser.cookies.has('lathe-login')).toBe(false);
    expect((await logIn(developer.name)).code).toBe('OTP_REQUIRED');
  });

  it('asks administrators alone, and those are they who look after something', async () => {
    await ask('administrators');
    const [developer, administrator] = [await newUser(), await newUser('System Administrator')];
    expect((await logIn(developer.name)).code).toBe('0');
    await halfOpen(administrator.name);
    const browser = await server.signedIn(developer.name);
    const required = async (of: string) => (await browser.call(state, { params: { id: of } })).envelope.result;
    expect(await required(developer.id)).toMatchObject({ required: false });
  });

  it('opens no session before it is done: not a single call passes', async () => {
    await ask('everybody');
    const { name } = await newUser('System Administrator');
    const browser = await halfOpen(name);
    const secret = await secretFor(browser);
    expect(browser.cookies.has('lathe-session')).toBe(false);
    const passed: string[] = [];
    for (const { call } of server.test.container.get(CallLedger).all) {
      if (call.audience === 'anyone') continue;
      const { status } = await browser.send(
        call.method,
        rewritePath(call.path, () => 'x'),
      );
      if (status !== 401) passed.push(`${call.method} ${call.path}: ${status}`);
    }
    expect(passed).toEqual([]);
    expect((await confirm(browser, wrongFor(secret))).resCode).toBe('OTP_WRONG');
    expect(await browser.status()).toBe('NOT_SIGNED_IN');
    expect((await confirm(browser, nextCode(secret))).resCode).toBe('0');
    expect(await browser.status()).toBe('0');
  });

  it('has a handed-out password changed after it', async () => {
    await ask('everybody');
    await server.addUser('handed-out', 'Developer', server.tenant, true);
    const browser = await halfOpen('handed-out');
    const { result } = await confirm(browser, nextCode(await secretFor(browser)));
    expect(result?.mustChangePassword).toBe(true);
    expect((await browser.call(sessionCalls.currentUser)).envelope.result?.mustChangePassword).toBe(true);
  });

  it('gives another secret each time, of which the latest counts', async () => {
    await ask('everybody');
    const browser = await halfOpen((await newUser()).name);
    const [first, second] = [await secretFor(browser), await secretFor(browser)];
    expect(first).not.toBe(second);
    expect((await confirm(browser, nextCode(first))).resCode).toBe('OTP_WRONG');
    expect((await confirm(browser, nextCode(second))).resCode).toBe('0');
  });

  it('takes few tries, ends after a while, and once it was done', async () => {
    await ask('everybody');
    const { name } = await newUser();
    const busy = await halfOpen(name);
    const secret = await secretFor(busy);
    expect((await begin(server.browser())).resCode).toBe('OTP_EXPIRED');
    for (let i = 0; i < challengeLimits.tries; i++)
      expect((await confirm(busy, wrongFor(secret))).resCode).toBe('OTP_WRONG');
    expect((await confirm(busy, nextCode(secret))).resCode).toBe('OTP_EXPIRED');
    expect((await begin(busy)).resCode).toBe('OTP_EXPIRED');
    const [slow, quick] = [await halfOpen(name), await halfOpen(name)];
    const taken = nextCode(await secretFor(quick));
    expect((await confirm(quick, taken)).resCode).toBe('0');
    // Whoever else knows the password must not set up an app of his own.
    expect((await begin(slow)).resCode).toBe('OTP_ON');
    expect((await confirm(slow, nextCode(secret))).resCode).toBe('OTP_EXPIRED');
    const other = await halfOpen((await newUser()).name);
    expect((await confirm(other, '000000')).resCode).toBe('OTP_OFF');
    await sql`update lathe.login_challenge set expires_at = now()`.execute(server.test.database.platform);
    expect((await begin(other)).resCode).toBe('OTP_EXPIRED');
  });

  it('does not let the code of a set-up stand for the second step, nor the other way round', async () => {
    await ask('everybody');
    const { name } = await newUser();
    const browser = await halfOpen(name);
    const secret = await secretFor(browser);
    const wrongDoor = await browser.call(finish, { body: { code: nextCode(secret) }, token: null });
    expect(wrongDoor.envelope.resCode).toBe('OTP_EXPIRED');
    expect((await confirm(browser, nextCode(secret))).resCode).toBe('0');
    const { browser: again } = await logIn(name);
    expect((await confirm(again, nextCode(secret))).resCode).toBe('OTP_EXPIRED');
  });

  it('begins anew for a password that was changed meanwhile', async () => {
    await ask('everybody');
    const { id, name } = await newUser();
    const { tenant } = server;
    const users = server.test.container.get(Users);
    const browser = await halfOpen(name);
    await server.test.database.transact(tenant, (transaction) =>
      users.update(transaction, tenant, id, { password_changed_at: new Date(now + 3_600_000) }),
    );
    expect((await begin(browser)).resCode).toBe('OTP_EXPIRED');
  });

  it('takes who registers through it too', async () => {
    await ask('nobody');
    const ann = await server.signedIn();
    await ann.call(registrationCalls.change, { body: { allowed: true } });
    await ask('everybody');
    const browser = server.browser('10.5.0.1');
    await browser.send('GET', '/baas/auth/v1.0/captcha');
    const body = { userName: 'newcomer', password: testPassword, captcha: captchaText };
    const answer = await browser.call(registrationCalls.register, { body, token: null });
    expect(answer.envelope.resCode).toBe('OTP_SETUP_REQUIRED');
    expect((await confirm(browser, nextCode(await secretFor(browser)))).resCode).toBe('0');
    expect((await browser.call(sessionCalls.currentUser)).envelope.result?.ctx.userType).toBe('PortalUser');
  });

  it('keeps it on, unless an administrator switches it off for somebody, of which open pages hear', async () => {
    await ask('nobody');
    const ann = await server.signedIn();
    await ask('everybody');
    const { id, name } = await newUser();
    const heard: LiveEvent[] = [];
    let both = (): void => undefined;
    const heardBoth = new Promise<void>((resolve) => (both = resolve));
    const hearing = server.test.container.get(Events).subscribe(server.tenant, ({ event }) => {
      if (event.topic === secondFactorTopic && heard.push(event) === 2) both();
    });
    const browser = await halfOpen(name);
    await confirm(browser, nextCode(await secretFor(browser)));
    const off = (by: TestBrowser) =>
      by.call(change, { params: { id }, body: { enabled: false, password: testPassword } });
    const own = await off(browser);
    expect([own.status, own.envelope.resCode]).toEqual([409, 'OTP_NEEDED']);
    expect((await browser.call(state, { params: { id } })).envelope.result).toMatchObject({
      enabled: true,
      required: true,
    });
    expect((await off(ann)).envelope.result).toEqual({ enabled: false });
    await halfOpen(name);
    const event = { topic: secondFactorTopic, id, permission: 'Manage Users' };
    await heardBoth;
    expect(heard).toMatchObject([
      { ...event, action: 'on' },
      { ...event, action: 'off' },
    ]);
    hearing.dispose();
  });

  it('leaves no secret in the log', async () => {
    await ask('everybody');
    const { id, name } = await newUser();
    const browser = await halfOpen(name);
    const secret = await secretFor(browser);
    const { result } = await confirm(browser, nextCode(secret));
    const audit = server.test.database.of(server.tenant).withTables<AuditTables>().selectFrom('audit').selectAll();
    const entries = await audit.where('object_id', '=', id).orderBy('number').execute();
    expect(entries.map(({ action }) => action)).toEqual(['secondFactorOn', 'signIn']);
    expect(JSON.stringify(entries)).toContain('password and new code');
    for (const text of [secret, ...(result?.recoveryCodes ?? [])]) expect(JSON.stringify(entries)).not.toContain(text);
  });
});
