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

const limit = z.coerce.number().int().min(1).max(100);

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
    query: z.object({ limit: limit.default(20) }),
    result: Unread,
  }),
  reflush: get(`${base}/notify/reflush`, {
    summary: 'The same, read anew.',
    query: z.object({ limit: limit.default(20) }),
    result: Unread,
  }),
  markRead: post('/u-route/baas/sys/v1.0/notify/read', {
    summary: 'Marks notices of the user as read: those with these ids, or all.',
    body: z.object({ ids: z.array(Id).max(1000).optional() }),
    result: z.object({ count: z.int() }),
  }),
});
