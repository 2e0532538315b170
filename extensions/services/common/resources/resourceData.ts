import { Id } from 'lathe/common';
import { z } from 'zod';
import { Comparison, FieldPath, QueryOptions, Relation } from '../../../data/common/query/queryRequest';

export const resourceMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export const parameterTypes = ['text', 'number', 'boolean', 'date', 'datetime', 'id'] as const;
export const parameterPlaces = ['path', 'query', 'body'] as const;

export const Scalar = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]);
export type Scalar = z.output<typeof Scalar>;

const ParameterName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,62}$/);

/** Something that a caller gives. */
export const ResourceParameter = z.strictObject({
  name: ParameterName,
  in: z.enum(parameterPlaces).default('query'),
  type: z.enum(parameterTypes).default('text'),
  required: z.boolean().default(false),
  /** Several values: in an address with commas between them, or named several times. */
  list: z.boolean().default(false),
  /** Taken where nothing is given. */
  default: z.union([Scalar, z.array(Scalar).max(1000)]).optional(),
  description: z.string().max(1000).optional(),
  example: Scalar.optional(),
});
export type ResourceParameter = z.output<typeof ResourceParameter>;

/** The value of a parameter in place of one that is written down. */
export const FromParameter = z.strictObject({ parameter: ParameterName });
export const ResourceValue = z.union([Scalar, z.array(Scalar).max(1000), FromParameter]);
export type ResourceValue = z.output<typeof ResourceValue>;

const ResourceComparison = Comparison.extend({ value: ResourceValue.optional() });
export type ResourceComparison = z.output<typeof ResourceComparison>;

export interface ResourceCondition {
  readonly conjunction?: 'AND' | 'OR';
  readonly conditions: readonly (ResourceCondition | ResourceComparison)[];
}

export const ResourceCondition: z.ZodType<ResourceCondition> = z.strictObject({
  conjunction: z.enum(['AND', 'OR']).optional(),
  get conditions() {
    return z.array(z.union([ResourceComparison, ResourceCondition])).max(200);
  },
});

/** A query; a comparison with a parameter that is not given is left out. */
export const ResourceRequest = z.strictObject({
  condition: ResourceCondition.optional(),
  options: QueryOptions.optional(),
  relation: Relation.optional(),
});
export type ResourceRequest = z.output<typeof ResourceRequest>;

/** The id of an object that is an item of the service. */
const object = Id;
const id = z.union([z.string().max(80), FromParameter]);
const values = z.record(FieldPath, ResourceValue);

export const ResourceAction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('query'),
    object,
    request: ResourceRequest.prefault({}),
    /** The parameters that say how many rows, and from where on. */
    limit: ParameterName.optional(),
    skip: ParameterName.optional(),
  }),
  z.strictObject({ kind: z.literal('read'), object, id, fields: z.array(FieldPath).max(500).optional() }),
  z.strictObject({ kind: z.literal('create'), object, values }),
  z.strictObject({ kind: z.literal('update'), object, id, values }),
  z.strictObject({ kind: z.literal('delete'), object, id }),
]);
export type ResourceAction = z.output<typeof ResourceAction>;

const Holder = z.string().min(1).max(80);

/** An address of a service's own, and what it does. */
export const ResourceData = z.strictObject({
  method: z.enum(resourceMethods).default('GET'),
  /** Such as "/orders/:id". */
  path: z.string().min(1).max(400),
  description: z.string().max(4000).optional(),
  parameters: z.array(ResourceParameter).max(100).default([]),
  action: ResourceAction,
  /** Who may call it, by ids; with none every user. What he may do with rows holds all the same. */
  access: z
    .strictObject({
      profiles: z.array(Holder).max(200).default([]),
      permissionSets: z.array(Holder).max(200).default([]),
    })
    .prefault({}),
});
export type ResourceData = z.output<typeof ResourceData>;
