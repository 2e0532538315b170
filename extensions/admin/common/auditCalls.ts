import { calls, get, permissions, post } from 'lathe/common';
import { z } from 'zod';

const permission = permissions.viewAuditLog;
const base = '/u-route/baas/sys/v1.0/auditlog';

const filters = {
  /** Part of the name of the user, the token or the object, of the action, the type or the address; or an id. */
  search: z.string().max(200).optional(),
  userId: z.string().max(40).optional(),
  action: z.string().max(100).optional(),
  type: z.string().max(100).optional(),
  objectId: z.string().max(100).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
};

export const AuditFilter = z.object(filters);
export type AuditFilter = z.output<typeof AuditFilter>;

export const AuditEntryView = z.object({
  /** Its number, by which it is named. */
  id: z.string(),
  at: z.iso.datetime(),
  userId: z.string(),
  userName: z.string(),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
  action: z.string(),
  type: z.string(),
  objectId: z.string(),
  name: z.string().nullable(),
  /** The access token, or the OAuth client, by which a program acted. */
  tokenId: z.string().nullable(),
  tokenName: z.string().nullable(),
});
export type AuditEntryView = z.output<typeof AuditEntryView>;

export const AuditEntryDetail = AuditEntryView.extend({ before: z.json(), after: z.json() });
export type AuditEntryDetail = z.output<typeof AuditEntryDetail>;

export const AuditCheckView = z.object({
  entries: z.number(),
  /** The end of the chain: written down elsewhere it proves later that nothing before it was touched. */
  head: z.object({ position: z.number(), hash: z.string() }).nullable(),
  broken: z
    .object({
      reason: z.enum(['changed', 'missing', 'inserted', 'rewritten', 'truncated']),
      position: z.number().optional(),
      number: z.string().optional(),
      at: z.string().optional(),
      userName: z.string().optional(),
      action: z.string().optional(),
    })
    .nullable(),
});
export type AuditCheckView = z.output<typeof AuditCheckView>;

export const auditCalls = calls({
  list: get(base, {
    summary: 'Who did what, when and from where.',
    permission,
    query: z.object({
      ...filters,
      sort: z.enum(['at', 'userName', 'action', 'type', 'name']).default('at'),
      order: z.enum(['asc', 'desc']).default('desc'),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    result: z.array(AuditEntryView),
    counted: true,
  }),
  export: get(`${base}/export`, {
    summary: 'The entries that a filter lets through, as a file, the oldest first.',
    permission,
    query: z.object({ ...filters, format: z.enum(['csv', 'json']).default('csv') }),
    result: z.unknown(),
    media: 'text/csv',
  }),
  verify: post(`${base}/verify`, {
    summary: 'Whether the log is what was written; names the first entry that is not.',
    permission,
    safe: true,
    result: AuditCheckView,
  }),
  get: get(`${base}/:id`, {
    summary: 'One entry, with what was there before and after.',
    permission,
    result: AuditEntryDetail,
    errors: ['NOT_FOUND'],
  }),
});
