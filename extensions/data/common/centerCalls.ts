import { calls, get, Id, JsonData, permissions, post, Use } from 'lathe/common';
import { z } from 'zod';
import { objectKinds, sharings } from './objects/objectData';

const permission = permissions.developApplication;

/** An object as whoever builds sees it in the list of all. */
export const ObjectRow = z.object({
  id: z.string(),
  name: z.string(),
  /** In the caller's language. */
  label: z.string(),
  description: z.string(),
  kind: z.enum(objectKinds),
  sharing: z.enum(sharings),
  fields: z.int(),
  /** None of a view object, whose rows are those of others. */
  rows: z.number().nullable(),
  /** The number of rows is what the database guesses: the table is too large to count by the way. */
  guessed: z.boolean(),
  modifiedAt: z.iso.datetime(),
  modifiedByName: z.string(),
});
export type ObjectRow = z.output<typeof ObjectRow>;

/** What uses something, in the caller's language. */
export const ShownUse = Use.extend({
  /** Its type as people call it. */
  title: z.string(),
  /** What the object is called that it is a part of. */
  of: z.string().optional(),
});
export type ShownUse = z.output<typeof ShownUse>;

/** What a change or a removal would meet. */
export const Impact = z.object({
  /** Where it is used, by others than itself and its parts; at most 200 of them. */
  uses: z.array(ShownUse),
  /** How many views and dashboards that are others' own use it; nobody is told what they are called. */
  ofOthers: z.object({ views: z.int(), dashboards: z.int() }),
  usesTotal: z.int(),
  /** The rows of the object. */
  rows: z.number(),
  /** How many of them have a value in the field. */
  values: z.number(),
  /** Why it would be refused, in the caller's language. */
  refusals: z.array(z.string()),
});
export type Impact = z.output<typeof Impact>;

/** What the screens of the data center ask for beside metadata itself. */
export const centerCalls = calls({
  objects: get('/u-route/baas/data/v1.0/center/objects', {
    summary: 'All objects with how many fields and rows they have, and the namespace in which new ones are made.',
    permission,
    result: z.object({ namespace: z.string().nullable(), objects: z.array(ObjectRow) }),
  }),
  impact: post('/u-route/baas/data/v1.0/center/impact/:id', {
    summary: 'What uses an object or a field, how many rows have values, and whether a change of it would be refused.',
    permission,
    safe: true,
    body: z.strictObject({
      /** What the field would be; left out, it would be deleted. */
      change: z.strictObject({ name: z.string().max(255).optional(), data: JsonData.optional() }).optional(),
    }),
    result: Impact,
    errors: [['NOT_FOUND', 404]],
  }),
  checkFormula: post('/u-route/baas/data/v1.0/center/formula/:object', {
    summary: 'Whether a formula can be computed for the rows of an object, and what it gives.',
    permission,
    safe: true,
    body: z.strictObject({
      formula: z.string().max(4000),
      /** The id of the field that it is, or will be, the formula of. */
      field: Id.optional(),
    }),
    result: z.object({
      /** What it gives: text, number, checkbox, date, datetime, list or nothing. */
      type: z.string().nullable(),
      problem: z.object({ message: z.string(), at: z.int(), length: z.int() }).nullable(),
    }),
    errors: ['UNKNOWN_OBJECT'],
  }),
});
