import { sessionCalls } from '../../common/session/sessionCalls';
import { createHttpServer } from '../http/httpServer';
import { Messages } from '../texts/messages';
import { Users } from '../users/users';
import { SignIn } from './signIn';
import { openSessionServer, type SessionServer, testPassword } from '../testing/sessionServer';

describe('a session', () => {
  let server: SessionServer;

  beforeAll(async () => {
    server = await openSessionServer();
    await server.addUser('dev', 'Developer');
  });

  afterAll(() => server.close());

  it('opens with name and password, tells who is there and ends', async () => {
    const browser = server.browser();
    expect(await browser.status()).toBe('NOT_SIGNED_IN');
    const { status, envelope } = await browser.signIn(' Ann ', testPassword);
    expect(status).toBe(200);
    expect(envelope.result).toMatchObject({ userName: 'ann', locale: 'en_US', tenantID: server.tenant.id });
    const user = await browser.call(sessionCalls.currentUser);
    expect(user.envelope.result).toMatchObject({
      userName: 'ann',
      tenantId: server.tenant.id,
      languageLocaleKey: 'en_US',
      profile: 'System Administrator',
      fullName: '',
      requireNamespace: true,
      mustChangePassword: false,
      customerChannel: '',
      xDomainType: '',
      ctx: { clientName: '', userType: 'User', hwCloud: { domainId: '' } },
    });
    expect((await browser.call(sessionCalls.logout)).status).toBe(200);
    expect(await browser.status()).toBe('NOT_SIGNED_IN');
    expect([...browser.cookies.keys()].sort()).toEqual(['lathe-user', 'locale', 'u-locale', 'u-m']);
  });

  it('sets cookies that no script and no foreign page can use', async () => {
    const browser = server.browser();
    const { cookies } = await browser.send('POST', '/baas/auth/v1.0/login', {
      body: { userName: 'ann', password: testPassword },
    });
    const session = cookies.find(({ name }) => name === 'lathe-session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(session?.secure).toBeUndefined();
    expect(cookies.find(({ name }) => name === 'userId')?.httpOnly).toBeUndefined();
  });

  it('tells what the user may do', async () => {
    const admin = await (await server.signedIn()).call(sessionCalls.currentPermissions);
    expect(admin.envelope.result).toContain('Manage Extensions');
    const developer = await (await server.signedIn('dev')).call(sessionCalls.currentPermissions);
    expect(developer.envelope.result).toEqual(['Develop Application', 'Manage Packages']);
  });

  it('says when it ends', async () => {
    const browser = await server.signedIn();
    const { envelope } = await browser.call(sessionCalls.verify);
    const { endsAt = '', idleEndsAt = '', now = '' } = envelope.result ?? {};
    expect(Date.parse(endsAt) - Date.parse(now)).toBeGreaterThan(719 * 60_000);
    expect(Math.round((Date.parse(idleEndsAt) - Date.parse(now)) / 60_000)).toBe(60);
    expect((await server.browser().call(sessionCalls.verify)).status).toBe(401);
  });

  it('opens for whoever something else than a password has authenticated, unless he is inactive', async () => {
    const container = server.test.container;
    const open = async (active: boolean) => {
      const user = await container.get(Users).get(server.tenant, await server.addUser(`by-token-${active}`));
      if (!user) throw new Error('The user has gone.');
      const account = { tenant: server.tenant, user: { ...user, active } };
      const app = createHttpServer({ logLevel: 'silent', messages: container.get(Messages) });
      app.get('/', async (request, reply) => container.get(SignIn).open(request, reply, account, { by: 'a token' }));
      return app.inject({ url: '/', headers: { host: 'localhost' } });
    };
    const opened = await open(true);
    expect(opened.json()).toEqual({ id: expect.stringMatching(/^000s/) });
    const browser = server.browser();
    for (const { name, value } of opened.cookies) browser.cookies.set(name, value);
    expect((await browser.call(sessionCalls.currentUser)).envelope.result?.userName).toBe('by-token-true');
    expect((await open(false)).json().resCode).toBe('LOGIN_FAILED');
  });
});
