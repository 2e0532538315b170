import { z } from 'zod';
import { operators } from './operators';

/** A select gives at most so many rows. */
export const mostRows = 5000;
/** How deep groups of conditions and relations may nest. */
export const deepestCondition = 20;
export const deepestRelation = 5;
/** How many values an "in" may list. */
export const longestList = 10_000;

const Scalar = z.union([z.string().max(1_048_576), z.number(), z.boolean(), z.null()]);
/** A field, or by lookups a field of another object: "customer.region.name". */
export const FieldPath = z.string().min(1).max(400);

export const Comparison = z.strictObject({
  field: FieldPath,
  operator: z.enum(operators),
  value: z.union([Scalar, z.array(Scalar)]).optional(),
});
export type Comparison = z.output<typeof Comparison>;

/** Comparisons that all hold ("AND", the default) or of which one does; groups nest. */
export interface Condition {
  readonly conjunction?: 'AND' | 'OR';
  readonly conditions: readonly (Condition | Comparison)[];
}

export const Condition: z.ZodType<Condition> = z.strictObject({
  conjunction: z.enum(['AND', 'OR']).optional(),
  get conditions() {
    return z.array(z.union([Comparison, Condition])).max(1000);
  },
});

export const aggregateFunctions = ['count', 'min', 'max', 'sum', 'avg'] as const;

export const Aggregate = z.strictObject({
  alias: z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,62}$/, 'ALIAS_FORMAT'),
  /** None counts rows. */
  field: FieldPath.optional(),
  function: z.enum(aggregateFunctions),
});

export const OrderBy = z.strictObject({ field: FieldPath, order: z.enum(['asc', 'desc']).default('asc') });
export type OrderBy = z.output<typeof OrderBy>;

/** By what rows are grouped: a field as it is, or the part of a date. */
export const dateParts = ['year', 'quarter', 'month', 'week', 'day'] as const;
export const GroupBy = z.union([FieldPath, z.strictObject({ field: FieldPath, by: z.enum(dateParts) })]);

export const QueryOptions = z.strictObject({
  fields: z.array(FieldPath).max(500).optional(),
  groupby: z.array(GroupBy).max(20).optional(),
  aggregate: z.array(Aggregate).max(50).optional(),
  orderby: z.array(OrderBy).max(20).optional(),
  limit: z.int().min(1).max(mostRows).optional(),
  skip: z.int().min(0).max(2_000_000_000).optional(),
  distinct: z.boolean().optional(),
});
export type QueryOptions = z.output<typeof QueryOptions>;

/** Rows of other objects that come along: the one that a lookup leads to, and those that lead here. */
export interface Relation {
  readonly parents?: readonly ParentRelation[];
  readonly childs?: readonly ChildRelation[];
}

export interface ParentRelation {
  readonly relatedField: string;
  readonly fields?: readonly string[];
  readonly relation?: Relation;
}

export interface ChildRelation {
  readonly relationName: string;
  readonly fields?: readonly string[];
  readonly condition?: Condition;
  readonly orderby?: readonly z.output<typeof OrderBy>[];
  readonly limit?: number;
  readonly relation?: Relation;
}

export const Relation: z.ZodType<Relation> = z.strictObject({
  get parents() {
    return z.array(ParentRelation).max(20).optional();
  },
  get childs() {
    return z.array(ChildRelation).max(20).optional();
  },
});

const ParentRelation: z.ZodType<ParentRelation> = z.strictObject({
  relatedField: FieldPath,
  fields: z.array(FieldPath).max(500).optional(),
  get relation() {
    return Relation.optional();
  },
});

const ChildRelation: z.ZodType<ChildRelation> = z.strictObject({
  relationName: FieldPath,
  fields: z.array(FieldPath).max(500).optional(),
  condition: Condition.optional(),
  orderby: z.array(OrderBy).max(20).optional(),
  limit: z.int().min(1).max(mostRows).optional(),
  get relation() {
    return Relation.optional();
  },
});

export const QueryRequest = z.strictObject({
  condition: Condition.optional(),
  options: QueryOptions.optional(),
  relation: Relation.optional(),
});
export type QueryRequest = z.output<typeof QueryRequest>;
