import { z } from 'zod';
import { calls, get, post } from '../calls/call';
import { JobState, JobView } from './jobView';

const base = '/u-route/baas/sys/v1.0/jobs';

export const jobSorts = ['createdAt', 'name', 'state', 'userName'] as const;

const JobQuery = z.object({
  /** 'all' are those of every user: for administrators. */
  of: z.enum(['mine', 'all']).default('mine'),
  state: JobState.optional(),
  /** Part of the kind, of the user's name or of the message. */
  search: z.string().max(200).optional(),
  sort: z.enum(jobSorts).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type JobQuery = z.output<typeof JobQuery>;

export const jobCalls = calls({
  list: get(base, {
    summary: 'Jobs of the caller, or of all users for those who may manage the system.',
    query: JobQuery,
    result: z.array(JobView),
    counted: true,
  }),
  get: get(`${base}/:id`, { summary: 'One job with its result.', result: JobView, errors: ['NOT_FOUND'] }),
  cancel: post(`${base}/:id/cancel`, {
    summary: 'Stops a job that runs or waits.',
    result: JobView,
    errors: ['NOT_FOUND', ['JOB_ENDED', 409]],
  }),
  retry: post(`${base}/:id/retry`, {
    summary: 'Starts a job again that failed or was cancelled; it goes on where it stood.',
    result: JobView,
    errors: ['NOT_FOUND', ['JOB_NOT_ENDED', 409]],
  }),
});
