import { Refusal } from 'lathe/common';
import { type Actor, type Blob, Blobs, brandSetting, brandView, type ServerContext, TenantSettings } from 'lathe/node';
import { brandChangeCalls, logoLimit, logoTypes } from '../../common/brandChangeCalls';

const types: ReadonlySet<string> = new Set(logoTypes);

export function serveBrand(context: ServerContext): void {
  const blobs = context.get(Blobs);
  const settings = context.get(TenantSettings);
  context.serve(brandChangeCalls, {
    set: async ({ actor, body: { name, logo, accent } }) => {
      const { tenant } = actor;
      if (logo) checkLogo(actor, logo, await blobs.find(tenant, logo), await isPresent(actor, logo));
      const brand = await settings.change(
        actor,
        brandSetting,
        (before) => ({ name, accent, logo: logo ?? before.logo }),
        async (transaction, after) => {
          const user = { type: 'Brand', id: tenant.id };
          await blobs.release(transaction, user);
          if (after.logo) await blobs.refer(transaction, after.logo, user);
        },
      );
      return brandView(tenant, brand);
    },
  });

  async function isPresent({ tenant }: Actor, logo: string): Promise<boolean> {
    return (await settings.get(tenant, brandSetting)).logo === logo;
  }
}

/** Anybody sees it, so it must be what the administrator has uploaded himself, or what was seen before. */
function checkLogo({ userId }: Actor, id: string, blob: Blob | undefined, present: boolean): void {
  if (!blob || (blob.user_id !== userId && !present))
    throw new Refusal('NOT_FOUND', { parameters: { type: 'Blob', id } });
  if (!types.has(blob.type) || Number(blob.size) > logoLimit) {
    const parameters = { limit: logoLimit / 1024 };
    throw new Refusal('BRAND_LOGO', { parameters, fields: [{ path: 'body.logo', message: 'BRAND_LOGO' }] });
  }
}
