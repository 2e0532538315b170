import { registrationCalls } from '../../common/session/registrationCalls';
import { sessionCalls } from '../../common/session/sessionCalls';
import { captchaText, openSessionServer, type SessionServer, testPassword } from '../testing/sessionServer';
import type { TestBrowser } from '../testing/testBrowser';
import { registrationLimit } from './registrationPart';

const { change, get, register } = registrationCalls;

describe('registration', () => {
  let server: SessionServer;
  let number = 0;

  beforeAll(async () => {
    server = await openSessionServer();
  });

  afterAll(() => server.close());

  const allow = async (allowed: boolean, browser?: TestBrowser) =>
    (await (browser ?? (await server.signedIn())).call(change, { body: { allowed } })).envelope.resCode;

  async function visitor(): Promise<TestBrowser> {
    const browser = server.browser(`10.3.0.${++number}`);
    await browser.send('GET', '/baas/auth/v1.0/captcha');
    return browser;
  }

  const enter = async (browser: TestBrowser, userName: string, password = testPassword, captcha = captchaText) =>
    (await browser.call(register, { body: { userName, password, captcha }, token: null })).envelope.resCode;

  it('is refused unless the tenant allows it', async () => {
    expect((await server.browser().call(get)).envelope.result).toEqual({ allowed: false });
    expect(await enter(await visitor(), 'early')).toBe('REGISTRATION_OFF');
    expect(await allow(true)).toBe('0');
    expect((await server.browser().call(get)).envelope.result).toEqual({ allowed: true });
    expect(await enter(await visitor(), 'guest')).toBe('0');
    expect(await allow(false)).toBe('0');
    expect(await enter(await visitor(), 'late')).toBe('REGISTRATION_OFF');
  });

  it('makes a portal user with a session that the console does not take', async () => {
    await allow(true);
    const browser = await visitor();
    expect(await enter(browser, 'newcomer')).toBe('0');
    const { envelope } = await browser.call(sessionCalls.currentUser);
    expect(envelope.result).toMatchObject({ profile: 'Portal User', permissions: [], ctx: { userType: 'PortalUser' } });
    expect(await allow(false, browser)).toBe('NOT_SIGNED_IN');
    expect((await server.browser().portalSignIn('newcomer', testPassword)).envelope.resCode).toBe('0');
  });

  it('takes a captcha, a name that is free and a good password', async () => {
    await allow(true);
    expect(await enter(await visitor(), 'robot', testPassword, 'nope')).toBe('CAPTCHA_WRONG');
    expect(await enter(server.browser(), 'robot')).toBe('CAPTCHA_WRONG');
    expect(await enter(await visitor(), 'ann')).toBe('USER_EXISTS');
    expect(await enter(await visitor(), 'weak', 'abc')).toBe('PASSWORD_POLICY');
    const patient = await visitor();
    expect(await enter(patient, 'patient', 'abc')).toBe('PASSWORD_POLICY');
    expect(await enter(patient, 'patient')).toBe('0');
    expect(await enter(await visitor(), 'weakling', 'Weakling-1')).toBe('PASSWORD_NAME');
  });

  it('is slow from one address, and allowed by who looks after portal users only', async () => {
    const busy = await visitor();
    const tries: string[] = [];
    for (let i = 0; i <= registrationLimit.most; i++) tries.push(await enter(busy, `busy${i}`, testPassword, 'nope'));
    expect(tries.at(-1)).toBe('TOO_MANY');
    await server.addUser('dev');
    expect(await allow(true, await server.signedIn('dev'))).toBe('FORBIDDEN');
  });
});
