import { accessErrors, calls, del, get, permissions, post, put } from 'lathe/common';
import { z } from 'zod';
import { pageQuery } from './pageQuery';
import { PermissionNames, Revision } from './permissionShapes';

const base = '/u-route/baas/oauth/v1.0/oauthinfo';
export const tokenPath = '/u-route/baas/oauth/v1.0/token';
export const revocationPath = `${tokenPath}/revocation`;
const permission = permissions.manageUsers;

/** For how many minutes a client's tokens open doors. */
export const tokenMinutes = { least: 5, usual: 60, most: 24 * 60 };
/** For how many hours the secret before may go on beside a new one. */
export const longestGrace = 72;

export const OauthClient = z.object({
  instanceId: z.string(),
  client_id: z.string(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.string()),
  active: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  tokenMinutes: z.number(),
  secretSetAt: z.iso.datetime(),
  /** Until then the secret before is right, too. */
  previousSecretUntil: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** How many tokens of it are valid. */
  tokens: z.number(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  revision: z.number(),
});
export type OauthClient = z.output<typeof OauthClient>;

const RevealedClient = OauthClient.extend({ client_secret: z.string() });

export const OauthClientQuery = pageQuery(['name', 'createdAt', 'lastUsedAt', 'expiresAt']);

export const OauthClientInput = z.object({
  name: z.string().trim().min(1).max(80),
  description: z.string().trim().max(1000).default(''),
  permissions: PermissionNames.default([]),
  active: z.boolean().default(true),
  expiresAt: z.iso.datetime().nullable().default(null),
  tokenMinutes: z.number().int().min(tokenMinutes.least).max(tokenMinutes.most).default(tokenMinutes.usual),
});
export type OauthClientInput = z.output<typeof OauthClientInput>;

const changeErrors = [...accessErrors, 'SESSION_NEEDED', 'NOT_FOUND', ['NAME_TAKEN', 409], ['STALE', 409]] as const;
/** What is said when the call fails, or answers what nobody can read. */
export const oauthFailures = {
  list: 'OAUTH_LIST_FAILED',
  create: 'OAUTH_CREATE_FAILED',
  get: 'OAUTH_GET_FAILED',
  remove: 'OAUTH_DELETE_FAILED',
} as const;

const plainAnswer = { audience: 'anyone', fields: true, media: 'application/json', result: z.unknown() } as const;

/** Programs that act by themselves, with permissions of their own. */
export const oauthCalls = calls({
  list: get(base, {
    summary: 'The OAuth clients of the tenant.',
    permission,
    query: OauthClientQuery,
    result: z.array(OauthClient),
    counted: true,
    errors: [[oauthFailures.list, 500]],
  }),
  create: post(base, {
    summary: 'An OAuth client; its secret is told this once.',
    permission,
    body: OauthClientInput,
    result: RevealedClient,
    errors: [...changeErrors, [oauthFailures.create, 500]],
  }),
  get: get(`${base}/:id`, {
    summary:
      'One OAuth client by its instance id; by its client id a file with what a program must know, but its secret.',
    permission,
    result: OauthClient,
    errors: ['NOT_FOUND', [oauthFailures.get, 500]],
  }),
  update: put(`${base}/:id`, {
    summary: 'Changes an OAuth client; its tokens follow at once.',
    permission,
    body: OauthClientInput.extend({ revision: Revision }),
    result: OauthClient,
    errors: changeErrors,
  }),
  remove: del(`${base}/:id`, {
    summary: 'Deletes an OAuth client; its tokens open nothing any more.',
    permission,
    query: z.looseObject({}),
    result: z.null(),
    errors: ['NOT_FOUND', [oauthFailures.remove, 500]],
  }),
  rotate: post(`${base}/:id/secret`, {
    summary: 'A new secret, told this once. Without grace what the old one has opened is closed.',
    permission,
    body: z.object({ graceHours: z.number().int().min(0).max(longestGrace).default(0) }),
    result: RevealedClient,
    errors: changeErrors,
  }),
  revokeTokens: post(`${base}/:id/revocation`, {
    summary: 'Revokes all tokens of an OAuth client.',
    permission,
    result: z.object({ revoked: z.number() }),
    errors: ['NOT_FOUND'],
  }),
  token: post(tokenPath, { ...plainAnswer, summary: 'An access token for a client and its secret (RFC 6749, 4.4).' }),
  revocation: post(revocationPath, { ...plainAnswer, summary: 'Revokes an access token (RFC 7009).' }),
});
