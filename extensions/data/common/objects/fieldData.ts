import { Id } from 'lathe/common';
import { z } from 'zod';
import { textsUpTo } from './translations';
import { type FieldType, fieldTypes, mostDigits } from './fieldTypes';

/** What people make: the name and the fields of the system come with each object. */
export const customFieldTypes = fieldTypes.filter((type): type is Exclude<FieldType, 'name'> => type !== 'name');

const ChoiceValue = z.string().trim().min(1).max(255);

/** One of the values of a select field. */
export const Choice = z.strictObject({
  value: ChoiceValue,
  label: z.string().trim().min(1).max(255).optional(),
  /** Labels in other languages. */
  labels: z.record(z.string().max(10), z.string().max(255)).optional(),
  /** Rows keep it, new ones don't get it. */
  active: z.boolean().optional(),
});
export type Choice = z.output<typeof Choice>;

export const rollupFunctions = ['count', 'sum', 'min', 'max', 'avg'] as const;

export const Rollup = z.strictObject({
  /** The field of the other object that leads here. */
  by: Id,
  function: z.enum(rollupFunctions),
  /** The field that is summed up; none is needed for counting. */
  of: Id.optional(),
});
export type Rollup = z.output<typeof Rollup>;

export const formulaResults = ['text', 'number', 'checkbox', 'date', 'datetime'] as const;
export type FormulaResult = (typeof formulaResults)[number];

/** What a field says beside its name and label. */
export const FieldData = z.strictObject({
  type: z.enum(customFieldTypes),
  /** Shown beside the field to who fills it in. */
  help: z.string().max(1000).optional(),
  helps: textsUpTo(1000),
  /** Its label in other languages. */
  labels: textsUpTo(64),
  description: z.string().max(4000).optional(),
  required: z.boolean().optional(),
  unique: z.boolean().optional(),
  /** Whether "a" and "A" are two where values are unique or compared. */
  caseSensitive: z.boolean().optional(),
  length: z.int().min(1).max(1_048_576).optional(),
  precision: z.int().min(1).max(mostDigits).optional(),
  scale: z.int().min(0).max(20).optional(),
  default: z.union([z.string().max(4000), z.number(), z.boolean(), z.array(ChoiceValue).max(100)]).optional(),
  choices: z.array(Choice).max(1000).optional(),
  /** The picklist that has the choices, in place of own ones. */
  picklist: Id.optional(),
  /** The object that a lookup leads to. */
  object: Id.optional(),
  /** What the rows that lead here are called in requests about the other object. */
  relationName: z.string().max(63).optional(),
  /** What becomes of a lookup whose row is deleted. */
  onDelete: z.enum(['clear', 'refuse']).optional(),
  /** Of an auto-number: "WO-{0000}"; the digits in braces count up. */
  format: z.string().max(60).optional(),
  formula: z.string().max(4000).optional(),
  result: z.enum(formulaResults).optional(),
  rollup: Rollup.optional(),
});
export type FieldData = z.output<typeof FieldData>;
