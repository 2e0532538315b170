import { calls, get, Id } from 'lathe/common';
import { z } from 'zod';

/** A field as the form shows it, by its name. */
export const ShownField = z.object({ name: z.string(), readOnly: z.boolean(), required: z.boolean() });
export type ShownField = z.output<typeof ShownField>;

/** A layout as it is drawn: in the caller's language, without what he may not see. */
export const DrawnLayout = z.object({
  /** None where nobody has made one: then it is as the fields come. */
  id: z.string().nullable(),
  label: z.string(),
  sections: z.array(
    z.object({
      label: z.string(),
      collapsed: z.boolean(),
      columns: z.array(z.array(ShownField)),
    }),
  ),
});
export type DrawnLayout = z.output<typeof DrawnLayout>;

/** How the form of a row is drawn: in general, and where the named field has one of these values. */
export const LayoutView = DrawnLayout.extend({
  recordTypes: z.array(DrawnLayout.extend({ field: z.string(), values: z.array(z.string()) })),
});
export type LayoutView = z.output<typeof LayoutView>;

/** How the forms of rows look; the layouts themselves are parts of the object: `metadata/v1.0/object/{id}/layout`. */
export const layoutCalls = calls({
  mine: get('/u-route/baas/data/v1.0/layout/:object', {
    summary:
      'The layout of an object, by name or id, that the caller gets for its rows; or the one that is named, where there is one.',
    audience: 'everyUser',
    query: z.object({ layout: Id.optional() }),
    result: LayoutView,
    errors: ['UNKNOWN_OBJECT'],
  }),
});
