import type { SessionServer, TestBrowser } from 'lathe/node/testing';
import { policyCalls } from '../../common/policyCalls';
import { ssoCalls } from '../../common/ssoCalls';
import { ssoFlowCalls } from '../../common/ssoFlowCalls';
import type { ProviderView } from '../../common/ssoShapes';
import { openOidcProvider, type OidcTestProvider } from './testing/openOidcProvider';
import { addProvider, changeProvider, failureIn, go, openSsoServer } from './testing/ssoServer';

const clientSecret = 'the-secret-of-the-client-0123456789';
const loginAddress = '/baas/auth/v1.0/idp/login?idp-name=corp';

describe('signing in by OpenID Connect', () => {
  let oidc: OidcTestProvider;
  let server: SessionServer;
  let provider: ProviderView;

  beforeAll(async () => {
    [oidc, server] = await Promise.all([openOidcProvider(), openSsoServer()]);
    provider = await addProvider(server, {
      ...{ type: 'OIDC', name: 'corp', issuer: oidc.issuer, clientId: 'lathe', secret: clientSecret },
      createUsers: true,
    });
  }, 30_000);

  beforeEach(() => comes('bea'));

  afterAll(async () => {
    await server.close();
    await oidc.close();
  });

  async function comes(
    account?: string,
    claims: object = { preferred_username: account, email: `${account}@x.example` },
  ) {
    const { callback: redirect, logout } = provider.addresses;
    const client = { client_id: 'lathe', client_secret: clientSecret, redirect_uris: [redirect] };
    const clients = [{ ...client, post_logout_redirect_uris: [logout] }];
    await oidc.setUp({ clients, account, accounts: account ? { [account]: { email_verified: true, ...claims } } : {} });
  }

  /** Answers where the browser is in the end. */
  async function signIn(browser: TestBrowser, address = loginAddress): Promise<string> {
    return go(browser, await oidc.visit(await go(browser, address)));
  }

  it('makes an account for whoever comes first, and finds it again', async () => {
    const browser = server.browser();
    expect(await signIn(browser, `${loginAddress}&redirect=%2Fprojects%2Fapp-center`)).toBe('/projects/app-center');
    expect([await browser.status(), browser.cookies.get('u-m')]).toEqual(['0', 'bea']);
    const again = server.browser();
    await comes('bea', { preferred_username: 'renamed' });
    expect(await signIn(again)).toBe('/projects');
    expect(again.cookies.get('userId')).toBe(browser.cookies.get('userId'));
    const [listed] = (await (await server.signedIn()).call(ssoCalls.list)).envelope.result ?? [];
    expect(listed).toMatchObject({ name: 'corp', users: 1 });
  });

  it('leaves a second verification to the provider, whatever the tenant asks of passwords', async () => {
    const ann = await server.signedIn();
    const set = (requireSecondFactor: 'everybody' | 'nobody') =>
      ann.call(policyCalls.set, { body: { requireSecondFactor } });
    expect((await set('everybody')).envelope.resCode).toBe('0');
    const browser = server.browser();
    expect(await signIn(browser)).toBe('/projects');
    expect(await browser.status()).toBe('0');
    expect((await set('nobody')).envelope.resCode).toBe('0');
  });

  it('never leads to a foreign host', async () => {
    expect(await signIn(server.browser(), `${loginAddress}&redirect=https%3A%2F%2Fevil.example%2F`)).toBe('/projects');
    expect(await signIn(server.browser(), `${loginAddress}&redirect=%2F%5Cevil.example`)).toBe('/projects');
  });

  it('takes an answer once, and only in the browser that has asked', async () => {
    const browser = server.browser();
    const back = await oidc.visit(await go(browser, loginAddress));
    const thief = server.browser();
    await go(thief, loginAddress);
    expect(failureIn(await go(thief, back))).toBe('SSO_STATE');
    expect(failureIn(await go(server.browser(), back))).toBe('SSO_STATE');
    expect(await go(browser, back)).toBe('/projects');
    expect(failureIn(await go(browser, back))).toBe('SSO_STATE');
  });

  it('refuses a state that it has not given, and a code of another log-in', async () => {
    const browser = server.browser();
    const [one, two] = [new URL(await oidc.visit(await go(browser, loginAddress))), await go(browser, loginAddress)];
    const other = new URL(await oidc.visit(two));
    const mixed = new URL(one);
    mixed.searchParams.set('state', other.searchParams.get('state') ?? '');
    expect(failureIn(await go(browser, mixed.href))).toBe('SSO_INVALID');
    one.searchParams.set('state', 'A'.repeat(43));
    expect(failureIn(await go(browser, one.href))).toBe('SSO_STATE');
    expect(await browser.status()).toBe('NOT_SIGNED_IN');
  });

  it('refuses an answer whose nonce is not that of the request', async () => {
    const browser = server.browser();
    const asked = new URL(await go(browser, loginAddress));
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
    asked.searchParams.set('nonce', 'another');
    expect(failureIn(await go(browser, await oidc.visit(asked.href)))).toBe('SSO_INVALID');
  });

  it('refuses a code that was got with another challenge', async () => {
    const browser = server.browser();
    const asked = new URL(await go(browser, loginAddress));
    asked.searchParams.set('code_challenge', 'A'.repeat(43));
    expect(failureIn(await go(browser, await oidc.visit(asked.href)))).toBe('SSO_INVALID');
  });

  it('refuses an answer at the address of another provider', async () => {
    const other = await addProvider(server, { type: 'OIDC', name: 'other', issuer: oidc.issuer, clientId: 'lathe' });
    const browser = server.browser();
    const back = await oidc.visit(await go(browser, loginAddress));
    expect(failureIn(await go(browser, back.replace(provider.id, other.id)))).toBe('SSO_UNKNOWN_PROVIDER');
    await (await server.signedIn()).call(ssoCalls.remove, { params: { id: other.id } });
  });

  it('says that the provider has refused', async () => {
    await comes(undefined);
    const location = await signIn(server.browser(), `${loginAddress}&redirect=%2Fprojects%2Fdata-center`);
    expect(failureIn(location)).toBe('SSO_REFUSED');
    expect(new URL(location, 'http://x').searchParams.get('redirect')).toBe('/projects/data-center');
  });

  it('says that the provider cannot be reached', async () => {
    await addProvider(server, { type: 'OIDC', name: 'gone', issuer: 'http://localhost:9', clientId: 'x' });
    const location = await go(server.browser(), '/baas/auth/v1.0/idp/login?idp-name=gone');
    expect(failureIn(location)).toBe('SSO_UNREACHABLE');
  });

  it('takes no name that somebody has, unless administrators let accounts be linked', async () => {
    const id = await server.addUser('carl');
    await comes('c-1', { preferred_username: 'carl' });
    expect(failureIn(await signIn(server.browser()))).toBe('SSO_NAME_TAKEN');
    await changeProvider(server, provider.id, { linkUsers: true });
    const browser = server.browser();
    expect(await signIn(browser)).toBe('/projects');
    expect(browser.cookies.get('userId')).toBe(id);
    await changeProvider(server, provider.id, { linkUsers: false });
    expect(await signIn(server.browser())).toBe('/projects');
  });

  it('makes no account where administrators make them', async () => {
    await changeProvider(server, provider.id, { createUsers: false });
    await comes('dan');
    expect(failureIn(await signIn(server.browser()))).toBe('SSO_NO_ACCOUNT');
    await changeProvider(server, provider.id, { createUsers: true });
  });

  it('knows no provider that is switched off, in another tenant or not there', async () => {
    const unknown = async (query: string) =>
      failureIn(await go(server.browser(), `/baas/auth/v1.0/idp/login?${query}`));
    expect(await unknown('idp-name=nobody')).toBe('SSO_UNKNOWN_PROVIDER');
    expect(await unknown('idp-name=corp&tenant-id=000t000000000000none')).toBe('SSO_UNKNOWN_PROVIDER');
    expect(await unknown('idp-name=corp&idp-type=saml')).toBe('SSO_UNKNOWN_PROVIDER');
    const browser = server.browser();
    const back = await oidc.visit(await go(browser, loginAddress));
    await changeProvider(server, provider.id, { active: false });
    expect(await unknown('idp-name=corp')).toBe('SSO_UNKNOWN_PROVIDER');
    expect(failureIn(await go(browser, back))).toBe('SSO_UNKNOWN_PROVIDER');
    await changeProvider(server, provider.id, { active: true });
  });

  it('takes the parameters of sub-tenants', async () => {
    const query = `idp-type=oidc&idp-name=corp&tenant-id=${server.tenant.id}&env=dev`;
    expect(await signIn(server.browser(), `/baas/auth/v1.0/idp/login?${query}`)).toBe('/projects');
    const support = async (asked: object) =>
      (await server.browser().call(ssoFlowCalls.support, { query: asked })).envelope.result?.map(
        ({ loginUrl }) => loginUrl,
      );
    const named = `idp-name=corp&tenant-id=${server.tenant.id}`;
    expect(await support({})).toContain(`/baas/auth/v1.0/idp/login?${named}`);
    expect(await support({ env: 'dev' })).toContain(`/baas/auth/v1.0/idp/login?idp-type=oidc&env=dev&${named}`);
  });

  it('ends the session here and at the provider', async () => {
    const browser = server.browser();
    await signIn(browser);
    expect(await go(browser, '/baas/auth/v1.0/idp/logout', { 'sec-fetch-site': 'cross-site' })).toMatch(/^\/studio/);
    expect(await browser.status()).toBe('0');
    const there = new URL(await go(browser, '/baas/auth/v1.0/idp/logout'));
    expect(await browser.status()).toBe('NOT_SIGNED_IN');
    expect(there.origin).toBe(oidc.issuer);
    expect(there.searchParams.get('post_logout_redirect_uri')).toBe(provider.addresses.logout);
    expect(there.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect((await fetch(there)).status).toBe(200);
    expect(await go(browser, `${provider.addresses.logout}?state=x`)).toBe('/studio/login.html?logout=true');
  });

  it('works across replicas', async () => {
    const two = await openSsoServer({ shared: { config: server.test.database.config } }, server);
    const here = server.browser();
    const asked = await go(here, loginAddress);
    const there = two.browser();
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    expect(await go(there, await oidc.visit(asked))).toBe('/projects');
    expect(await there.status()).toBe('0');
    await two.close();
  });
});
