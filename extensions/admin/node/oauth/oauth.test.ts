import { sql } from 'kysely';
import { type Call, permissions } from 'lathe/common';
import { AuditChain, Database, Sweeps } from 'lathe/node';
import { openSessionServer, type SessionServer, type TestBrowser, testPassword } from 'lathe/node/testing';
import { auditCalls } from '../../common/auditCalls';
import { oauthCalls as calls, type OauthClientInput, revocationPath, tokenPath } from '../../common/oauthCalls';
import { permissionSetCalls } from '../../common/permissionSetCalls';
import { usersCalls } from '../../common/usersCalls';
import { activate } from '../index';
import { portalToken } from '../tokens/portalToken';
import { answerOf, ok, openAdministration, type TestAdministration } from '../testAdministration';

const { managePermissions, manageSystem, manageUsers, viewAuditLog } = permissions;
const me = '/u-route/baas/sys/v1.0/accesstokens';

type Request = Parameters<TestBrowser['call']>[1];
type Client = Awaited<ReturnType<typeof create>>;
let test: TestAdministration;
let replica: SessionServer;

// Two servers start.
beforeAll(async () => {
  test = await openAdministration();
  const shared = { config: test.server.test.database.config };
  replica = await openSessionServer({ shared, extensions: { 'lathe.admin': { activate } } }, test.server);
}, 30_000);

afterAll(async () => {
  await replica.close();
  await test.server.close();
});

const create = (name: string, more: Partial<OauthClientInput> = {}) =>
  ok(test.ann, calls.create, { body: { name, permissions: [managePermissions], ...more } });

const basic = ({ client_id, client_secret }: Pick<Client, 'client_id' | 'client_secret'>): string =>
  `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`;

async function form(path: string, fields: Record<string, string>, authorization?: string, on = test.server) {
  const response = await on.test.server.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'localhost:8080',
      'content-type': 'application/x-www-form-urlencoded',
      ...(authorization && { authorization }),
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: response.statusCode, headers: response.headers, text: response.body };
}

const grant = { grant_type: 'client_credentials' };

async function tokenOf(client: Pick<Client, 'client_id' | 'client_secret'>, on?: SessionServer): Promise<string> {
  const { status, text } = await form(tokenPath, grant, basic(client), on);
  const answer = JSON.parse(text);
  return status === 200 ? answer.access_token : `${status} ${answer.error}`;
}

const by = (token: string) => ({ headers: { authorization: `Bearer ${token}` }, token: null });
const statusOf = async (token: string, on = test.server) => (await on.browser().send('GET', me, by(token))).status;
const change = (statement: ReturnType<typeof sql>) => statement.execute(test.server.test.container.get(Database).bare);

