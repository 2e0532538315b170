import { sessionCalls } from '../../common/session/sessionCalls';
import { Tenants } from '../tenants/tenants';
import { PasswordHasher } from '../users/passwordHasher';
import { Users } from '../users/users';
import { captchaText, openSessionServer, type SessionServer, testPassword } from '../testing/sessionServer';
import type { TestBrowser } from '../testing/testBrowser';
import { throttleLimits } from './loginThrottle';

describe('what sessions refuse', () => {
  let server: SessionServer;

  beforeAll(async () => {
    server = await openSessionServer();
  });

  afterAll(() => server.close());

  const codeOf = async (browser: TestBrowser, name: string, password: string, captcha?: string) =>
    (await browser.signIn(name, password, captcha)).envelope.resCode;

  async function fail(name: string, times: number): Promise<void> {
    for (let i = 0; i < times; i++)
      expect(await codeOf(server.browser('10.0.0.1'), name, 'Wrong-1')).toBe('LOGIN_FAILED');
  }

  it('fixation: a token that was there before a log-in opens nothing after it', async () => {
    const browser = server.browser();
    browser.cookies.set('lathe-session', 'A'.repeat(43));
    await browser.signIn('ann', testPassword);
    const first = browser.cookies.get('lathe-session') ?? '';
    expect(first).not.toBe('A'.repeat(43));
    await browser.signIn('ann', testPassword);
    expect(browser.cookies.get('lathe-session')).not.toBe(first);
    const thief = server.browser();
    thief.cookies.set('lathe-session', first);
    expect(await thief.status()).toBe('NOT_SIGNED_IN');
  });

  it("forgery: no token, another session's token, a foreign origin", async () => {
    const browser = await server.signedIn();
    const other = await server.signedIn();
    const body = { locale: 'en_US' };
    const change = async (token: string | null, headers = {}) =>
      (await browser.call(sessionCalls.changeLocale, { body, token, headers })).envelope.resCode;
    expect(await change(null)).toBe('FORGERY');
    expect(await change(await other.token())).toBe('FORGERY');
    const own = await browser.token();
    expect(await change(own, { origin: 'https://evil.example' })).toBe('FOREIGN_SITE');
    expect(await change(own, { 'sec-fetch-site': 'cross-site' })).toBe('FOREIGN_SITE');
    expect(await change(own)).toBe('0');
    expect((await browser.call(sessionCalls.logout, { token: null })).envelope.resCode).toBe('FORGERY');
    const foreign = { body: { userName: 'ann', password: testPassword }, headers: { origin: 'https://evil.example' } };
    expect((await server.browser().call(sessionCalls.login, foreign)).envelope.resCode).toBe('FOREIGN_SITE');
  });

  it('enumeration: a name that nobody has is answered as a wrong password is, after as much work', async () => {
    await server.addUser('bob');
    const verify = jest.spyOn(server.test.container.get(PasswordHasher), 'verify');
    const [known, unknown] = [
      await server.browser().signIn('bob', 'Wrong-1'),
      await server.browser().signIn('nobody', 'Wrong-1'),
    ];
    expect(verify).toHaveBeenCalledTimes(2);
    verify.mockRestore();
    const comparable = ({ status, envelope }: typeof known) => ({ status, ...envelope, requestId: '' });
    expect(comparable(unknown)).toEqual(comparable(known));
  });

  it('guessing: a captcha after some failures, of one use only, then a lock, with or without such a user', async () => {
    await server.addUser('carl');
    for (const name of ['carl', 'no-carl']) {
      await fail(name, throttleLimits.userCaptcha);
      const browser = server.browser('10.0.0.2');
      expect(await codeOf(browser, name, testPassword)).toBe('CAPTCHA_REQUIRED');
      const image = () => browser.send('GET', `/baas/auth/v1.0/captcha?t=1&type=0&userName=${name}`);
      const drawn = await image();
      expect([drawn.status, drawn.headers['content-type']]).toEqual([201, expect.stringContaining('image/svg+xml')]);
      const check = (captcha: string) => browser.call(sessionCalls.checkCaptcha, { body: { captcha } });
      expect((await check(captchaText)).status).toBe(201);
      expect(await codeOf(browser, name, 'Wrong-2', captchaText)).toBe('LOGIN_FAILED');
      expect(await codeOf(browser, name, 'Wrong-2', captchaText)).toBe('CAPTCHA_WRONG');
      await image();
      expect(await codeOf(browser, name, 'Wrong-2', 'nope')).toBe('CAPTCHA_WRONG');
      expect(await codeOf(browser, name, 'Wrong-2', captchaText)).toBe('CAPTCHA_WRONG');
      await image();
      const thief = server.browser('10.0.0.3');
      expect(await codeOf(thief, name, 'Wrong-2', captchaText)).toBe('CAPTCHA_WRONG');
      for (let i = throttleLimits.userCaptcha + 1; i < throttleLimits.userLock; i++) {
        await image();
        expect(await codeOf(browser, name, 'Wrong-3', captchaText)).toBe('LOGIN_FAILED');
      }
      const locked = await browser.signIn(name, testPassword);
      expect([locked.status, locked.envelope.resCode]).toEqual([423, 'ACCOUNT_LOCKED']);
      expect(locked.envelope.resMsg).toContain('15 minutes');
    }
  });

  it('more than is asked for: fields that a call does not take change nothing', async () => {
    await server.addUser('dora', 'Standard User');
    const dora = await server.signedIn('dora');
    const body = { locale: 'zh_TW', profile: 'System Administrator', userId: 'x', tenantId: 'x' };
    await dora.call(sessionCalls.changeLocale, { body });
    const user = (await dora.call(sessionCalls.currentUser)).envelope.result;
    expect(user).toMatchObject({ profile: 'Standard User', languageLocaleKey: expect.stringMatching(/zh_CN|en_US/) });
    expect(user?.permissions).toEqual([]);
  });

  it('other tenants: a user sees and changes his own only', async () => {
    const other = await server.test.container.get(Tenants).create('Other');
    await server.addUser('eve', 'System Administrator', other);
    const eve = await server.signedIn('eve');
    const { result } = (await eve.call(sessionCalls.currentUser)).envelope;
    expect([result?.tenantId, result?.tenantName]).toEqual([other.id, 'Other']);
    await expect(server.addUser('ANN', 'Developer', other)).rejects.toThrow();
    expect(await server.test.container.get(Users).get(server.tenant, result?.id ?? '')).toBeUndefined();
  });
});

