import type { FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import { Refusal } from 'lathe/common';
import { counted, type Handlers } from 'lathe/node';
import type { ssoCalls } from '../../common/ssoCalls';
import type { ProviderView } from '../../common/ssoShapes';
import { GroupGrants } from './groupGrants';
import { IdentityProviders } from './identityProviders';
import { OwnAddresses } from './ownAddresses';
import { isSaml, type Provider } from './provider';
import { ProviderSync } from './providerSync';
import { providerView } from './providerViews';
import { SamlClient } from './samlClient';
import { ThirdParty } from './thirdParty';

/** Answers administrators. */
@injectable()
export class SsoHandlers {
  constructor(
    @inject(GroupGrants) private readonly grants: GroupGrants,
    @inject(IdentityProviders) private readonly providers: IdentityProviders,
    @inject(OwnAddresses) private readonly addresses: OwnAddresses,
    @inject(ProviderSync) private readonly synchronisation: ProviderSync,
    @inject(SamlClient) private readonly saml: SamlClient,
    @inject(ThirdParty) private readonly third: ThirdParty,
  ) {}

  all(): Handlers<typeof ssoCalls> {
    return {
      list: async ({ actor, query }) => {
        const found = await this.providers.list(actor.tenant, query.name);
        return counted(found, found.length);
      },
      create: async ({ actor, body: { secret, ...settings }, request }) =>
        this.view(request, await this.providers.create(actor, settings, secret)),
      get: async ({ actor, params, request }) => this.view(request, await this.providers.get(actor.tenant, params.id)),
      update: async ({ actor, params, body: { secret, revision, ...settings }, request }) =>
        this.view(request, await this.providers.update(actor, params.id, { settings, secret, revision })),
      remove: async ({ actor, params }) => {
        await this.grants.release(await this.providers.get(actor.tenant, params.id));
        await this.providers.remove(actor, params.id);
        return null;
      },
      sync: ({ actor, params, query }) => this.synchronisation.run(actor, params.id, query),
      metadata: async ({ actor, params, request, reply }) => {
        const provider = await this.providers.get(actor.tenant, params.id);
        if (!isSaml(provider)) throw new Refusal('NOT_FOUND', { parameters: { type: 'SAML', id: params.id } });
        const own = this.addresses.of(provider, this.addresses.origin(request));
        reply.header('content-disposition', `attachment; filename="${provider.settings.name}-metadata.xml"`);
        return this.saml.metadata(provider, own);
      },
      thirdParty: ({ actor }) => this.third.get(actor.tenant),
      changeThirdParty: ({ actor, body }) => this.third.change(actor, body),
    };
  }

  private view(request: FastifyRequest, provider: Provider): ProviderView {
    return providerView(provider, this.addresses.of(provider, this.addresses.origin(request)));
  }
}