describe('tokens of OAuth clients', () => {
  it('are given for id and secret, and act with what the client may do', async () => {
    const client = await create('Robot', { tokenMinutes: 10 });
    const { status, headers, text } = await form(tokenPath, grant, basic(client));
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const answer = JSON.parse(text);
    expect(answer).toEqual({
      access_token: expect.stringMatching(/^lathe_oat_[\w-]{43}$/),
      expires_in: 600,
      token_type: 'Bearer',
    });
    const program = by(answer.access_token);
    const body = { name: 'By_Robot', label: 'By robot', permissions: [] };
    const made = await ok(test.server.browser(), permissionSetCalls.create, { body, ...program });
    const log = await ok(test.ann, auditCalls.list, { query: { search: made.id } });
    expect(log).toMatchObject([
      { userId: client.instanceId, userName: 'Robot (OAuth)', tokenId: client.instanceId, tokenName: 'Robot' },
    ]);
    const more = { ...body, name: 'More', permissions: [manageSystem] };
    expect(await answerOf(test.server.browser(), permissionSetCalls.create, { body: more, ...program })).toBe(
      '403 CANNOT_GRANT',
    );
    expect(await answerOf(test.server.browser(), auditCalls.list, program)).toBe('403 FORBIDDEN');
    const view = await ok(test.ann, calls.get, { params: { id: client.instanceId } });
    expect(view).toMatchObject({ tokens: 1, lastUsedAt: expect.any(String) });
  });

  it('are given for a secret in the form, too, and to nobody else', async () => {
    const client = await create('Form');
    const { client_id, client_secret } = client;
    expect((await form(tokenPath, { ...grant, client_id, client_secret })).status).toBe(200);
    const wrong = basic({ client_id, client_secret: `${client_secret}x` });
    expect(JSON.parse((await form(tokenPath, grant, wrong)).text)).toMatchObject({ error: 'invalid_client' });
    expect(await tokenOf({ client_id: 'nobody', client_secret })).toBe('401 invalid_client');
    expect(await tokenOf({ client_id, client_secret: 'hashed' })).toBe('401 invalid_client');
    expect((await form(tokenPath, grant)).status).toBe(400);
    for (const grant_type of ['password', 'authorization_code', ''])
      expect((await form(tokenPath, { grant_type }, basic(client))).status).toBe(400);
    expect((await form(`${tokenPath}?${new URLSearchParams({ client_id })}`, grant)).status).toBe(400);
  });

  it('are known to every replica, given and revoked by any', async () => {
    const client = await create('Replicated');
    const token = await tokenOf(client, replica);
    expect(await statusOf(token)).toBe(200);
    expect((await form(revocationPath, { token }, basic(client))).status).toBe(200);
    expect([await statusOf(token), await statusOf(token, replica)]).toEqual([401, 401]);
  });

  it('are revoked by their own client only', async () => {
    const [client, other] = [await create('Own'), await create('Other')];
    const token = await tokenOf(client);
    await form(revocationPath, { token }, basic(other));
    expect((await form(revocationPath, { token })).status).toBe(400);
    expect(await statusOf(token)).toBe(200);
    await form(revocationPath, { token }, basic(client));
    expect(await statusOf(token)).toBe(401);
    expect((await form(revocationPath, { token }, basic(client))).status).toBe(200);
  });

  it('end when they expire, or when their client does, is disabled or deleted', async () => {
    const client = await create('Ending');
    const params = { id: client.instanceId };
    const expired = await tokenOf(client);
    await change(sql`update lathe.oauth_token set expires_at = now() where client = ${client.instanceId}`);
    const { status, envelope } = await test.server.browser().call(calls.list, by(expired));
    expect([status, envelope.resCode]).toEqual([401, 'INVALID_TOKEN']);
    const token = await tokenOf(client);
    const off = { ...client, active: false };
    const disabled = await ok(test.ann, calls.update, { params, body: off });
    expect([await statusOf(token), await tokenOf(client)]).toEqual([401, '401 invalid_client']);
    const past = { ...client, revision: disabled.revision, expiresAt: new Date(Date.now() - 1000).toISOString() };
    const late = await ok(test.ann, calls.update, { params, body: past });
    expect([await statusOf(token), await tokenOf(client)]).toEqual([401, '401 invalid_client']);
    await ok(test.ann, calls.update, { params, body: { ...client, revision: late.revision } });
    expect(await statusOf(token)).toBe(200);
    expect(await answerOf(test.ann, calls.remove, { params, query: { force: 'true' } })).toBe('200 0');
    expect([await statusOf(token), await tokenOf(client)]).toEqual([401, '401 invalid_client']);
  });

  it('lose at once what their client loses', async () => {
    const client = await create('Shrinking', { permissions: [managePermissions, viewAuditLog] });
    const token = await tokenOf(client);
    expect(await answerOf(test.server.browser(), auditCalls.list, by(token))).toBe('200 0');
    const body = { ...client, permissions: [managePermissions] };
    await ok(test.ann, calls.update, { params: { id: client.instanceId }, body });
    expect(await answerOf(test.server.browser(), auditCalls.list, by(token))).toBe('403 FORBIDDEN');
  });

  it('make no clients and change none', async () => {
    const client = await create('Ambitious', { permissions: [manageUsers] });
    const program = by(await tokenOf(client));
    const params = { id: client.instanceId };
    const browser = test.server.browser();
    expect(await answerOf(browser, calls.create, { body: { name: 'heir' }, ...program })).toBe('403 SESSION_NEEDED');
    expect(await answerOf(browser, calls.update, { params, body: client, ...program })).toBe('403 SESSION_NEEDED');
    expect(await answerOf(browser, calls.rotate, { params, body: {}, ...program })).toBe('403 SESSION_NEEDED');
  });
});

