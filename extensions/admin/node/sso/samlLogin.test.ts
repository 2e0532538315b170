import type { SessionServer, TestBrowser } from 'lathe/node/testing';
import { createSign } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { ssoCalls } from '../../common/ssoCalls';
import type { ProviderView } from '../../common/ssoShapes';
import { foreignKeys, providerKeys } from './testing/samlKeys';
import { answerSaml, encode, samlEntityId, samlEntryPoint, type SamlOverrides } from './testing/samlTestProvider';
import { addProvider, changeProvider, failureIn, go, openSsoServer } from './testing/ssoServer';

const loginAddress = '/baas/auth/v1.0/idp/login?idp-name=saml&redirect=%2Fprojects%2Fapp-center';
const logoutAddress = 'https://saml.example/slo';
const bea = { id: 'bea-1', attributes: { user: 'bea', email: 'bea@x.example', groups: ['devs', 'ops'] } };

describe('signing in by SAML', () => {
  let server: SessionServer;
  let provider: ProviderView;

  beforeAll(async () => {
    server = await openSsoServer();
    provider = await addProvider(server, {
      ...{ type: 'SAML', name: 'saml', entityId: samlEntityId, entryPoint: samlEntryPoint },
      certificates: [providerKeys.certificate],
      attributes: { userName: 'user' },
      logoutAddress,
      createUsers: true,
    });
  }, 30_000);

  afterAll(() => server.close());

  /** As the provider's page does: its form comes from another site, without our cookies. */
  async function post(xml: string, relayState: string, id = provider.id): Promise<string> {
    const response = await server.test.server.inject({
      method: 'POST',
      url: `/baas/auth/v1.0/idp/${server.tenant.id}/${id}/acs`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'localhost:8080',
        origin: 'https://saml.example',
        'sec-fetch-site': 'cross-site',
      },
      payload: new URLSearchParams({ SAMLResponse: encode(xml), RelayState: relayState }).toString(),
    });
    if (response.statusCode !== 303) throw new Error(`${response.statusCode}: ${response.body}`);
    return String(response.headers['location']);
  }

  /** Answers where the browser is in the end; `change` is what an attacker makes of the answer. */
  async function signIn(
    browser: TestBrowser,
    overrides: SamlOverrides = {},
    change: (xml: string) => string = (xml) => xml,
    user: Parameters<typeof answerSaml>[1] = bea,
  ): Promise<string> {
    const { xml, relayState } = await answerSaml(await go(browser, loginAddress), user, overrides);
    const location = await post(change(xml), relayState);
    return failureIn(location) === null ? go(browser, location) : location;
  }

  it('makes an account for whoever comes first, and finds it again', async () => {
    const [browser, again] = [server.browser(), server.browser()];
    expect(await signIn(browser)).toBe('/projects/app-center');
    expect([await browser.status(), browser.cookies.get('u-m')]).toEqual(['0', 'bea']);
    expect(await signIn(again)).toBe('/projects/app-center');
    expect(again.cookies.get('userId')).toBe(browser.cookies.get('userId'));
  });

  it('takes a signed response around a signed assertion, and asks for one where told', async () => {
    await changeProvider(server, provider.id, { wantResponseSigned: true });
    expect(await signIn(server.browser(), { signResponse: true })).toBe('/projects/app-center');
    expect(failureIn(await signIn(server.browser()))).toBe('SSO_INVALID');
    await changeProvider(server, provider.id, { wantResponseSigned: false });
  });

  it('takes an answer once', async () => {
    const browser = server.browser();
    const { xml, relayState } = await answerSaml(await go(browser, loginAddress), bea);
    const location = await post(xml, relayState);
    expect(failureIn(await post(xml, relayState))).toBe('SSO_STATE');
    expect(await go(browser, location)).toBe('/projects/app-center');
    expect(failureIn(await go(browser, location))).toBe('SSO_STATE');
    // Another request doesn't make the old answer good again.
    const { relayState: later } = await answerSaml(await go(browser, loginAddress), bea);
    expect(failureIn(await post(xml, later))).toBe('SSO_INVALID');
  });

  it('lets in only the browser that has asked', async () => {
    const [browser, thief] = [server.browser(), server.browser()];
    const { xml, relayState } = await answerSaml(await go(browser, loginAddress), bea);
    await go(thief, loginAddress);
    expect(failureIn(await go(thief, await post(xml, relayState)))).toBe('SSO_STATE');
    expect(await thief.status()).toBe('NOT_SIGNED_IN');
  });

  it('takes nothing that nobody has asked for', async () => {
    const { xml } = await answerSaml(await go(server.browser(), loginAddress), bea, { inResponseTo: '' });
    expect(failureIn(await post(xml, ''))).toBe('SSO_STATE');
    expect(failureIn(await post(xml, 'A'.repeat(43)))).toBe('SSO_STATE');
  });

  it.each<[string, SamlOverrides]>([
    ['another audience', { audience: 'https://other.example' }],
    ['another recipient', { recipient: 'https://other.example/acs' }],
    ['another issuer', { issuer: 'https://evil.example/idp' }],
    ['another request', { inResponseTo: '_another' }],
    ['no signature', { signAssertion: false }],
    ['only the response signed', { signAssertion: false, signResponse: true }],
    ['a foreign key', { key: foreignKeys.key, cert: foreignKeys.certificate }],
    ["a foreign key under the provider's certificate", { key: foreignKeys.key }],
    ['its time over', { lifetimeInSeconds: -3600 }],
  ])('refuses an assertion with %s', async (_what, overrides) => {
    const browser = server.browser();
    expect(failureIn(await signIn(browser, overrides))).toBe('SSO_INVALID');
    expect(await browser.status()).toBe('NOT_SIGNED_IN');
  });

  const assertionIn = (xml: string): string => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
  const forged = (xml: string): string =>
    assertionIn(xml)
      .replace(/<Signature[\s\S]*<\/Signature>/, '')
      .replaceAll('bea', 'ann')
      .replace(/ID="[^"]+"/, 'ID="_forged"');

  it.each<[string, (xml: string) => string]>([
    ['changed after it was signed', (xml) => xml.replaceAll('>bea<', '>ann<')],
    ['with a forged one before it', (xml) => xml.replace(assertionIn(xml), forged(xml) + assertionIn(xml))],
    ['with a forged one after it', (xml) => xml.replace(assertionIn(xml), assertionIn(xml) + forged(xml))],
    [
      'wrapped into a forged one',
      (xml) => {
        const [real, fake] = [assertionIn(xml), forged(xml)];
        return xml.replace(real, fake.replace('</saml:Assertion>', `${real}</saml:Assertion>`));
      },
    ],
    [
      'moved into an extension beside a forged one',
      (xml) => {
        const [real, fake] = [assertionIn(xml), forged(xml)];
        return xml.replace(real, `<samlp:Extensions>${real}</samlp:Extensions>${fake}`);
      },
    ],
    [
      "moved into the forged one's signature",
      (xml) => {
        const real = assertionIn(xml);
        const signature = /<Signature[\s\S]*<\/Signature>/.exec(real)?.[0] ?? '';
        const bare = real.replace(signature, '');
        const holding = signature.replace('</Signature>', `<Object>${bare}</Object></Signature>`);
        return xml.replace(real, forged(xml).replace('<saml:Subject', `${holding}<saml:Subject`));
      },
    ],
    ['with a name that a comment cuts', (xml) => xml.replace('>bea-1<', '>ann<!---->bea-1<')],
    ['under a document type', (xml) => `<!DOCTYPE x [<!ENTITY y "z">]>${xml}`],
    ['not at all', () => 'nonsense'],
  ])('refuses an assertion %s', async (_what, change) => {
    const browser = server.browser();
    let changed = false;
    const location = await signIn(browser, {}, (xml) => {
      const made = change(xml);
      changed = made !== xml;
      return made;
    });
    expect(changed).toBe(true);
    expect(failureIn(location)).toBe('SSO_INVALID');
    expect(await browser.status()).toBe('NOT_SIGNED_IN');
  });

  it('refuses an assertion of no request in a response that names one', async () => {
    const location = await signIn(server.browser(), {}, (xml) => xml);
    expect(failureIn(location)).toBeNull();
    const browser = server.browser();
    const { relayState, asked } = await answerSaml(await go(browser, loginAddress), bea);
    const { xml } = await answerSaml(await go(browser, loginAddress), bea, { inResponseTo: '' });
    const wrapped = xml.replace(/InResponseTo="[^"]*"|(?=Version="2.0"\s+IssueInstant)/, `InResponseTo="${asked.id}" `);
    expect(failureIn(await post(wrapped, relayState))).toBe('SSO_INVALID');
  });

  it('says that the provider has refused', async () => {
    const status = /<samlp:StatusCode[^>]*\/>/;
    const denied = '<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Requester"/>';
    const refuse = (xml: string) => xml.replace(assertionIn(xml), '').replace(status, denied);
    expect(failureIn(await signIn(server.browser(), {}, refuse))).toBe('SSO_REFUSED');
  });

  it('ends the session here and at the provider', async () => {
    const browser = server.browser();
    await signIn(browser);
    const there = new URL(await go(browser, '/baas/auth/v1.0/idp/logout'));
    expect(there.origin + there.pathname).toBe(logoutAddress);
    expect(there.searchParams.get('SAMLRequest')).toBeTruthy();
    expect(await browser.status()).toBe('NOT_SIGNED_IN');
  });

  function logoutRequest(key: string, nameId = bea.id, issuer = samlEntityId): string {
    const now = new Date().toISOString();
    const xml = `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_logout" Version="2.0" IssueInstant="${now}" Destination="${provider.addresses.logout}"><saml:Issuer>${issuer}</saml:Issuer><saml:NameID>${nameId}</saml:NameID><samlp:SessionIndex>_session1</samlp:SessionIndex></samlp:LogoutRequest>`;
    const query = new URLSearchParams({
      SAMLRequest: deflateRawSync(xml).toString('base64'),
      RelayState: 'relay',
      SigAlg: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    }).toString();
    const signature = createSign('sha256').update(query).sign(key, 'base64');
    return `${provider.addresses.logout}?${query}&${new URLSearchParams({ Signature: signature })}`;
  }

  it('lets the provider end sessions, by a signed request only', async () => {
    const [browser, visitor] = [server.browser(), server.browser()];
    await signIn(browser);
    const ask = (address: string) => go(visitor, address);
    const good = logoutRequest(providerKeys.key);
    expect(failureIn(await ask(logoutRequest(foreignKeys.key)))).toBe('SSO_INVALID');
    expect(failureIn(await ask(good.replace(/&Signature=.*/, '')))).toBe('SSO_INVALID');
    expect(failureIn(await ask(good.replace('rsa-sha256', 'rsa-sha1')))).toBe('SSO_INVALID');
    await expect(ask(`${good}&SAMLRequest=x`)).rejects.toThrow('INVALID_REQUEST');
    expect(failureIn(await ask(logoutRequest(providerKeys.key, bea.id, 'https://evil.example')))).toBe('SSO_INVALID');
    await ask(logoutRequest(providerKeys.key, 'somebody-else'));
    expect(await browser.status()).toBe('0');
    expect(await ask(good)).toMatch(/^https:\/\/saml\.example\/slo\?SAMLResponse=.*RelayState=relay/);
    expect(await browser.status()).toBe('NOT_SIGNED_IN');
  });

  it('tells the provider what it must know of us', async () => {
    const ann = await server.signedIn();
    const answer = await ann.send('GET', `/u-route/baas/sys/v1.0/idp/saml/metadata/${provider.id}`);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="saml-metadata.xml"');
    for (const address of Object.values(provider.addresses)) expect(answer.text).toContain(`"${address}"`);
    expect(answer.text).toContain('WantAssertionsSigned="true"');
    expect((await server.browser().call(ssoCalls.metadata, { params: { id: provider.id } })).status).toBe(401);
  });
});
