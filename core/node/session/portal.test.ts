import { sessionCalls } from '../../common/session/sessionCalls';
import { rewritePath } from '../../common/calls/callPath';
import { CallLedger } from '../http/callLedger';
import { openSessionServer, type SessionServer, testPassword } from '../testing/sessionServer';

describe('a user of built applications', () => {
  let server: SessionServer;

  beforeAll(async () => {
    server = await openSessionServer();
    await server.addUser('guest', 'Portal User');
  });

  afterAll(() => server.close());

  it('has a log-in of his own, and nobody else has it', async () => {
    const browser = server.browser();
    expect((await browser.signIn('guest', testPassword)).envelope.resCode).toBe('LOGIN_FAILED');
    expect((await browser.portalSignIn('ann', testPassword)).envelope.resCode).toBe('LOGIN_FAILED');
    expect((await browser.portalSignIn('guest', 'Wrong-1')).envelope.resCode).toBe('LOGIN_FAILED');
    const { envelope } = await browser.portalSignIn('guest', testPassword);
    expect(envelope.result).toMatchObject({ userName: 'guest', tenantID: server.tenant.id });
    const user = await browser.call(sessionCalls.currentUser);
    expect(user.envelope.result?.ctx.userType).toBe('PortalUser');
    expect(user.envelope.result?.permissions).toEqual([]);
  });

  it('changes his password and logs out', async () => {
    await server.addUser('leaver', 'Portal User');
    const browser = server.browser();
    await browser.portalSignIn('leaver', testPassword);
    const body = { oldPassword: testPassword, newPassword: 'Another-Horse-8' };
    const changed = await browser.call(sessionCalls.changePassword, { query: { fromPortaluser: '1' }, body });
    expect(changed.envelope.resCode).toBe('0');
    expect((await browser.call(sessionCalls.logout)).envelope.resCode).toBe('0');
    expect(await browser.status()).toBe('NOT_SIGNED_IN');
  });

  it('has a session that no call of the console takes', async () => {
    const browser = server.browser();
    await browser.portalSignIn('guest', testPassword);
    const headers = { 'csrf-token': (await browser.token()) ?? '' };
    const taken: string[] = [];
    for (const { call } of server.test.container.get(CallLedger).all) {
      if ((call.audience ?? 'console') !== 'console') continue;
      const { status } = await browser.send(
        call.method,
        rewritePath(call.path, () => 'x'),
        { headers },
      );
      if (status !== 401) taken.push(`${call.method} ${call.path}: ${status}`);
    }
    expect(taken).toEqual([]);
    expect(await browser.status()).toBe('0');
  });
});
