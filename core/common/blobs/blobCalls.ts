import { z } from 'zod';
import { calls, del, get, post } from '../calls/call';

const base = '/u-route/baas/sys/v1.0/blobs';

/** A file that somebody has uploaded or a job has made. */
export const BlobView = z.object({
  id: z.string(),
  name: z.string(),
  /** Its media type, as whoever uploaded it says. */
  type: z.string(),
  size: z.number(),
  sha256: z.string(),
  createdAt: z.iso.datetime(),
});
export type BlobView = z.output<typeof BlobView>;

export const blobCalls = calls({
  upload: post(base, {
    summary: 'Uploads a file: the body is the file itself. What nothing refers to within a day is deleted.',
    query: z.object({
      name: z.string().min(1).max(255),
      type: z
        .string()
        .regex(/^[\w.+-]{1,100}\/[\w.+-]{1,100}$/)
        .default('application/octet-stream'),
    }),
    form: true,
    result: BlobView,
    errors: ['TOO_LARGE'],
  }),
  get: get(`${base}/:id`, {
    summary: 'What is known of a file of one’s own.',
    result: BlobView,
    errors: ['NOT_FOUND'],
  }),
  content: get(`${base}/:id/content`, {
    summary: 'A file of one’s own; takes a Range header.',
    result: z.unknown(),
    media: 'application/octet-stream',
    errors: ['NOT_FOUND', ['WRONG_RANGE', 416]],
  }),
  linked: get(`${base}/linked`, {
    summary: 'A file by a link that was handed out for a while; takes a Range header.',
    audience: 'anyone',
    query: z.object({ token: z.string().max(2000) }),
    result: z.unknown(),
    media: 'application/octet-stream',
    errors: ['NOT_FOUND', ['LINK_EXPIRED', 410], ['WRONG_RANGE', 416]],
  }),
  remove: del(`${base}/:id`, {
    summary: 'Deletes a file of one’s own that nothing refers to.',
    result: z.null(),
    errors: ['NOT_FOUND', ['BLOB_IN_USE', 409]],
  }),
});
