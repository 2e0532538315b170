import type {
  ChildRelation,
  Comparison,
  Condition,
  ParentRelation,
  QueryRequest,
} from '../../../common/query/queryRequest';
import type { GivenValue } from './given';

/** Longer ones are seldom asked twice, and would fill the memory. */
const longestShape = 8000;

/** What a request is without the values that it compares with: those of one shape become the same statement. */
export interface RequestShape {
  readonly key: string;
  readonly comparisons: readonly Comparison[];
}

export function shapeOf(request: QueryRequest): RequestShape | undefined {
  const key = JSON.stringify(request, (name, value: unknown) => (name === 'value' ? outline(value) : value));
  return key.length > longestShape ? undefined : { key, comparisons: [...comparisonsIn(request)] };
}

/** Only what a statement depends on: NULL is compared in another way. */
function outline(value: unknown): unknown {
  if (Array.isArray(value)) return value.includes(null) ? [null] : [];
  return value === null || value === undefined ? value : '';
}

type Asking = Pick<QueryRequest, 'condition' | 'relation'> | ParentRelation | ChildRelation;

function* comparisonsIn(asking: Asking): Generator<Comparison> {
  if ('condition' in asking && asking.condition) yield* comparisonsOf(asking.condition);
  for (const parent of asking.relation?.parents ?? []) yield* comparisonsIn(parent);
  for (const child of asking.relation?.childs ?? []) yield* comparisonsIn(child);
}

function* comparisonsOf({ conditions }: Condition): Generator<Comparison> {
  for (const part of conditions)
    if ('conditions' in part) yield* comparisonsOf(part);
    else yield part;
}

export function valuesOf({ comparisons }: RequestShape): GivenValue[] {
  return comparisons.map(({ value }) => value);
}
