import { sessionCalls } from '../../common/session/sessionCalls';
import { openSessionServer, type SessionServer } from '../testing/sessionServer';
import { testActor } from '../testing/testActor';
import { BearerTokens, refuseTokens } from './bearer';

describe('a token in the header "Authorization"', () => {
  let server: SessionServer;
  let kim: ReturnType<typeof testActor>;

  beforeAll(async () => {
    server = await openSessionServer();
    const userId = await server.addUser('kim', 'Standard User');
    kim = testActor({ tenant: server.tenant, userId, userName: 'kim' });
    const identify = async (token: string) => {
      if (token === 'kim_portal') return { ...kim, kind: 'PortalUser' as const };
      return token === 'kim_right' ? kim : undefined;
    };
    server.test.container.get(BearerTokens).register({ prefix: 'kim_', identify });
  });

  afterAll(() => server.close());

  const by = (authorization: string) => ({ headers: { authorization } });
  const codeOf = async (authorization: string) =>
    (await server.browser().call(sessionCalls.currentUser, by(authorization))).envelope.resCode;

  it('identifies who makes a call, also one that changes something, without an anti-forgery token', async () => {
    const { envelope } = await server.browser().call(sessionCalls.currentUser, by('Bearer kim_right'));
    expect(envelope.result).toMatchObject({ userName: 'kim' });
    const change = { body: { locale: 'zh_CN' }, token: null, ...by('bearer kim_right') };
    expect((await server.browser().call(sessionCalls.changeLocale, change)).envelope.resCode).toBe('0');
  });

  it('is refused when it opens nothing, and what is wanted is told', async () => {
    const { status, headers, envelope } = await server.browser().call(sessionCalls.currentUser, by('Bearer kim_wrong'));
    expect([status, envelope.resCode]).toEqual([401, 'INVALID_TOKEN']);
    expect(headers['www-authenticate']).toBe('Bearer realm="Lathe", error="invalid_token"');
    for (const one of ['Bearer', 'Bearer ', 'Bearer a b', 'Bearer other_right', `Bearer kim_${'x'.repeat(500)}`])
      expect([one, await codeOf(one)]).toEqual([one, 'INVALID_TOKEN']);
    expect(await codeOf('Basic kim_right')).toBe('NOT_SIGNED_IN');
    const none = await server.browser().call(sessionCalls.currentUser);
    expect(none.headers['www-authenticate']).toBe('Bearer realm="Lathe"');
    expect(await codeOf('Bearer kim_portal')).toBe('0');
  });

  it('is refused where anybody may call, too', async () => {
    const { envelope } = await server.browser().call(sessionCalls.weakPasswords, by('Bearer kim_wrong'));
    expect(envelope.resCode).toBe('INVALID_TOKEN');
  });

  it('never works together with a session, nor helps one over its anti-forgery token', async () => {
    const ann = await server.signedIn();
    const both = await ann.call(sessionCalls.currentUser, by('Bearer kim_right'));
    expect([both.status, both.envelope.resCode]).toEqual([400, 'TOKEN_AND_SESSION']);
    const change = { body: { locale: 'zh_CN' }, token: null, headers: { authorization: 'Basic kim_right' } };
    expect((await ann.call(sessionCalls.changeLocale, change)).envelope.resCode).toBe('FORGERY');
  });

  it('is no session: what needs one is refused', async () => {
    const { status, envelope } = await server.browser().call(sessionCalls.verify, by('Bearer kim_right'));
    expect([status, envelope.resCode]).toEqual([403, 'SESSION_NEEDED']);
    expect(() => refuseTokens({ ...kim, byToken: true })).toThrow('SESSION_NEEDED');
    expect(() => refuseTokens(kim)).not.toThrow();
  });

  it('of one beginning there is one kind', () => {
    const kind = { prefix: 'kim_', identify: async () => undefined };
    expect(() => server.test.container.get(BearerTokens).register(kind)).toThrow('kim_');
  });
});
