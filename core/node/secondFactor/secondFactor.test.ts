import { sql } from 'kysely';
import { secondFactorCalls } from '../../common/session/secondFactorCalls';
import type { AuditTables } from '../audit/auditTables';
import { Tenants } from '../tenants/tenants';
import { openSessionServer, type SessionServer, testPassword } from '../testing/sessionServer';
import type { TestBrowser } from '../testing/testBrowser';
import { Users } from '../users/users';
import { challengeLimits } from './loginChallenges';
import { codeAt } from './oneTimeCodes';
import { codeThrottle } from './secondFactors';

const { change, check, finish, state } = secondFactorCalls;

interface Enrolled {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  readonly browser: TestBrowser;
}

describe('two-step verification', () => {
  let server: SessionServer;
  let number = 0;
  let now = Date.now();

  beforeAll(async () => {
    server = await openSessionServer();
  });

  afterAll(() => server.close());

  beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => now));
  afterEach(() => jest.restoreAllMocks());

  /** Codes are good for half a minute, and each only once. */
  function nextCode(secret: string): string {
    now += 30_000;
    return codeAt(secret, now);
  }

  const wrongFor = (secret: string): string => {
    const right = [-30_000, 0, 30_000, 60_000].map((later) => codeAt(secret, now + later));
    return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '';
  };

  async function enrolled(profile = 'Developer'): Promise<Enrolled> {
    const name = `second${++number}`;
    const id = await server.addUser(name, profile);
    const browser = await server.signedIn(name);
    const begun = await browser.call(change, { params: { id }, body: { enabled: true, password: testPassword } });
    const { secret = '' } = begun.envelope.result?.setup ?? {};
    const checked = await browser.call(check, { body: { code: nextCode(secret) } });
    expect(checked.envelope.resCode).toBe('0');
    return { id, name, secret, recoveryCodes: checked.envelope.result?.recoveryCodes ?? [], browser };
  }

  /** A log-in that owes its code. */
  async function halfOpen(name: string): Promise<TestBrowser> {
    const browser = server.browser(`10.2.0.${++number % 250}`);
    const { status, envelope } = await browser.signIn(name, testPassword);
    expect([status, envelope.resCode]).toEqual([401, 'OTP_REQUIRED']);
    return browser;
  }

  const answer = async (browser: TestBrowser, code: string) =>
    (await browser.call(finish, { body: { code }, token: null })).envelope.resCode;

  it('is set up with a picture and a first code, and not before', async () => {
    const id = await server.addUser('setup');
    const browser = await server.signedIn('setup');
    const begun = await browser.call(change, { params: { id }, body: { enabled: true, password: testPassword } });
    const { secret = '', uri, qr } = begun.envelope.result?.setup ?? {};
    expect(uri).toMatch(/^otpauth:\/\/totp\/Lathe%20Test:setup\?/);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(qr).toMatch(/^<svg /);
    expect((await browser.call(state, { params: { id } })).envelope.result).toEqual({
      enabled: false,
      recoveryCodes: 0,
      required: false,
    });
    expect((await server.browser().signIn('setup', testPassword)).envelope.resCode).toBe('0');
    expect((await browser.call(check, { body: { code: wrongFor(secret) } })).envelope.resCode).toBe('OTP_WRONG');
    const checked = await browser.call(check, { body: { code: nextCode(secret) } });
    expect(new Set(checked.envelope.result?.recoveryCodes).size).toBe(10);
    expect((await browser.call(state, { params: { id } })).envelope.result).toEqual({
      enabled: true,
      recoveryCodes: 10,
      required: false,
    });
    const again = await browser.call(change, { params: { id }, body: { enabled: true, password: testPassword } });
    expect([again.status, again.envelope.resCode]).toEqual([409, 'OTP_ON']);
  });

  it('opens no session before the code is right', async () => {
    const { name, secret } = await enrolled();
    const browser = await halfOpen(name);
    expect(browser.cookies.has('lathe-session')).toBe(false);
    expect(await browser.status()).toBe('NOT_SIGNED_IN');
    expect(await answer(browser, wrongFor(secret))).toBe('OTP_WRONG');
    expect(await browser.status()).toBe('NOT_SIGNED_IN');
    const { envelope } = await browser.call(finish, { body: { code: nextCode(secret) }, token: null });
    expect(envelope.result).toMatchObject({ userName: name, mustChangePassword: false });
    expect(await browser.status()).toBe('0');
    expect(browser.cookies.has('lathe-login')).toBe(false);
  });

  it('refuses a code that was used, also at the same moment', async () => {
    const { name, secret } = await enrolled();
    const code = nextCode(secret);
    expect(await answer(await halfOpen(name), code)).toBe('0');
    expect(await answer(await halfOpen(name), code)).toBe('OTP_WRONG');
    const [first, second] = [await halfOpen(name), await halfOpen(name)];
    const next = nextCode(secret);
    const both = await Promise.all([answer(first, next), answer(second, next)]);
    expect(both.toSorted()).toEqual(['0', 'OTP_WRONG']);
  });

  it('refuses a code of long ago and the one that set it up', async () => {
    const { name, secret } = await enrolled();
    expect(await answer(await halfOpen(name), codeAt(secret, now))).toBe('OTP_WRONG');
    const old = nextCode(secret);
    now += 90_000;
    expect(await answer(await halfOpen(name), old)).toBe('OTP_WRONG');
  });

  it('takes few tries for a log-in, and few for a user however often he begins anew', async () => {
    const { name, secret } = await enrolled();
    const browser = await halfOpen(name);
    for (let i = 0; i < challengeLimits.tries; i++) expect(await answer(browser, wrongFor(secret))).toBe('OTP_WRONG');
    expect(await answer(browser, nextCode(secret))).toBe('OTP_EXPIRED');
    const other = await halfOpen(name);
    for (let i = challengeLimits.tries; i < codeThrottle.most; i++)
      expect(await answer(other, wrongFor(secret))).toBe('OTP_WRONG');
    expect(await answer(await halfOpen(name), nextCode(secret))).toBe('TOO_MANY');
  });

  it('does not wait for ever, nor for a password that was changed meanwhile', async () => {
    const { id, name, secret } = await enrolled();
    expect(await answer(server.browser(), nextCode(secret))).toBe('OTP_EXPIRED');
    const late = await halfOpen(name);
    await sql`update lathe.login_challenge set expires_at = now()`.execute(server.test.database.platform);
    expect(await answer(late, nextCode(secret))).toBe('OTP_EXPIRED');
    const changed = await halfOpen(name);
    await server.test.database.transact(server.tenant, (transaction) =>
      server.test.container
        .get(Users)
        .update(transaction, server.tenant, id, { password_changed_at: new Date(now + 3_600_000) }),
    );
    expect(await answer(changed, nextCode(secret))).toBe('OTP_EXPIRED');
  });

  it('takes a recovery code in place of the app, once, however it is typed', async () => {
    const { id, name, recoveryCodes, browser } = await enrolled();
    const [code = ''] = recoveryCodes;
    expect(await answer(await halfOpen(name), code.toUpperCase().replaceAll('-', ' '))).toBe('0');
    expect(await answer(await halfOpen(name), code)).toBe('OTP_WRONG');
    expect((await browser.call(state, { params: { id } })).envelope.result?.recoveryCodes).toBe(9);
  });

  it('makes new recovery codes, by which the old ones are worth nothing', async () => {
    const { id, name, recoveryCodes, browser } = await enrolled();
    const body = { enabled: true, renew: true, password: testPassword };
    const renewed = (await browser.call(change, { params: { id }, body })).envelope.result?.recoveryCodes ?? [];
    expect(renewed).toHaveLength(10);
    expect(await answer(await halfOpen(name), recoveryCodes[0] ?? '')).toBe('OTP_WRONG');
    expect(await answer(await halfOpen(name), renewed[0] ?? '')).toBe('0');
  });

  it('takes the password to be switched on, renewed or off', async () => {
    const { id, name, browser } = await enrolled();
    for (const wanted of [{ enabled: true }, { enabled: true, renew: true }, { enabled: false }]) {
      const body = { ...wanted, password: 'Wrong-1' };
      expect((await browser.call(change, { params: { id }, body })).envelope.resCode).toBe('PASSWORD_WRONG');
      const right = await server.browser('10.9.9.9').signIn(name, testPassword);
      expect(right.envelope.resCode).toBe('OTP_REQUIRED');
    }
    const off = await browser.call(change, { params: { id }, body: { enabled: false, password: testPassword } });
    expect(off.envelope.result).toEqual({ enabled: false });
    expect((await server.browser().signIn(name, testPassword)).envelope.resCode).toBe('0');
    const renew = { enabled: true, renew: true, password: testPassword };
    expect((await browser.call(change, { params: { id }, body: renew })).envelope.resCode).toBe('OTP_OFF');
  });

  it('is switched off by an administrator for who has lost everything, but never on', async () => {
    const { id, name } = await enrolled();
    const ann = await server.signedIn();
    const set = (enabled: boolean, password = testPassword) =>
      ann.call(change, { params: { id }, body: { enabled, password } });
    expect((await set(true)).envelope.resCode).toBe('OTP_OWN');
    expect((await set(false, 'Wrong-1')).envelope.resCode).toBe('PASSWORD_WRONG');
    expect((await set(false)).envelope.result).toEqual({ enabled: false });
    expect((await server.browser().signIn(name, testPassword)).envelope.resCode).toBe('0');
  });

  it("is nobody else's business: other users, who may do more, other tenants", async () => {
    const { id, browser } = await enrolled('System Administrator');
    await server.addUser('plain');
    const plain = await server.signedIn('plain');
    const codesOf = async (caller: TestBrowser, of: string) => [
      (await caller.call(state, { params: { id: of } })).envelope.resCode,
      (await caller.call(change, { params: { id: of }, body: { enabled: false, password: testPassword } })).envelope
        .resCode,
    ];
    expect(await codesOf(plain, id)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    const tenant = await server.test.container.get(Tenants).create('Other');
    const foreign = await server.addUser('foreign-second', 'System Administrator', tenant);
    expect(await codesOf(browser, foreign)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(await codesOf(await server.signedIn('foreign-second'), id)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });

  it('leaves no secret in the database or the log', async () => {
    const { id, secret, recoveryCodes, browser } = await enrolled();
    await browser.call(change, { params: { id }, body: { enabled: false, password: testPassword } });
    const { schema } = server.tenant;
    const audit = server.test.database.of(server.tenant).withTables<AuditTables>().selectFrom('audit').selectAll();
    const entries = await audit.where('object_id', '=', id).execute();
    expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['secondFactorOn', 'secondFactorOff']));
    const other = await enrolled();
    const factors = await sql`select * from ${sql.table(`${schema}.second_factor`)}`.execute(
      server.test.database.platform,
    );
    const codes = await sql`select * from ${sql.table(`${schema}.recovery_code`)}`.execute(
      server.test.database.platform,
    );
    const everything = JSON.stringify([entries, factors.rows, codes.rows]);
    for (const text of [secret, other.secret, ...recoveryCodes, ...other.recoveryCodes])
      expect(everything).not.toContain(text);
  });

  it('guards portal users too, who have a log-in of their own', async () => {
    const id = await server.addUser('portal-second', 'Portal User');
    const browser = server.browser();
    await browser.portalSignIn('portal-second', testPassword);
    const begun = await browser.call(change, { params: { id }, body: { enabled: true, password: testPassword } });
    const secret = begun.envelope.result?.setup?.secret ?? '';
    expect((await browser.call(check, { body: { code: nextCode(secret) } })).envelope.resCode).toBe('0');
    const again = server.browser();
    expect((await again.portalSignIn('portal-second', testPassword)).envelope.resCode).toBe('OTP_REQUIRED');
    expect(await answer(again, nextCode(secret))).toBe('0');
    expect(await again.status()).toBe('0');
  });
});
