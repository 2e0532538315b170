import { z } from 'zod';

export const operators = [
  'eq',
  'ne',
  'lt',
  'le',
  'gt',
  'ge',
  'in',
  'contains',
  'startwith',
  'endwith',
  'isnull',
  'isnotnull',
] as const;

const Scalar = z.union([z.string().max(1000), z.number(), z.boolean()]);

/** The fields that every record can be asked for; those of its type are written "data.field". */
export const recordFields = [
  'id',
  'name',
  'label',
  'parent',
  'belongTo',
  'revision',
  'active',
  'createdBy',
  'createdAt',
  'modifiedBy',
  'modifiedAt',
] as const;

export const FieldName = z.union([
  z.enum(recordFields),
  z.string().regex(/^data(\.[A-Za-z_][A-Za-z0-9_]{0,62}){1,5}$/, { error: 'There is no such field.' }),
]);

export const Comparison = z.strictObject({
  field: FieldName,
  operator: z.enum(operators),
  value: z.union([Scalar, z.array(Scalar).max(500)]).optional(),
});
export type Comparison = z.output<typeof Comparison>;

/** Comparisons that all hold ("AND", the default) or of which one does; groups nest. */
export interface Condition {
  readonly conjunction?: 'AND' | 'OR';
  readonly conditions: readonly (Condition | Comparison)[];
}

const deepest = 5;

function conditionOf(depth: number): z.ZodType<Condition> {
  const member = depth > 0 ? z.union([Comparison, conditionOf(depth - 1)]) : Comparison;
  return z.strictObject({ conjunction: z.enum(['AND', 'OR']).optional(), conditions: z.array(member).max(100) });
}

export const Condition = conditionOf(deepest);
