import { allPermissions } from 'lathe/common';
import { z } from 'zod';

/** A system permission in the words that people read. */
export const SystemPermission = z.enum(allPermissions);

export const PermissionNames = z.array(SystemPermission).max(allPermissions.length);

/** Which one a change was made to: a change of what is no longer so is refused. */
export const Revision = z.number().int().min(1);

export const Ids = z.array(z.string().length(20)).min(1).max(1000);

export const NamedSet = z.object({ id: z.string(), name: z.string(), label: z.string() });
export type NamedSet = z.infer<typeof NamedSet>;

/** A user as a row of a list. */
export const ListedUser = z.object({
  id: z.string(),
  userName: z.string(),
  profile: z.string(),
  kind: z.enum(['User', 'PortalUser']),
  active: z.boolean(),
});
export type ListedUser = z.infer<typeof ListedUser>;
