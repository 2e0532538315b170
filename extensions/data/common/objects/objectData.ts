import { Id } from 'lathe/common';
import { z } from 'zod';
import { QueryRequest } from '../query/queryRequest';
import { textsUpTo } from './translations';

/** Custom objects have a table; standard ones are the platform's; a view object is a query that has a name. */
export const objectKinds = ['custom', 'standard', 'view'] as const;

/** What users without a rule of their own may do with rows that are not theirs. */
export const sharings = ['private', 'read', 'edit'] as const;

export const ObjectData = z.strictObject({
  kind: z.enum(objectKinds).default('custom'),
  /** Its label in other languages, and so for the texts below. */
  labels: textsUpTo(64),
  plural: z.string().max(64).optional(),
  plurals: textsUpTo(64),
  description: z.string().max(4000).optional(),
  /** The rows' names are typed in, or counted up by a format such as "WO-{0000}". */
  nameFormat: z.string().max(60).optional(),
  nameLabel: z.string().max(64).optional(),
  nameLabels: textsUpTo(64),
  sharing: z.enum(sharings).default('private'),
  /** With what the ids of its rows begin; the server chooses it. */
  keyPrefix: z
    .string()
    .regex(/^[0-9A-Za-z]{4}$/)
    .optional(),
  /** Of a view object. */
  view: z
    .strictObject({
      object: z.string().min(1).max(63),
      query: QueryRequest,
      /** The records of metadata that it needs; the server fills it in. */
      uses: z.array(Id).max(500).optional(),
    })
    .optional(),
});
export type ObjectData = z.output<typeof ObjectData>;
