import type { FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import { Configuration } from 'lathe/node';
import type { Provider } from './provider';

export interface Addresses {
  readonly callback: string;
  readonly logout: string;
  readonly entityId: string;
}

/** Where this server is found from outside. */
@injectable()
export class OwnAddresses {
  constructor(@inject(Configuration) private readonly configuration: Configuration) {}

  origin(request: FastifyRequest): string {
    const { publicUrl } = this.configuration.values;
    return publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
  }

  of({ id, tenant, settings }: Pick<Provider, 'id' | 'tenant' | 'settings'>, origin: string): Addresses {
    const base = `${origin}/baas/auth/v1.0/idp/${tenant.id}/${id}`;
    return {
      callback: `${base}/${settings.type === 'SAML' ? 'acs' : 'callback'}`,
      logout: `${base}/logout`,
      entityId: `${origin}/u-route/baas/sys/v1.0/idp/saml/metadata/${id}`,
    };
  }
}
