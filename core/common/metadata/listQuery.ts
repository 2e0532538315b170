import { z } from 'zod';
import { Condition, FieldName } from './condition';
import { Id } from './metadataRecord';

const Order = z.object({ field: FieldName, descending: z.boolean() });
export type Order = z.output<typeof Order>;

/** "name,-modifiedAt": a field or several, a minus for descending. */
const OrderText = z
  .string()
  .max(400)
  .transform((text) =>
    text.split(',').map((part) => ({ field: part.replace(/^-/, ''), descending: part.startsWith('-') })),
  )
  .pipe(z.array(Order).max(4));

const ConditionText = z
  .string()
  .max(20_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'The condition is not valid JSON.' });
      return z.NEVER;
    }
  })
  .pipe(Condition);

/** Which records of a type a list shows, in which order. */
export const ListQuery = z.object({
  /** Words that the name or the label begins with or contains. */
  search: z.string().max(200).optional(),
  parent: Id.optional(),
  active: z.stringbool().optional(),
  /** Kinds of a type that has several, such as "cst,std" of objects. */
  type: z.string().max(100).optional(),
  /** A condition as JSON. */
  condition: ConditionText.optional(),
  /** By default the newest change first. */
  order: OrderText.optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).optional(),
  /** The last id of the page before: quicker than an offset in long lists. */
  after: Id.optional(),
  /** Leaves `data` out. */
  brief: z.stringbool().optional(),
  /** False when nobody needs to know how many there are in all. */
  count: z.stringbool().optional(),
});
export type ListQuery = z.output<typeof ListQuery>;

export const defaultLimit = 100;
