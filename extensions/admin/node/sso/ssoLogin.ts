import type { FastifyReply, FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import { loginPath, redirectTarget } from 'lathe/common';
import { type Actor, Log, randomToken, SessionCookies, SignIn, Tenants } from 'lathe/node';
import type { ProviderQuery } from '../../common/ssoFlowCalls';
import type { Identity } from './identity';
import { IdentityProviders } from './identityProviders';
import { OidcClient } from './oidcClient';
import { OwnAddresses } from './ownAddresses';
import { isOidc, isSaml, type Provider } from './provider';
import { SamlClient } from './samlClient';
import { SsoAccounts } from './ssoAccounts';
import { SsoFailure } from './ssoFailure';
import { type Flow, type FlowContent, SsoFlows } from './ssoFlows';
import { SsoSessions } from './ssoSessions';
import { SsoSupport } from './ssoSupport';

export interface ProviderPlace {
  readonly tenant: string;
  readonly id: string;
}

/** From the button on the login page to the provider and back. Whatever goes wrong leads to the login page with a reason. */
@injectable()
export class SsoLogin {
  constructor(
    @inject(Log) private readonly log: Log,
    @inject(SessionCookies) private readonly cookies: SessionCookies,
    @inject(SignIn) private readonly signIn: SignIn,
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(IdentityProviders) private readonly providers: IdentityProviders,
    @inject(OidcClient) private readonly oidc: OidcClient,
    @inject(OwnAddresses) private readonly addresses: OwnAddresses,
    @inject(SamlClient) private readonly saml: SamlClient,
    @inject(SsoAccounts) private readonly accounts: SsoAccounts,
    @inject(SsoFlows) private readonly flows: SsoFlows,
    @inject(SsoSessions) private readonly sessions: SsoSessions,
    @inject(SsoSupport) private readonly support: SsoSupport,
  ) {}

  begin(request: FastifyRequest, reply: FastifyReply, query: ProviderQuery, actor?: Actor): Promise<FastifyReply> {
    return this.orLoginPage(request, reply, query.redirect, async () => {
      const provider = await this.support.choose(request, query, actor);
      const origin = this.addresses.origin(request);
      const visitor = this.cookies.visitorToken(request) ?? randomToken();
      const state = randomToken();
      const begun = { origin, redirect: query.redirect, begunAt: new Date().toISOString() };
      const { url, content } = await this.leave(provider, begun, state);
      await this.flows.begin(state, visitor, { tenantId: provider.tenant.id, providerId: provider.id, content });
      this.cookies.writeVisitor(request, reply, visitor);
      return url;
    });
  }

  /** From an OpenID provider. */
  returned(request: FastifyRequest, reply: FastifyReply, place: ProviderPlace): Promise<FastifyReply> {
    const query = new URL(request.url, 'http://localhost').searchParams;
    const state = query.get('state') ?? '';
    return this.withFlow(request, reply, this.flows.finish(state, this.visitor(request), 'begun'), async (flow) => {
      const provider = await this.providerOf(flow, place);
      const { origin, nonce = '', verifier = '' } = flow.content;
      if (!isOidc(provider)) throw new SsoFailure('SSO_UNKNOWN_PROVIDER');
      const address = new URL(`${this.addresses.of(provider, origin).callback}?${query}`);
      const identity = await this.oidc.identify(provider, address, { state, nonce, verifier });
      return this.enter(request, reply, provider, flow.content, identity);
    });
  }

  /** From a SAML provider, whose form comes without our cookies: the browser is sent to fetch what it has proved. */
  consume(
    request: FastifyRequest,
    reply: FastifyReply,
    place: ProviderPlace,
    { SAMLResponse, RelayState = '' }: { readonly SAMLResponse: string; readonly RelayState?: string },
  ): Promise<FastifyReply> {
    return this.orLoginPage(request, reply, undefined, async () => {
      const claimed = await this.flows.claim(RelayState);
      if (!claimed) throw new SsoFailure('SSO_STATE', 'Nobody waits for this answer.');
      const { content } = claimed.flow;
      const provider = await this.providerOf(claimed.flow, place);
      if (!isSaml(provider)) throw new SsoFailure('SSO_UNKNOWN_PROVIDER');
      const asked = { id: content.requestId ?? '', at: content.begunAt };
      const own = this.addresses.of(provider, content.origin);
      const identity = await this.saml.identify(provider, own, asked, SAMLResponse);
      const state = await this.flows.proved(claimed, identity);
      return `/baas/auth/v1.0/idp/finish?state=${state}`;
    });
  }

  finish(request: FastifyRequest, reply: FastifyReply, state: string): Promise<FastifyReply> {
    return this.withFlow(request, reply, this.flows.finish(state, this.visitor(request), 'proved'), async (flow) => {
      const provider = await this.providerOf(flow, { tenant: flow.tenantId, id: flow.providerId });
      if (!flow.content.identity) throw new SsoFailure('SSO_STATE', 'Nothing was proved.');
      return this.enter(request, reply, provider, flow.content, flow.content.identity);
    });
  }

  private async leave(
    provider: Provider,
    begun: FlowContent,
    state: string,
  ): Promise<{ readonly url: string; readonly content: FlowContent }> {
    const own = this.addresses.of(provider, begun.origin);
    if (isOidc(provider)) {
      const { nonce, verifier } = await this.oidc.checks(state);
      const url = await this.oidc.loginUrl(provider, own.callback, { state, nonce, verifier });
      return { url, content: { ...begun, nonce, verifier } };
    }
    if (!isSaml(provider)) throw new SsoFailure('SSO_UNKNOWN_PROVIDER');
    const requestId = `_${randomToken()}`;
    const url = await this.saml.loginUrl(provider, own, { id: requestId, at: begun.begunAt }, state);
    return { url, content: { ...begun, requestId } };
  }

  /** Opens the session; answers the page that does what is done after every log-in, and goes where its user wanted to. */
  private async enter(
    request: FastifyRequest,
    reply: FastifyReply,
    provider: Provider,
    { origin, redirect }: FlowContent,
    identity: Identity,
  ): Promise<string> {
    const account = await this.accounts.accountOf(provider, identity);
    const by = `IdentityProvider ${provider.settings.name}`;
    const proven = { by, logoutUrl: '/baas/auth/v1.0/idp/logout' };
    const { id } = await this.signIn.open(request, reply, account, proven);
    await this.sessions.note(provider, account.user.id, id, identity);
    const place = redirectTarget(redirect, origin, '/projects');
    return `${loginPath}?${new URLSearchParams({ entered: 'true', redirect: place })}`;
  }

  /** The one to which the flow belongs, if it is still there and comes back where it is. */
  private async providerOf({ tenantId, providerId }: Flow, place: ProviderPlace): Promise<Provider> {
    const same = tenantId === place.tenant && providerId === place.id;
    const tenant = same ? await this.tenants.find(tenantId) : undefined;
    const provider = tenant && (await this.providers.find(tenant, providerId));
    if (!provider?.settings.active)
      throw new SsoFailure('SSO_UNKNOWN_PROVIDER', `The provider ${place.id} is not there.`);
    return provider;
  }

  private visitor(request: FastifyRequest): string | undefined {
    return this.cookies.visitorToken(request);
  }

  private async withFlow(
    request: FastifyRequest,
    reply: FastifyReply,
    finding: Promise<Flow | undefined>,
    work: (flow: Flow) => Promise<string>,
  ): Promise<FastifyReply> {
    const flow = await finding;
    return this.orLoginPage(request, reply, flow?.content.redirect, async () => {
      if (!flow) throw new SsoFailure('SSO_STATE', 'This browser has begun no such log-in.');
      return work(flow);
    });
  }

  private async orLoginPage(
    request: FastifyRequest,
    reply: FastifyReply,
    redirect: string | undefined,
    work: () => Promise<string>,
  ): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    try {
      return reply.redirect(await work(), 303);
    } catch (error) {
      if (!(error instanceof SsoFailure)) throw error;
      this.log.warn(
        { code: error.code, reason: error.reason, requestId: request.id },
        'A log-in by a provider failed.',
      );
      const query = new URLSearchParams({ failure: error.code, ...(redirect === undefined ? {} : { redirect }) });
      return reply.redirect(`${loginPath}?${query}`, 303);
    }
  }
}
