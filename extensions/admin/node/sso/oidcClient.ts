import { inject, injectable } from 'inversify';
import type { Configuration } from 'openid-client';
import type { OidcProvider } from '../../common/ssoShapes';
import { type Claims, Identity, type Proof, readClaims } from './identity';
import { IdentityProviders } from './identityProviders';
import type { Provider } from './provider';
import { SsoFailure } from './ssoFailure';

const timeoutSeconds = 10;
const keepMilliseconds = 300_000;

/** What a log-in remembers until the browser is back. */
export interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

interface Known {
  readonly configuration: Promise<Configuration>;
  readonly until: number;
}

/** Speaks OpenID Connect with a provider: the code flow with PKCE, state and nonce. */
@injectable()
export class OidcClient {
  private readonly known = new Map<string, Known>();

  constructor(@inject(IdentityProviders) private readonly providers: IdentityProviders) {}

  async checks(state: string): Promise<OidcChecks> {
    const { randomNonce, randomPKCECodeVerifier } = await library();
    return { state, nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  }

  async loginUrl(provider: Provider<OidcProvider>, callback: string, checks: OidcChecks): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
    const url = buildAuthorizationUrl(await this.discover(provider), {
      redirect_uri: callback,
      scope: provider.settings.scopes,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return url.href;
  }

  /** `returned` is the whole address to which the browser came back. */
  async identify(provider: Provider<OidcProvider>, returned: URL, checks: OidcChecks): Promise<Identity> {
    const { authorizationCodeGrant, fetchUserInfo, AuthorizationResponseError } = await library();
    const configuration = await this.discover(provider);
    try {
      const tokens = await authorizationCodeGrant(configuration, returned, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || !tokens.id_token) throw new SsoFailure('SSO_INVALID', 'The provider sent no ID token.');
      const more = configuration.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
      // What the provider has signed wins over what it says beside it.
      return toIdentity(provider, { ...more, ...claims }, { idToken: tokens.id_token });
    } catch (error) {
      if (error instanceof SsoFailure) throw error;
      if (error instanceof AuthorizationResponseError) throw new SsoFailure('SSO_REFUSED', error.error);
      throw new SsoFailure('SSO_INVALID', reasonOf(error));
    }
  }

  /** Undefined when the provider ends no sessions. */
  async logoutUrl(
    provider: Provider<OidcProvider>,
    { idToken }: Proof,
    back: string,
    state: string,
  ): Promise<string | undefined> {
    const { buildEndSessionUrl } = await library();
    const configuration = await this.discover(provider);
    if (!configuration.serverMetadata().end_session_endpoint) return undefined;
    const parameters = { post_logout_redirect_uri: back, state, ...(idToken ? { id_token_hint: idToken } : {}) };
    return buildEndSessionUrl(configuration, parameters).href;
  }

  /** Asks the provider anew what it offers. */
  async refresh(provider: Provider<OidcProvider>): Promise<void> {
    this.known.delete(keyOf(provider));
    await this.discover(provider);
  }

  private discover(provider: Provider<OidcProvider>): Promise<Configuration> {
    const key = keyOf(provider);
    const known = this.known.get(key);
    if (known && known.until > Date.now()) return known.configuration;
    const configuration = this.ask(provider);
    this.known.set(key, { configuration, until: Date.now() + keepMilliseconds });
    configuration.catch(() => this.known.delete(key));
    return configuration;
  }

  private async ask(provider: Provider<OidcProvider>): Promise<Configuration> {
    const oidc = await library();
    const { issuer, clientId, clientAuthentication } = provider.settings;
    const secret = this.providers.secretOf(provider);
    const authentication = {
      client_secret_basic: () => oidc.ClientSecretBasic(secret),
      client_secret_post: () => oidc.ClientSecretPost(secret),
      none: () => oidc.None(),
    }[clientAuthentication]();
    // Settings with an address that begins with http:// are taken for this machine only.
    const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
    try {
      return await oidc.discovery(new URL(issuer), clientId, undefined, authentication, {
        timeout: timeoutSeconds,
        execute,
      });
    } catch (error) {
      throw new SsoFailure('SSO_UNREACHABLE', reasonOf(error));
    }
  }
}

/** Changed settings are asked about anew. */
function keyOf({ id, revision }: Provider): string {
  return `${id}/${revision}`;
}

/** Loaded when it is first needed. */
function library() {
  return import('openid-client');
}

function toIdentity({ settings }: Provider<OidcProvider>, given: Claims & { sub: string }, proof: Proof): Identity {
  // Anybody can claim an address that nobody has verified.
  const claims = given['email_verified'] === false ? { ...given, email: undefined } : given;
  const told = readClaims(claims, settings.attributes);
  const usual = readClaims(claims, { ...settings.attributes, userName: 'preferred_username' });
  const userName = told.userName ?? usual.userName ?? told.email ?? claims.sub;
  return Identity.parse({ subject: claims.sub, ...told, userName, proof });
}

/** The library's errors hold their cause; none of it holds a token. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code}: ` : '';
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${code}${error.message}${cause}`;
}
