import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import { z } from 'zod';
import { Refusal } from '../../common/calls/refusal';
import { brandCalls, type BrandView } from '../../common/tenants/brandCalls';
import type { Actor } from '../access/actor';
import { Blobs } from '../blobs/blobs';
import { BlobSender } from '../blobs/blobSender';
import { CallServer } from '../http/callServer';
import { ServerPart } from '../http/serverPart';
import type { Tenant } from './tenant';
import { type TenantSetting, TenantSettings } from './tenantSettings';
import { VisitorTenant } from './visitorTenant';

const Brand = z.object({
  name: z.string().default(''),
  /** The id of the file. */
  logo: z.string().default(''),
  accent: z.string().default(''),
});

export const brandSetting: TenantSetting<typeof Brand> = { name: 'brand', schema: Brand };

/** Tells anybody how the console of a tenant looks. */
@injectable()
export class BrandPart extends ServerPart {
  constructor(
    @inject(CallServer) private readonly calls: CallServer,
    @inject(Blobs) private readonly blobs: Blobs,
    @inject(BlobSender) private readonly sender: BlobSender,
    @inject(TenantSettings) private readonly settings: TenantSettings,
    @inject(VisitorTenant) private readonly visitor: VisitorTenant,
  ) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    this.calls.serve(server, 'core', brandCalls, {
      current: async ({ request, actor }) => {
        const { tenant, brand } = await this.brandFor(request, actor);
        return brandView(tenant, brand);
      },
      logo: async (input) => {
        const { tenant, brand } = await this.brandFor(input.request, input.actor);
        const blob = brand.logo && tenant ? await this.blobs.find(tenant, brand.logo) : undefined;
        if (!blob || !tenant) throw new Refusal('NOT_FOUND', { parameters: { type: 'Blob', id: brand.logo || '?' } });
        return this.sender.send(tenant, blob, input);
      },
    });
  }

  private async brandFor(request: FastifyRequest, actor: Actor | undefined) {
    const tenant = await this.visitor.of(request, actor);
    return { tenant, brand: tenant ? await this.settings.get(tenant, brandSetting) : Brand.parse({}) };
  }
}

export function brandView(tenant: Tenant | undefined, { name, logo, accent }: z.output<typeof Brand>): BrandView {
  const tenantId = tenant?.id ?? '';
  // A new logo has a new address, so that no browser shows the old one.
  const query = new URLSearchParams({ 'tenant-id': tenantId, v: logo }).toString();
  return {
    tenantId,
    name,
    logo: logo === '' ? null : `${brandCalls.logo.path}?${query}`,
    colours: { accent: accent || null },
  };
}
