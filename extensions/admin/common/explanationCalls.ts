import { calls, get, permissions } from 'lathe/common';
import { z } from 'zod';
import { ListedUser, SystemPermission } from './permissionShapes';

/** One rule and what it says about the permission. */
export const ExplainedRule = z.object({
  rule: z.enum(['active', 'console', 'passwordChanged', 'notLocked', 'profile', 'permissionSet', 'temporaryGrant']),
  /** "refuses" outweighs all that "allows"; "nothing" is where it says nothing. */
  effect: z.enum(['allows', 'refuses', 'nothing']),
  /** Of the profile, the permission set or the temporary grant. */
  id: z.string().optional(),
  name: z.string().optional(),
  /** Whether a permission set is the user's own or comes with his profile. */
  via: z.enum(['user', 'profile']).optional(),
  /** When a temporary grant or a lock ends (ISO 8601). */
  until: z.string().optional(),
});
export type ExplainedRule = z.infer<typeof ExplainedRule>;

/** What would let the user do it, or keep him from it. */
export const Remedy = z.object({
  kind: z.enum([
    'activate',
    'changePassword',
    'unlock',
    'consoleUser',
    'giveSet',
    'giveProfile',
    'grantForATime',
    'changeProfile',
    'takeSet',
    'takeSetFromProfile',
    'endGrant',
  ]),
  id: z.string().optional(),
  name: z.string().optional(),
});
export type Remedy = z.infer<typeof Remedy>;

export const Explanation = z.object({
  user: ListedUser,
  permission: z.string(),
  allowed: z.boolean(),
  rules: z.array(ExplainedRule),
  /** Where he may: all of these together would end it. Where he may not: each refusal's, and one of those that give. */
  remedies: z.array(Remedy),
});
export type Explanation = z.infer<typeof Explanation>;

export const explanationCalls = calls({
  explain: get('/u-route/baas/sys/v1.0/users/:id/explanation', {
    summary: 'Why a user may or may not do what takes a permission, rule by rule.',
    permission: permissions.managePermissions,
    query: z.object({ permission: SystemPermission }),
    result: Explanation,
    errors: ['NOT_FOUND'],
  }),
});
