import { calls, get } from 'lathe/common';
import { z } from 'zod';
import { Choice, formulaResults } from './objects/fieldData';
import { fieldTypes } from './objects/fieldTypes';
import { objectKinds } from './objects/objectData';

const base = '/u-route/baas/data/v1.0/describe';

/** An object that the caller may read; texts are in his language. */
export const ObjectSummary = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  plural: z.string(),
  kind: z.enum(objectKinds),
  description: z.string().optional(),
});
export type ObjectSummary = z.output<typeof ObjectSummary>;

/** A field as whoever fills in, filters or shows rows needs it; those hidden from the caller are left out. */
export const FieldDescription = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  type: z.enum(fieldTypes),
  help: z.string().optional(),
  /** The platform writes it: id, createdDate and the like. */
  system: z.boolean(),
  /** Whether the caller may write it. */
  editable: z.boolean(),
  required: z.boolean(),
  unique: z.boolean(),
  /** A new row gets the next number where nobody gives a value. */
  counted: z.boolean().optional(),
  length: z.number().optional(),
  precision: z.number().optional(),
  scale: z.number().optional(),
  default: z.unknown().optional(),
  choices: z.array(Choice).optional(),
  /** The name of the object that a lookup leads to. */
  target: z.string().optional(),
  /** Of a formula, or of a roll-up. */
  result: z.enum(formulaResults).optional(),
});
export type FieldDescription = z.output<typeof FieldDescription>;

/** Rows of another object that lead to a row of this one. */
export const ChildDescription = z.object({ relationName: z.string(), object: z.string(), field: z.string() });
export type ChildDescription = z.output<typeof ChildDescription>;

export const ObjectDescription = ObjectSummary.extend({
  /** What the ids of its rows begin with; none where nobody makes rows. */
  keyPrefix: z.string().optional(),
  /** What the caller may do with rows. */
  may: z.object({ create: z.boolean(), edit: z.boolean(), delete: z.boolean() }),
  /** Not with every row: the call "rights" tells with which. */
  differs: z.boolean().optional(),
  fields: z.array(FieldDescription),
  children: z.array(ChildDescription),
});
export type ObjectDescription = z.output<typeof ObjectDescription>;

/** What grids, forms and filters are made of. */
export const describeCalls = calls({
  objects: get(base, {
    summary: 'The objects whose rows the caller may read.',
    audience: 'everyUser',
    result: z.array(ObjectSummary),
  }),
  object: get(`${base}/:object`, {
    summary: 'An object, by name or id, with the fields that the caller may see.',
    audience: 'everyUser',
    result: ObjectDescription,
    errors: ['UNKNOWN_OBJECT'],
  }),
});
