import { z } from 'zod';
import type { Tenant } from './tenant';
import type { TenantSetting, TenantSettings } from './tenantSettings';

const Licences = z.record(z.string(), z.string());

/** What a tenant has bought, by name. */
export const licenceSetting: TenantSetting<typeof Licences> = { name: 'licences', schema: Licences };

/** How many of something a tenant may have; null where nothing limits it. */
export async function licenceNumber(settings: TenantSettings, tenant: Tenant, name: string): Promise<number | null> {
  const licences = await settings.get(tenant, licenceSetting);
  const value = Object.hasOwn(licences, name) ? licences[name] : undefined;
  return value !== undefined && /^\d{1,9}$/.test(value.trim()) ? Number(value) : null;
}
