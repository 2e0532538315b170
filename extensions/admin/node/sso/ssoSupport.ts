import type { FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import { type Actor, type Tenant, VisitorTenant } from 'lathe/node';
import type { z } from 'zod';
import type { ProviderQuery } from '../../common/ssoFlowCalls';
import type { SupportedProvider } from '../../common/ssoShapes';
import { IdentityProviders } from './identityProviders';
import type { Provider } from './provider';
import { SsoFailure } from './ssoFailure';

const base = '/baas/auth/v1.0/idp';

/** Tells visitors by which providers they may sign in, and finds the one that they have chosen. */
@injectable()
export class SsoSupport {
  constructor(
    @inject(IdentityProviders) private readonly providers: IdentityProviders,
    @inject(VisitorTenant) private readonly visitors: VisitorTenant,
  ) {}

  async list(
    request: FastifyRequest,
    query: ProviderQuery,
    actor?: Actor,
  ): Promise<z.infer<typeof SupportedProvider>[]> {
    const tenant = await this.visitors.of(request, actor);
    if (!tenant) return [];
    const active = (await this.providers.list(tenant)).filter((provider) => provider.active);
    return active.map(({ name, type }) => {
      const loginUrl = `${base}/login?${new URLSearchParams({ ...passedOn(query, type, name), 'tenant-id': tenant.id })}`;
      return { name, type, loginUrl, logoutUrl: `${base}/logout` };
    });
  }

  /** By its name, of whatever type the address says it is; without a name the only one of that type. */
  async choose(request: FastifyRequest, query: ProviderQuery, actor?: Actor): Promise<Provider> {
    const tenant = await this.visitors.of(request, actor);
    // An address that names a tenant means that one and no other.
    const named = query['tenant-id'];
    const found = tenant && (named === undefined || tenant.id === named) && (await this.match(tenant, query));
    if (!found)
      throw new SsoFailure('SSO_UNKNOWN_PROVIDER', `No provider ${query['idp-name'] ?? ''} of ${named ?? ''}.`);
    return found;
  }

  private async match(tenant: Tenant, query: ProviderQuery): Promise<Provider | undefined> {
    const [type, name] = [query['idp-type']?.toUpperCase(), query['idp-name']?.toLowerCase()];
    const fitting = (await this.providers.list(tenant)).filter((provider) => {
      const named = name === undefined || provider.name.toLowerCase() === name;
      return provider.active && named && (type === undefined || provider.type === type);
    });
    const [only, ...others] = fitting;
    return only && others.length === 0 ? this.providers.find(tenant, only.id) : undefined;
  }
}

/** A master instance needs no type: the name says enough. */
function passedOn({ env }: ProviderQuery, type: string, name: string): Record<string, string> {
  return { ...(env === undefined ? {} : { 'idp-type': type.toLowerCase(), env }), 'idp-name': name };
}
