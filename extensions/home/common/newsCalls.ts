import { calls, get, Id, post } from 'lathe/common';
import { z } from 'zod';

const base = '/u-route/baas/sys/v1.0/productnotices';

export const News = z.object({
  id: Id,
  Title: z.string(),
  text: z.string(),
  textEnglish: z.string(),
  releaseNote: z.boolean(),
  published: z.boolean(),
  publishedAt: z.iso.datetime().nullable(),
  modifiedAt: z.iso.datetime(),
  read: z.boolean(),
});
export type News = z.output<typeof News>;

export const newsCalls = calls({
  list: get(base, {
    summary: 'News of the tenant, the newest first; who may write them also sees what is not published.',
    query: z.object({
      search: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
      offset: z.coerce.number().int().min(0).default(0),
    }),
    result: z.array(News),
    counted: true,
  }),
  markRead: post(`${base}/read`, {
    summary: 'Marks news as read by the user: those with these ids, or all.',
    body: z.object({ ids: z.array(Id).max(1000).optional() }),
    result: z.object({ count: z.int() }),
  }),
  upgrade: get(`${base}/upgrade`, {
    summary: 'Whether there are release notes that the user has not read.',
    result: z.object({ upgrade: z.boolean() }),
  }),
});