describe('what OAuth clients and their tokens go through', () => {
  it('is in the audit log, from where it was done and by whom', async () => {
    const client = await create('Noted');
    const params = { id: client.instanceId };
    const token = await tokenOf(client);
    await form(revocationPath, { token }, basic(client));
    // What is gone is not given back once more.
    await form(revocationPath, { token }, basic(client));
    await tokenOf(client);
    await ok(test.ann, calls.revokeTokens, { params });
    await ok(test.ann, calls.rotate, { params, body: {} });
    await tokenOf(client);
    await ok(test.ann, calls.remove, { params, query: {} });
    const query = { objectId: client.instanceId, order: 'asc' };
    const entries = await ok(test.ann, auditCalls.list, { query });
    const by = (userName: string, ...actions: string[]) => actions.map((action) => [userName, action]);
    expect(entries.map(({ userName, action }) => [userName, action])).toEqual([
      ...by('ann', 'create'),
      ...by('Noted (OAuth)', 'issueToken', 'revokeToken', 'issueToken'),
      ...by('ann', 'revokeTokens', 'rotateSecret', 'delete'),
    ]);
    const issued = { address: '127.0.0.1', requestId: expect.any(String), tokenId: client.instanceId };
    expect(entries[1]).toMatchObject(issued);
    expect(entries[0]).toMatchObject({ tokenId: null, tokenName: null });
    const { broken } = await test.server.test.container.get(AuditChain).verify(test.server.tenant);
    expect(broken).toBeUndefined();
  });

  it('leaves nothing behind when it is over', async () => {
    const client = await create('Swept');
    const [old, young] = [await tokenOf(client), await tokenOf(client)];
    const of = sql`client = ${client.instanceId}`;
    await change(sql`update lathe.oauth_token set expires_at = now() where ctid = (
      select ctid from lathe.oauth_token where ${of} limit 1)`);
    await test.server.test.container.get(Sweeps).run();
    const { rows } = await change(sql`select from lathe.oauth_token where ${of}`);
    const states = [await statusOf(old), await statusOf(young)].sort();
    expect([rows.length, states]).toEqual([1, [200, 401]]);
  });
});

describe('a new secret of an OAuth client', () => {
  it('closes at once what the old one has opened, and opens itself', async () => {
    const client = await create('Rotated');
    const token = await tokenOf(client);
    const params = { id: client.instanceId };
    const rotated = await ok(test.ann, calls.rotate, { params, body: {} });
    expect(rotated.client_secret).not.toBe(client.client_secret);
    expect([await statusOf(token), await tokenOf(client)]).toEqual([401, '401 invalid_client']);
    expect(await statusOf(await tokenOf(rotated))).toBe(200);
  });

  it('leaves the old one for a while where that is wished', async () => {
    const client = await create('Graceful');
    const token = await tokenOf(client);
    const params = { id: client.instanceId };
    const rotated = await ok(test.ann, calls.rotate, { params, body: { graceHours: 1 } });
    expect(rotated.previousSecretUntil).not.toBeNull();
    expect([await statusOf(token), await statusOf(await tokenOf(client))]).toEqual([200, 200]);
    expect(await statusOf(await tokenOf(rotated))).toBe(200);
    await change(sql`update lathe.oauth_client set previous_until = now() where id = ${client.instanceId}`);
    expect(await tokenOf(client)).toBe('401 invalid_client');
    const { revoked } = await ok(test.ann, calls.revokeTokens, { params });
    expect([revoked, await statusOf(token)]).toEqual([3, 401]);
  });
});

/** An administrator who is spoken to in Chinese. */
async function chinese(): Promise<TestBrowser> {
  const body = {
    userName: 'zhang',
    profile: 'System Administrator',
    password: testPassword,
    mustChangePassword: false,
  };
  await ok(test.ann, usersCalls.create, { body: { ...body, languageLocaleKey: 'zh_CN' } });
  return test.server.signedIn('zhang');
}

