import { calls, get, Id, noticeSeverities, post } from 'lathe/common';
import { z } from 'zod';

const base = '/u-route/baas/v1.0';

/** Something that a user is told, in his language. */
export const Notice = z.object({
  id: Id,
  Title: z.string(),
  severity: z.enum(noticeSeverities),
  /** The id of what it is about, or where that is shown. */
  about: z.string().nullable(),
  route: z.string().nullable(),
  createdAt: z.iso.datetime(),
  read: z.boolean(),
});
export type Notice = z.output<typeof Notice>;

/** What is unread: how many there are, and the newest of them. */
export const Unread = z.object({ count: z.int(), list: z.array(Notice) });

/** What happened to the user, or news for everybody. */
const UnreadQuery = z.object({
  type: z.enum(['personal', 'product']).default('personal'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const noticeCalls = calls({
  history: get(`${base}/notify/history`, {
    summary: 'What the user was told, the newest first.',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(1000).default(50),
      offset: z.coerce.number().int().min(0).default(0),
      unread: z.stringbool().optional(),
    }),
    result: z.array(Notice),
    counted: true,
  }),
  unread: get(`${base}/notify/unread`, {
    summary: 'What the user has not read of what he was told.',
    query: UnreadQuery,
    result: Unread,
  }),
  reflush: get(`${base}/notify/reflush`, {
    summary: 'The same, read anew.',
    query: UnreadQuery,
    result: Unread,
  }),
  markRead: post('/u-route/baas/sys/v1.0/notify/read', {
    summary: 'Marks notices of the user as read: those with these ids, or all.',
    body: z.object({ ids: z.array(Id).max(1000).optional() }),
    result: z.object({ count: z.int() }),
  }),
});
