import { permissions } from 'lathe/common';
import type { TestBrowser } from 'lathe/node/testing';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { permissionSetCalls } from '../../common/permissionSetCalls';
import { ssoCalls } from '../../common/ssoCalls';
import { ssoFlowCalls } from '../../common/ssoFlowCalls';
import { answerOf, ok, openAdministration, type TestAdministration } from '../testAdministration';
import { openOidcProvider, type OidcTestProvider } from './testing/openOidcProvider';
import { foreignKeys, providerKeys } from './testing/samlKeys';
import { samlEntityId, samlEntryPoint } from './testing/samlTestProvider';
import { go } from './testing/ssoServer';

const secret = 'a-secret-that-nobody-sees-again-123';
const oidcBody = { type: 'OIDC', name: 'corp', issuer: 'https://idp.example', clientId: 'lathe', secret };
const samlBody = {
  ...{ type: 'SAML', name: 'saml', entityId: samlEntityId, entryPoint: samlEntryPoint },
  certificates: [providerKeys.certificate],
};

describe('identity providers', () => {
  let test: TestAdministration;
  let ann: TestBrowser;
  /** Manages identity providers and nothing else. */
  let ina: TestBrowser;
  let setId: string;

  beforeAll(async () => {
    test = await openAdministration();
    ({ ann } = test);
    await test.server.addUser('ina', 'Standard User');
    const body = { name: 'Ina', label: 'Ina', permissions: [permissions.manageIdentityProviders] };
    const inas = await ok(ann, permissionSetCalls.create, { body });
    ina = await test.server.signedIn('ina');
    const id = ina.cookies.get('userId') ?? '';
    await ann.send('PUT', `/u-route/baas/sys/v1.0/users/${id}/permissionsets`, {
      body: { permissionSets: [inas.id] },
      headers: { 'csrf-token': (await ann.token()) ?? '' },
    });
    const viewers = { name: 'Viewers', label: 'Viewers', permissions: [permissions.viewAuditLog] };
    setId = (await ok(ann, permissionSetCalls.create, { body: viewers })).id;
  }, 30_000);

  afterAll(() => test.server.close());

  const create = (browser: TestBrowser, body: object) => browser.call(ssoCalls.create, { body });
  const refused = (browser: TestBrowser, body: object) => answerOf(browser, ssoCalls.create, { body });
  const list = async (browser: TestBrowser, name?: string) =>
    (await ok(browser, ssoCalls.list, { query: { name } })).map((provider) => provider.name);

  it('are added, listed, changed and removed', async () => {
    const made = await ok(ann, ssoCalls.create, { body: oidcBody });
    expect(made).toMatchObject({
      name: 'corp',
      hasSecret: true,
      active: true,
      scopes: 'openid profile email',
      revision: 1,
    });
    expect(made.addresses.callback).toBe(
      `http://localhost:8080/baas/auth/v1.0/idp/${test.server.tenant.id}/${made.id}/callback`,
    );
    await ok(ann, ssoCalls.create, { body: samlBody });
    expect(await list(ann)).toEqual(['corp', 'saml']);
    expect(await list(ann, 'OR')).toEqual(['corp']);
    expect(await list(ann, '%')).toEqual([]);
    const [params, body] = [{ id: made.id }, { ...made, name: 'corp2', active: false }];
    expect(await ok(ann, ssoCalls.update, { params, body })).toMatchObject({
      name: 'corp2',
      hasSecret: true,
      revision: 2,
    });
    expect(await answerOf(ann, ssoCalls.update, { params, body })).toBe('409 CONFLICT');
    expect(await ok(ann, ssoCalls.get, { params })).toMatchObject({ name: 'corp2', active: false });
    const supported = (await ok(test.server.browser(), ssoFlowCalls.support)).map(({ name }) => name);
    expect(supported).toEqual(['saml']);
    const without = { ...body, secret: null, revision: 2 };
    expect(await ok(ann, ssoCalls.update, { params, body: without })).toMatchObject({ hasSecret: false });
    await ok(ann, ssoCalls.remove, { params });
    expect(await answerOf(ann, ssoCalls.get, { params })).toBe('404 NOT_FOUND');
  });

  it('have names and settings that fit', async () => {
    expect(await refused(ann, { ...samlBody, name: 'SAML' })).toBe('409 IDENTITY_NAME_TAKEN');
    const wrong = async (change: object, of: object = oidcBody) => {
      const { envelope } = await create(ann, { ...of, ...change });
      return [envelope.resCode, ...new Set((envelope.fields ?? []).map(({ path }) => path))];
    };
    const invalid = (field: string) => ['INVALID_REQUEST', `body.${field}`];
    expect(await wrong({ name: 'a b' })).toEqual(invalid('name'));
    expect(await wrong({ issuer: 'http://idp.example' })).toEqual(invalid('issuer'));
    expect(await wrong({ issuer: 'nonsense' })).toEqual(invalid('issuer'));
    expect(await wrong({ issuer: 'https://user@idp.example' })).toEqual(invalid('issuer'));
    expect(await wrong({ scopes: 'email' })).toEqual(invalid('scopes'));
    expect(await wrong({ entryPoint: 'javascript:alert(1)', name: 'x' }, samlBody)).toEqual(invalid('entryPoint'));
    expect(await wrong({ certificates: ['x'], name: 'x' }, samlBody)).toEqual(invalid('certificates.0'));
    expect(await wrong({ profile: 'Portal User' })).toEqual(['PROFILE_NOT_FIT', 'body.profile']);
    expect(await wrong({ profile: 'Nobody' })).toEqual(['PROFILE_NOT_FIT', 'body.profile']);
    expect(await wrong({ groups: [{ group: 'a', permissionSet: '000P0000000000000000' }] })).toEqual(['NOT_FOUND']);
  });

  it('are the business of those who manage them', async () => {
    const [saml] = await ok(ann, ssoCalls.list);
    const params = { id: saml?.id ?? '' };
    const calls = [
      ...[ssoCalls.list, ssoCalls.get, ssoCalls.remove, ssoCalls.sync, ssoCalls.metadata].map(
        (call) => [call, {}] as const,
      ),
      [ssoCalls.create, { body: oidcBody }] as const,
      [ssoCalls.update, { body: { ...samlBody, revision: 1 } }] as const,
      [ssoCalls.thirdParty, {}] as const,
      [ssoCalls.changeThirdParty, { body: {} }] as const,
    ];
    for (const [call, more] of calls) {
      expect(await answerOf(test.dave, call, { params, ...more })).toBe('403 FORBIDDEN');
      const own = call.path.includes(':id') && (await answerOf(test.olga, call, { params, ...more }));
      if (own) expect(own).toBe('404 NOT_FOUND');
    }
    expect(await list(test.olga)).toEqual([]);
  });

  it('hand out only what their administrator holds', async () => {
    const body = { ...oidcBody, name: 'inas' };
    expect(await refused(ina, { ...body, profile: 'Developer' })).toBe('403 CANNOT_GRANT');
    expect(await refused(ina, { ...body, groups: [{ group: 'a', permissionSet: setId }] })).toBe('403 CANNOT_GRANT');
    expect(await refused(ina, { ...body, linkUsers: true })).toBe('403 CANNOT_GRANT');
    const made = await ok(ina, ssoCalls.create, { body });
    const params = { id: made.id };
    const change = (more: object) => answerOf(ina, ssoCalls.update, { params, body: { ...made, ...more } });
    expect(await change({ linkUsers: true })).toBe('403 CANNOT_GRANT');
    expect(await change({ clientId: 'other' })).toBe('200 0');
    await ok(ina, ssoCalls.remove, { params });
  });

  it('never show a secret: not in answers, not in the audit log, not in the database', async () => {
    const made = await ok(ann, ssoCalls.create, { body: oidcBody });
    const { envelope } = await ann.call(ssoCalls.get, { params: { id: made.id } });
    expect(JSON.stringify([made, envelope])).not.toContain(secret);
    const { database } = test.server.test;
    const tables = database.of(test.server.tenant).withTables<Record<string, Record<string, unknown>>>();
    for (const table of ['audit', 'identity_provider', 'event']) {
      const rows = await tables
        .selectFrom(table)
        .selectAll()
        .execute()
        .catch(() => []);
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
    const [entry] = await tables.selectFrom('audit').selectAll().where('object_id', '=', made.id).execute();
    expect(entry).toMatchObject({
      action: 'create',
      type: 'IdentityProvider',
      after: { name: 'corp', hasSecret: true },
    });
    await ok(ann, ssoCalls.remove, { params: { id: made.id } });
  });

  it('keep the authorisation code of WeCom to themselves', async () => {
    const change = (body: object) => ok(ann, ssoCalls.changeThirdParty, { body });
    expect(await ok(ann, ssoCalls.thirdParty)).toEqual({ corpId: '', suiteId: '', agentId: '', hasAuthCode: false });
    const told = { corpId: 'ww1', suiteId: 's1', agentId: '7', hasAuthCode: true };
    expect(await change({ corpId: 'ww1', suiteId: 's1', agentId: '7', authCode: secret })).toEqual(told);
    expect(await change({ corpId: 'ww1', suiteId: 's1', agentId: '7' })).toEqual(told);
    expect(await ok(ann, ssoCalls.thirdParty)).toEqual(told);
    const tables = test.server.test.database
      .of(test.server.tenant)
      .withTables<Record<string, Record<string, unknown>>>();
    for (const table of ['audit', 'tenant_setting'])
      expect(JSON.stringify(await tables.selectFrom(table).selectAll().execute())).not.toContain(secret);
    expect(await change({ authCode: null })).toMatchObject({ hasAuthCode: false });
  });

  describe('that are there', () => {
    let oidc: OidcTestProvider;

    beforeAll(async () => (oidc = await openOidcProvider()));
    afterAll(() => oidc.close());

    const held = async (browser: TestBrowser): Promise<string[]> =>
      JSON.parse((await browser.send('GET', '/u-route/baas/sys/v1.0/currentpermissions')).text).result;

    it('give the permission sets of groups and take them again, and nothing that somebody else gave', async () => {
      const groups = [{ group: 'auditors', permissionSet: setId }];
      const body = { ...oidcBody, issuer: oidc.issuer, createUsers: true, groups };
      const made = await ok(ann, ssoCalls.create, { body });
      const redirects = [made.addresses.callback];
      const comes = async (...of: string[]): Promise<TestBrowser> => {
        const clients = [{ client_id: 'lathe', client_secret: secret, redirect_uris: redirects }];
        await oidc.setUp({ clients, account: 'bea', accounts: { bea: { preferred_username: 'bea', groups: of } } });
        const browser = test.server.browser();
        const asked = await go(browser, '/baas/auth/v1.0/idp/login?idp-name=corp');
        expect(await go(browser, await oidc.visit(asked))).toBe('/projects');
        return browser;
      };
      expect(await held(await comes('others'))).toEqual([]);
      const bea = await comes('auditors', 'others');
      expect(await held(bea)).toEqual([permissions.viewAuditLog]);
      expect(await held(await comes())).toEqual([]);
      expect(await held(bea)).toEqual([]);

      const given = { id: bea.cookies.get('userId') ?? '' };
      await ann.send('PUT', `/u-route/baas/sys/v1.0/users/${given.id}/permissionsets`, {
        body: { permissionSets: [setId] },
        headers: { 'csrf-token': (await ann.token()) ?? '' },
      });
      await comes('auditors');
      expect(await held(await comes())).toEqual([permissions.viewAuditLog]);

      const params = { id: made.id };
      const sync = (query: object) => ok(ann, ssoCalls.sync, { params, query });
      expect(await sync({ type: 'users' })).toEqual({ type: 'users', changed: [], users: 1 });
      const change = { ...made, clientId: 'stolen' };
      expect(await answerOf(ina, ssoCalls.update, { params, body: change })).toBe('403 CANNOT_GRANT');
      expect(await sync({ type: 'users', clearData: true })).toEqual({ type: 'users', changed: [], users: 1 });
      expect(await sync({ type: 'users' })).toMatchObject({ users: 0 });
      await ok(ann, ssoCalls.remove, { params });
    });

    it('are asked again by a synchronisation', async () => {
      const body = { ...oidcBody, issuer: oidc.issuer };
      const { id } = await ok(ann, ssoCalls.create, { body });
      await oidc.setUp({ clients: [], accounts: {} });
      const sync = () => answerOf(ann, ssoCalls.sync, { params: { id } });
      expect(await sync()).toBe('200 0');
      const made = await ok(ann, ssoCalls.get, { params: { id } });
      await ok(ann, ssoCalls.update, { params: { id }, body: { ...made, issuer: `${oidc.issuer}/nothing` } });
      expect(await sync()).toBe('502 IDENTITY_UNREACHABLE');
    });

    it('tell by their metadata which certificates they have now', async () => {
      const pem = foreignKeys.certificate.replace(/-----[A-Z ]+-----|\s/g, '');
      const server: Server = createServer((_request, response) =>
        response.end(
          `<EntityDescriptor entityID="${samlEntityId}"><IDPSSODescriptor><KeyDescriptor><X509Certificate>${pem}</X509Certificate></KeyDescriptor></IDPSSODescriptor></EntityDescriptor>`,
        ),
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const body = { ...samlBody, name: 'synced', metadataUrl: `http://127.0.0.1:${port}/` };
      const { id } = await ok(ann, ssoCalls.create, { body });
      expect(await ok(ina, ssoCalls.sync, { params: { id } })).toMatchObject({ changed: ['certificates'] });
      expect(await ok(ann, ssoCalls.get, { params: { id } })).toMatchObject({
        certificates: [foreignKeys.certificate],
      });
      expect(await ok(ann, ssoCalls.sync, { params: { id } })).toMatchObject({ changed: [] });
      server.close();
    });
  });
});
