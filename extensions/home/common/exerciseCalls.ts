import { calls, get, post } from 'lathe/common';
import { z } from 'zod';
import { lessonCategories, lessonKinds, lessonLevels } from './lessons';

const base = '/u-route/baas/v1.0';

/** A lesson of the study center, and whether the user has gone through it. */
export const Exercise = z.object({
  name: z.string(),
  category: z.enum(lessonCategories),
  level: z.enum(lessonLevels),
  kind: z.enum(lessonKinds),
  isNew: z.boolean(),
  viewedAt: z.iso.datetime().nullable(),
  /** How many users of the tenant have. */
  viewers: z.int(),
});
export type Exercise = z.output<typeof Exercise>;

export const exerciseCalls = calls({
  list: get(`${base}/exercise`, {
    summary: 'The lessons of the study center, with those that the user has gone through.',
    result: z.array(Exercise),
    counted: true,
  }),
  view: post(`${base}/exercise/:name/view`, {
    summary: 'Notes that the user has gone through a lesson.',
    body: z.object({ viewed: z.boolean().default(true) }).optional(),
    result: z.object({ name: z.string(), viewed: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
});
