import { z } from 'zod';
import { locales } from '../../common/locale';
import type { Actor } from '../access/actor';
import type { Tenant } from '../tenants/tenant';

/** Who started a job, as it is kept with the job: neither his session nor his address outlives the request. */
const KeptActor = z.object({
  userId: z.string(),
  userName: z.string(),
  kind: z.enum(['User', 'PortalUser']),
  profile: z.string(),
  permissions: z.array(z.string()),
  locale: z.enum(locales),
  byToken: z.boolean().optional(),
  token: z.object({ id: z.string(), name: z.string() }).optional(),
});

export function keepActor({ permissions, ...actor }: Actor): string {
  return JSON.stringify(KeptActor.parse({ ...actor, permissions: [...permissions] }));
}

export function readActor(kept: unknown, tenant: Tenant): Actor {
  const { permissions, ...actor } = KeptActor.parse(kept);
  return { ...actor, tenant, permissions: new Set(permissions) };
}
