import { type Comparison, type Condition, type QueryRequest } from '../../../data/common/query/queryRequest';
import type { BoundValue, BoundValues } from './bindParameters';
import type { ResourceAction, ResourceComparison, ResourceCondition, ResourceValue } from './resourceData';

type QueryAction = Extract<ResourceAction, { readonly kind: 'query' }>;

/** A stored query with what the caller gave; comparisons with what he didn't give are left out. */
export function fillRequest({ request, limit, skip }: QueryAction, values: BoundValues): QueryRequest {
  const condition = request.condition && fillCondition(request.condition, values);
  const page = { ...numberOf('limit', limit, values), ...numberOf('skip', skip, values) };
  return {
    ...(condition ? { condition } : {}),
    options: { ...request.options, ...page },
    ...(request.relation ? { relation: request.relation } : {}),
  };
}

/** The values of a row that is written; what the caller didn't give is left out. */
export function fillValues(wanted: Readonly<Record<string, ResourceValue>>, values: BoundValues) {
  const filled = Object.entries(wanted).flatMap(([field, value]) => {
    const given = valueOf(value, values);
    return given === undefined ? [] : [[field, given] as const];
  });
  return Object.fromEntries(filled);
}

export function valueOf(value: ResourceValue, values: BoundValues): BoundValue | undefined {
  return isReference(value) ? values.get(value.parameter) : value;
}

export function isReference(value: ResourceValue | undefined): value is { parameter: string } {
  return typeof value === 'object' && value !== null && 'parameter' in value;
}

function fillCondition({ conjunction, conditions }: ResourceCondition, values: BoundValues): Condition | undefined {
  const parts = conditions.flatMap((part): (Condition | Comparison)[] => {
    const filled = 'conditions' in part ? fillCondition(part, values) : fillComparison(part, values);
    return filled ? [filled] : [];
  });
  if (parts.length === 0) return undefined;
  return { ...(conjunction ? { conjunction } : {}), conditions: parts };
}

function fillComparison({ field, operator, value }: ResourceComparison, values: BoundValues): Comparison | undefined {
  if (value === undefined) return { field, operator };
  const given = valueOf(value, values);
  return given === undefined ? undefined : { field, operator, value: given instanceof Array ? [...given] : given };
}

function numberOf(
  key: 'limit' | 'skip',
  name: string | undefined,
  values: BoundValues,
): { limit?: number; skip?: number } {
  const value = name === undefined ? undefined : values.get(name);
  return typeof value === 'number' ? { [key]: value } : {};
}
