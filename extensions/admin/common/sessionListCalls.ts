import { calls, del, get } from 'lathe/common';
import { z } from 'zod';

const base = '/u-route/baas/sys/v1.0/sessions';

export const SessionView = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  address: z.string().nullable(),
  /** As the browser calls itself. */
  userAgent: z.string().nullable(),
  /** The one that asks. */
  current: z.boolean(),
});
export type SessionView = z.output<typeof SessionView>;

/** Whoever may manage users sees and ends everybody's sessions, the others their own. */
export const sessionListCalls = calls({
  list: get(base, {
    summary: 'Who is signed in, and where.',
    query: z.object({
      of: z.enum(['all', 'mine']).default('all'),
      search: z.string().max(200).optional(),
      userId: z.string().max(40).optional(),
      sort: z.enum(['userName', 'createdAt', 'seenAt', 'address']).default('seenAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    result: z.array(SessionView),
    counted: true,
  }),
  end: del(`${base}/:id`, {
    summary: 'Signs somebody out.',
    result: z.null(),
    errors: ['NOT_FOUND'],
  }),
});
