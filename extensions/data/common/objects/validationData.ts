import { z } from 'zod';

/** A row that makes the formula true is refused. */
export const ValidationRuleData = z.strictObject({
  formula: z.string().trim().min(1).max(4000),
  /** What whoever writes such a row is told. */
  message: z.string().trim().min(1).max(1000),
  messages: z.record(z.string().max(10), z.string().max(1000)).optional(),
  /** The id of the field beside which the message stands. */
  field: z.string().length(20).optional(),
});
export type ValidationRuleData = z.output<typeof ValidationRuleData>;
