import { Id } from 'lathe/common';
import { z } from 'zod';
import { Condition } from '../query/queryRequest';

export const fieldAccesses = ['hidden', 'read'] as const;

/** What a profile or a permission set lets its users do with the rows of an object. */
export const ObjectAccessData = z.strictObject({
  /** The id of a profile or of a permission set. */
  source: z.string().length(20),
  read: z.boolean().default(true),
  create: z.boolean().default(false),
  edit: z.boolean().default(false),
  delete: z.boolean().default(false),
  /** All rows, whoever owns them. */
  viewAll: z.boolean().default(false),
  modifyAll: z.boolean().default(false),
  /** Fields, by id, that are hidden from them or not theirs to change; all others are as the object is. */
  fields: z.record(z.string().length(20), z.enum(fieldAccesses)).default({}),
});
export type ObjectAccessData = z.output<typeof ObjectAccessData>;

/** Opens rows to others than their owners. */
export const SharingRuleData = z.strictObject({
  /** Whom it opens them to: the id of a profile, permission set, queue or user. */
  to: z.string().length(20),
  access: z.enum(['read', 'edit']).default('read'),
  /** Which rows: those that a user or a queue owns, or that meet a condition; all when neither is said. */
  owner: Id.optional(),
  condition: Condition.optional(),
});
export type SharingRuleData = z.output<typeof SharingRuleData>;
