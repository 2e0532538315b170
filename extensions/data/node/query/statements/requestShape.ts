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
  const key = JSON.stringify(outlined(request));
  return key.length > longestShape ? undefined : { key, comparisons: [...comparisonsIn(request)] };
}

type Asking = Pick<QueryRequest, 'condition' | 'relation'> | ParentRelation | ChildRelation;

/** Copied by hand: to be asked for each key costs JSON.stringify several times as much, and this is done for each request. */
function outlined<T extends Asking>(asking: T): T {
  const { relation } = asking;
  const condition = 'condition' in asking && asking.condition && outlinedCondition(asking.condition);
  return {
    ...asking,
    ...(condition && { condition }),
    ...(relation && {
      relation: {
        ...relation,
        ...(relation.parents && { parents: relation.parents.map(outlined) }),
        ...(relation.childs && { childs: relation.childs.map(outlined) }),
      },
    }),
  };
}

function outlinedCondition(condition: Condition): Condition {
  const conditions = condition.conditions.map((part) =>
    'conditions' in part ? outlinedCondition(part) : { ...part, value: outline(part.value) },
  );
  return { ...condition, conditions };
}

/** Only what a statement depends on: NULL is compared in another way. */
function outline(value: GivenValue): GivenValue {
  if (Array.isArray(value)) return value.includes(null) ? [null] : [];
  return value === null || value === undefined ? value : '';
}

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
