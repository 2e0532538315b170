import { z } from 'zod';
import { Choice } from './fieldData';
import { textsUpTo } from './translations';

/** Choices that several fields share. */
export const PicklistData = z.strictObject({
  /** Its label in other languages. */
  labels: textsUpTo(64),
  description: z.string().max(4000).optional(),
  values: z.array(Choice).max(5000).default([]),
});
export type PicklistData = z.output<typeof PicklistData>;