describe('a password', () => {
  let server: SessionServer;

  beforeAll(async () => {
    server = await openSessionServer();
    await server.addUser('fay', 'Developer', server.tenant, true);
  });

  afterAll(() => server.close());

  it('that must be changed opens nothing else; a change ends the other sessions', async () => {
    const here = await server.signedIn('fay');
    const there = await server.signedIn('fay');
    const config = await here.send('GET', '/openapi.json');
    expect([config.status, config.text]).toEqual([403, expect.stringContaining('MUST_CHANGE_PASSWORD')]);
    const change = async (oldPassword: string, newPassword: string) =>
      (await here.call(sessionCalls.changePassword, { body: { oldPassword, newPassword } })).envelope.resCode;
    expect(await change('Wrong-1', 'Another-Horse-8')).toBe('PASSWORD_WRONG');
    expect(await change(testPassword, testPassword)).toBe('PASSWORD_SAME');
    expect(await change(testPassword, 'aB1')).toBe('PASSWORD_POLICY');
    expect(await change(testPassword, 'abcdefgh')).toBe('PASSWORD_POLICY');
    expect(await change(testPassword, 'P@ssw0rd')).toBe('PASSWORD_WEAK');
    expect(await change(testPassword, 'my-Fay-77')).toBe('PASSWORD_NAME');
    expect(await change(testPassword, 'Another-Horse-8')).toBe('0');
    expect(await there.status()).toBe('NOT_SIGNED_IN');
    expect((await here.send('GET', '/openapi.json')).status).toBe(200);
    expect((await server.browser().signIn('fay', testPassword)).envelope.resCode).toBe('LOGIN_FAILED');
  });
});

describe('two servers on one database', () => {
  let one: SessionServer;
  let two: SessionServer;

  beforeAll(async () => {
    const environment = { LATHE_SINGLE_LOGIN: 'true' };
    const { openTestDatabase } = await import('../testing/testDatabase');
    const shared = await openTestDatabase();
    one = await openSessionServer({ shared, environment });
    two = await openSessionServer({ shared, environment }, one);
  });

  afterAll(async () => {
    await two.close();
    await one.close();
  });

  /** Asks again until the other replica has heard of it, which the cache's lifetime would take longer for. */
  async function eventually(browser: TestBrowser, code: string): Promise<void> {
    const until = Date.now() + 3000;
    let last = await browser.status();
    while (last !== code && Date.now() < until) last = await browser.status();
    expect(last).toBe(code);
  }

  it('share sessions, log-outs and the single log-in', async () => {
    const here = await one.signedIn();
    const there = two.browser();
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    expect(await there.status()).toBe('0');
    await here.call(sessionCalls.logout);
    await eventually(there, 'NOT_SIGNED_IN');

    const first = await one.signedIn();
    expect(await first.status()).toBe('0');
    await two.signedIn();
    await eventually(first, 'SESSION_REPLACED');
  });
});
