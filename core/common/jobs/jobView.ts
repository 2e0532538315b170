import { z } from 'zod';
import { jobStates } from './jobState';

export const JobState = z.enum(jobStates);
export type JobState = z.output<typeof JobState>;

/** Work that takes longer than a request, as people see it. */
export const JobView = z.object({
  id: z.string(),
  /** Its kind, such as "mail.send". */
  name: z.string(),
  /** What it does, in the reader's language. */
  label: z.string(),
  /** Housekeeping, of which only lists tell. */
  quiet: z.boolean(),
  state: JobState,
  /** Whether somebody has asked it to stop. */
  cancelling: z.boolean(),
  /** How much of how much; absent until the job says so. */
  done: z.number().optional(),
  total: z.number().optional(),
  /** What it is at, in the words of the job. */
  message: z.string().optional(),
  error: z.string().optional(),
  result: z.unknown().optional(),
  userId: z.string(),
  userName: z.string(),
  /** How often it was tried. */
  attempts: z.number(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().optional(),
  endedAt: z.iso.datetime().optional(),
  /** When a job that failed is tried again by itself. */
  nextAt: z.iso.datetime().optional(),
});
export type JobView = z.output<typeof JobView>;
