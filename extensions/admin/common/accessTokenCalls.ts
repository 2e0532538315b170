import { accessErrors, calls, del, get, post } from 'lathe/common';
import { z } from 'zod';
import { pageQuery } from './pageQuery';
import { PermissionNames } from './permissionShapes';

const base = '/u-route/baas/sys/v1.0/accesstokens';

export const longestTokenDays = 366;
export const mostTokens = 50;

export const AccessTokenRow = z.object({
  id: z.string(),
  name: z.string(),
  /** How it begins, so that its owner knows it again. */
  start: z.string(),
  userId: z.string(),
  userName: z.string(),
  /** At most these of what its owner may do. */
  permissions: z.array(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  expired: z.boolean(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type AccessTokenRow = z.output<typeof AccessTokenRow>;

export const NewAccessToken = z.object({
  name: z.string().trim().min(1).max(80),
  permissions: PermissionNames,
  days: z.number().int().min(1).max(longestTokenDays),
});
export type NewAccessToken = z.output<typeof NewAccessToken>;

/** By which a user's programs act for him. Whoever may manage users sees and revokes everybody's. */
export const AccessTokenQuery = pageQuery(['name', 'userName', 'createdAt', 'expiresAt', 'lastUsedAt']).extend({
  of: z.enum(['mine', 'all']).default('mine'),
});

export const accessTokenCalls = calls({
  list: get(base, {
    summary: 'Personal access tokens.',
    query: AccessTokenQuery,
    result: z.array(AccessTokenRow),
    counted: true,
  }),
  get: get(`${base}/:id`, {
    summary: 'One personal access token; never the token itself.',
    result: AccessTokenRow,
    errors: ['NOT_FOUND'],
  }),
  create: post(base, {
    summary: 'A personal access token; it is told this once.',
    body: NewAccessToken,
    result: AccessTokenRow.extend({ token: z.string() }),
    errors: [...accessErrors, 'SESSION_NEEDED', ['TOO_MANY_TOKENS', 409]],
  }),
  revoke: del(`${base}/:id`, {
    summary: 'Revokes a personal access token: from now on it opens nothing.',
    result: z.null(),
    errors: ['NOT_FOUND', 'SESSION_NEEDED'],
  }),
});