describe('calls of OAuth clients', () => {
  it.each(['en', 'zh-CN'])('say in %s what has failed', async (locale) => {
    const client = await create(`Failing ${locale}`);
    const params = { id: client.instanceId };
    const who = locale === 'en' ? test.ann : await chinese();
    await change(sql`alter table lathe.oauth_client rename to gone`);
    const said = async (call: Call, request: Request = {}) => {
      const { status, envelope } = await who.call(call, request);
      return `${status} ${envelope.resMsg}`;
    };
    const messages = [
      await said(calls.list),
      await said(calls.create, { body: { name: 'x' } }),
      await said(calls.get, { params }),
      await said(calls.remove, { params, query: {} }),
    ];
    await change(sql`alter table lathe.gone rename to oauth_client`);
    const texts = {
      en: ['Failed to get OAuths.', 'Failed to create OAuth.', 'Failed to get OAuth.', 'Failed to delete OAuth.'],
      'zh-CN': ['获取 OAuth 列表失败。', '创建 OAuth 失败。', '获取 OAuth 失败。', '删除 OAuth 失败。'],
    };
    expect(messages).toEqual(texts[locale === 'en' ? 'en' : 'zh-CN'].map((text) => `500 ${text}`));
  });

  it('lists, shows and hands out a file', async () => {
    const { instanceId, client_id, client_secret } = await create('Listed', { description: 'Says what' });
    const listed = await ok(test.ann, calls.list, { query: { search: 'listed' } });
    expect(listed).toMatchObject([{ instanceId, client_id, name: 'Listed', tokens: 0, revision: 1 }]);
    const { status, headers, text } = await test.ann.send('GET', `/u-route/baas/oauth/v1.0/oauthinfo/${client_id}`);
    expect([status, headers['content-disposition']]).toEqual([200, `attachment; filename="oauth-${client_id}.json"`]);
    expect(JSON.parse(text)).toMatchObject({ client_id, token_endpoint: `http://localhost:8080${tokenPath}` });
    expect(text).not.toContain(client_secret);
  });

  it('refuse what is taken, stale, wrong, or more than the actor holds', async () => {
    const client = await create('Once');
    const params = { id: client.instanceId };
    expect(await answerOf(test.ann, calls.create, { body: { name: 'ONCE' } })).toBe('409 NAME_TAKEN');
    await ok(test.ann, calls.update, { params, body: { ...client, name: 'Twice' } });
    expect(await answerOf(test.ann, calls.update, { params, body: client })).toBe('409 STALE');
    for (const wrong of [{ name: '' }, { name: 'x', tokenMinutes: 1 }, { name: 'x', permissions: ['All'] }])
      expect(await answerOf(test.ann, calls.create, { body: wrong })).toBe('400 INVALID_REQUEST');
    await test.server.addUser('kim', 'Standard User');
    const kimsSet = await ok(test.ann, permissionSetCalls.create, {
      body: { name: 'Kims', label: 'Kims', permissions: [manageUsers] },
    });
    const kim = await test.server.signedIn('kim');
    const { text } = await kim.send('GET', '/u-route/baas/sys/v1.0/currentuser');
    const body = { users: [JSON.parse(text).result.id] };
    await ok(test.ann, permissionSetCalls.addUsers, { params: { id: kimsSet.id }, body });
    const power = { name: 'Power', permissions: [manageSystem] };
    expect(await answerOf(kim, calls.create, { body: power })).toBe('403 CANNOT_GRANT');
    const own = await ok(kim, calls.create, { body: { name: 'Weak', permissions: [manageUsers] } });
    const raised = { params: { id: own.instanceId }, body: { ...own, permissions: [manageSystem] } };
    expect(await answerOf(kim, calls.update, raised)).toBe('403 CANNOT_GRANT');
    expect(await answerOf(kim, calls.rotate, { params, body: {} })).toBe('403 HOLDS_MORE');
    const twice = { ...client, revision: 2, permissions: [] };
    expect(await answerOf(kim, calls.update, { params, body: twice })).toBe('403 HOLDS_MORE');
  });

  it('ask for the permission, know nothing of another tenant and nobody of built applications', async () => {
    const client = await create('Here');
    const params = { id: client.instanceId };
    const pam = by(await portalToken(test));
    const requests = [
      [calls.get, { params }],
      [calls.get, { params: { id: client.client_id } }],
      [calls.update, { params, body: client }],
      [calls.rotate, { params, body: {} }],
      [calls.revokeTokens, { params }],
      [calls.remove, { params }],
    ] as const;
    for (const [call, request] of requests) {
      const answers = async (browser: TestBrowser, more = {}) => answerOf(browser, call, { ...request, ...more });
      const pams = await answers(test.server.browser(), pam);
      expect([call.summary, await answers(test.dave), await answers(test.olga), pams]).toEqual([
        call.summary,
        '403 FORBIDDEN',
        '404 NOT_FOUND',
        '401 NOT_SIGNED_IN',
      ]);
    }
    expect(await answerOf(test.dave, calls.list)).toBe('403 FORBIDDEN');
    expect(await answerOf(test.dave, calls.create, { body: { name: 'x' } })).toBe('403 FORBIDDEN');
    expect(await ok(test.olga, calls.list)).toEqual([]);
    expect(await tokenOf(client)).toMatch(/^lathe_oat_/);
  });

  it('tell a secret once, and neither the tables nor the audit log hold it', async () => {
    const client = await create('Silent');
    const token = await tokenOf(client);
    const rotated = await ok(test.ann, calls.rotate, { params: { id: client.instanceId }, body: { graceHours: 1 } });
    const { rows } = await sql<{ kept: string }>`
      select to_jsonb(c)::text as kept from lathe.oauth_client c union all
      select to_jsonb(t)::text from lathe.oauth_token t`.execute(test.server.test.container.get(Database).bare);
    const answers = [
      rows,
      await test.ann.call(calls.list),
      await test.ann.call(calls.get, { params: { id: client.instanceId } }),
      await test.ann.call(auditCalls.list, { query: { limit: 200 } }),
    ];
    const all = JSON.stringify(answers);
    expect(all).toContain('rotateSecret');
    for (const secret of [client.client_secret, rotated.client_secret, token.slice('lathe_oat_'.length)])
      expect(all).not.toContain(secret);
  });
});
