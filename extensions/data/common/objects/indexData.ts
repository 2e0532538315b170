import { z } from 'zod';

/** The fields of the object, by id, in the order in which they are compared. */
export const IndexData = z.strictObject({
  fields: z.array(z.string().min(1).max(63)).min(1).max(8),
  unique: z.boolean().default(false),
});
export type IndexData = z.output<typeof IndexData>;
