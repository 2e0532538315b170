import { calls, del, get, Id, permissions, post } from 'lathe/common';
import { z } from 'zod';

const base = '/u-route/baas/index/metadata/v1.0/:object';
const permission = permissions.developApplication;

/** The fields by name, in the order in which they are compared. */
const Fields = z.array(z.string().max(63)).min(1).max(8);

export const IndexView = z.object({
  id: Id,
  name: z.string(),
  fields: z.array(z.string()),
  unique: z.boolean(),
  /** How much room it takes, in bytes. */
  size: z.number(),
  /** How often a query has used it since the statistics began. */
  uses: z.number(),
});
export type IndexView = z.output<typeof IndexView>;

/** What makes queries of an object fast. */
export const indexCalls = calls({
  list: get(base, {
    summary: 'The indexes of an object, with how often they help.',
    permission,
    result: z.array(IndexView),
    errors: ['UNKNOWN_OBJECT'],
  }),
  create: post(base, {
    summary: 'Adds an index.',
    permission,
    body: z.strictObject({
      name: z.string().trim().min(1).max(63),
      fields: Fields,
      unique: z.boolean().default(false),
    }),
    result: IndexView,
    errors: ['UNKNOWN_OBJECT', 'UNKNOWN_FIELD', 'BAD_INDEX', ['NOT_UNIQUE', 409], ['INDEX_VALUES_ALIKE', 409]],
  }),
  remove: del(`${base}/:indexId`, {
    summary: 'Removes an index.',
    permission,
    result: z.null(),
    errors: ['UNKNOWN_OBJECT', 'NOT_FOUND'],
  }),
});
