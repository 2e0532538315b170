import { accessErrors, calls, del, get, permissions, post } from 'lathe/common';
import { z } from 'zod';
import { pageQuery } from './pageQuery';
import { SystemPermission } from './permissionShapes';

const base = '/u-route/baas/sys/v1.0/tempauthority';
const permission = permissions.managePermissions;

/** A month; whoever needs it for longer is given a permission set. */
export const longestMinutes = 31 * 24 * 60;

export const TemporaryGrant = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  permission: z.string(),
  reason: z.string(),
  grantedBy: z.string(),
  grantedAt: z.string(),
  expiresAt: z.string(),
});
export type TemporaryGrant = z.infer<typeof TemporaryGrant>;

export const TemporaryGrantQuery = pageQuery(['expiresAt', 'userName', 'permission', 'grantedAt']).extend({
  userId: z.string().optional(),
});

export const temporaryAuthorityCalls = calls({
  list: get(base, {
    summary: 'What was granted for a time that is not over.',
    permission,
    query: TemporaryGrantQuery,
    result: z.array(TemporaryGrant),
    counted: true,
  }),
  grant: post(base, {
    summary: 'Grants a user a system permission for a time.',
    permission,
    body: z.object({
      userId: z.string().length(20),
      permission: SystemPermission,
      minutes: z.number().int().min(1).max(longestMinutes),
      reason: z.string().trim().min(1).max(400),
    }),
    result: TemporaryGrant,
    errors: [...accessErrors, 'NOT_FOUND', ['PORTAL_USER', 409]],
  }),
  end: del(`${base}/:id`, {
    summary: 'Ends a temporary permission before its time.',
    permission,
    result: z.null(),
    errors: ['NOT_FOUND'],
  }),
});
