import type { FastifyReply, FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import { loginPath } from 'lathe/common';
import { type Actor, Log, randomToken, SessionCookies, SignIn, type Tenant, Tenants } from 'lathe/node';
import { IdentityProviders } from './identityProviders';
import { OidcClient } from './oidcClient';
import { OwnAddresses } from './ownAddresses';
import { isOidc, isSaml } from './provider';
import { SamlClient } from './samlClient';
import { SsoFailure } from './ssoFailure';
import type { ProviderPlace } from './ssoLogin';
import { SsoSessions } from './ssoSessions';

interface LogoutQuery {
  readonly SAMLRequest?: string;
  readonly RelayState?: string;
}

/** Ends sessions here and at the provider, whoever begins. */
@injectable()
export class SsoLogout {
  constructor(
    @inject(Log) private readonly log: Log,
    @inject(SessionCookies) private readonly cookies: SessionCookies,
    @inject(SignIn) private readonly signIn: SignIn,
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(IdentityProviders) private readonly providers: IdentityProviders,
    @inject(OidcClient) private readonly oidc: OidcClient,
    @inject(OwnAddresses) private readonly addresses: OwnAddresses,
    @inject(SamlClient) private readonly saml: SamlClient,
    @inject(SsoSessions) private readonly sessions: SsoSessions,
  ) {}

  async begin(
    request: FastifyRequest,
    reply: FastifyReply,
    redirect: string | undefined,
    actor: Actor | undefined,
  ): Promise<FastifyReply> {
    const site = request.headers['sec-fetch-site'];
    const meant = site === undefined || site === 'same-origin' || site === 'none';
    reply.header('cache-control', 'no-store');
    if (!actor?.session || !meant) return reply.redirect(loginPage(redirect), 303);
    const noted = await this.sessions.take(actor.tenant, actor.session);
    await this.signIn.signOut(actor);
    this.cookies.clearSession(request, reply);
    const there = noted && (await this.atProvider(request, actor.tenant, noted));
    return reply.redirect(there ?? loginPage(redirect), 303);
  }

  /** The provider wants sessions to end, or the browser comes back from a log-out there. */
  async returned(
    request: FastifyRequest,
    reply: FastifyReply,
    place: ProviderPlace,
    { SAMLRequest, RelayState = '' }: LogoutQuery,
  ): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store');
    if (SAMLRequest === undefined) return reply.redirect(loginPage(), 303);
    try {
      return reply.redirect(await this.endSessions(request, place, RelayState), 303);
    } catch (error) {
      if (!(error instanceof SsoFailure)) throw error;
      this.log.warn(
        { code: error.code, reason: error.reason, requestId: request.id },
        'A log-out by a provider failed.',
      );
      return reply.redirect(`${loginPath}?failure=${error.code}`, 303);
    }
  }

  private async endSessions(request: FastifyRequest, place: ProviderPlace, relay: string): Promise<string> {
    const tenant = await this.tenants.find(place.tenant);
    const provider = tenant && (await this.providers.find(tenant, place.id));
    if (!provider || !isSaml(provider)) throw new SsoFailure('SSO_UNKNOWN_PROVIDER');
    const own = this.addresses.of(provider, this.addresses.origin(request));
    const [, query = ''] = request.url.split('?', 2);
    const asked = await this.saml.readLogout(provider, own, query);
    await this.sessions.end(provider, asked.nameID, asked.sessionIndex);
    if (!provider.settings.logoutAddress) return loginPage();
    return this.saml.logoutAnswer(provider, own, asked, relay);
  }

  /** Undefined when the provider ends no sessions or cannot be asked: the session here has ended all the same. */
  private async atProvider(
    request: FastifyRequest,
    tenant: Tenant,
    { providerId, proof }: NonNullable<Awaited<ReturnType<SsoSessions['take']>>>,
  ): Promise<string | undefined> {
    const provider = await this.providers.find(tenant, providerId);
    if (!provider?.settings.active) return undefined;
    const own = this.addresses.of(provider, this.addresses.origin(request));
    try {
      if (isOidc(provider)) return await this.oidc.logoutUrl(provider, proof, own.logout, randomToken());
      if (!isSaml(provider) || !provider.settings.logoutAddress) return undefined;
      return await this.saml.logoutUrl(provider, own, proof, randomToken());
    } catch (error) {
      this.log.warn(error, 'The provider cannot be asked to log out.');
      return undefined;
    }
  }
}

function loginPage(redirect?: string): string {
  return `${loginPath}?${new URLSearchParams({ logout: 'true', ...(redirect === undefined ? {} : { redirect }) })}`;
}
