import fc from 'fast-check';
import type { Operator } from '../../../common/query/operators';
import {
  type Comparison,
  type Condition,
  dateParts,
  type QueryOptions,
  type QueryRequest,
  type Relation,
} from '../../../common/query/queryRequest';
import { type Kind, kindAt, kinds, lookups, relations, type Shop } from './memoryRows';
import { days, moments, numbers, statuses, tags, tiers, words } from './shopData';

type Value = Comparison['value'];

const ordered: readonly Operator[] = ['lt', 'le', 'gt', 'ge'];
const plain: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'isnull', 'isnotnull'];
const written: readonly Operator[] = ['contains', 'startwith', 'endwith'];

const operatorsOf: Readonly<Record<Kind, readonly Operator[]>> = {
  text: [...plain, ...ordered, 'between', ...written],
  exact: [...plain, ...ordered, 'between'],
  lookup: [...plain, ...ordered],
  number: [...plain, ...ordered, 'between'],
  day: [...plain, ...ordered, 'between'],
  moment: [...plain, ...ordered, 'between'],
  flag: plain,
  list: ['eq', 'ne', 'isnull', 'isnotnull', 'includes', 'excludes'],
};

const valuesOf: Readonly<Record<Kind, fc.Arbitrary<string | number | boolean>>> = {
  text: fc.constantFrom(...words, 'B', '%', '_', '\\', "'"),
  exact: fc.constantFrom(...tiers, ...statuses, ...words, 'c003', 'o010'),
  lookup: fc.constantFrom('r000', 'r003', 'c001', 'c020', 'o005', 'nobody'),
  number: fc.constantFrom(...numbers, 0.5),
  day: fc.constantFrom(...days, '2026-01-15'),
  moment: fc.constantFrom(...moments),
  flag: fc.boolean(),
  list: fc.constantFrom('a', 'b', 'c', 'd'),
};

/** The fields of an object, and by so many lookups those of others. */
function allPaths(object: Shop, steps: number): string[] {
  return Object.keys(kinds[object]).flatMap((field) => {
    const target = lookups[`${object}.${field}`];
    const further = target && steps > 0 ? allPaths(target, steps - 1).map((path) => `${field}.${path}`) : [];
    return [field, ...further];
  });
}

function pathsOf(object: Shop, steps: number, wanted: (kind: Kind) => boolean = () => true): string[] {
  return allPaths(object, steps).filter((path) => wanted(kindAt(object, path)));
}

function paths(object: Shop, steps = 2): fc.Arbitrary<string> {
  return fc.constantFrom(...pathsOf(object, steps));
}

function sortablePaths(object: Shop, steps: number): fc.Arbitrary<string> {
  return fc.constantFrom(...pathsOf(object, steps, (kind) => kind !== 'list'));
}

function values(kind: Kind, operator: Operator): fc.Arbitrary<Value> {
  const one = valuesOf[kind];
  if (operator === 'isnull' || operator === 'isnotnull') return fc.constant(undefined);
  if (operator === 'between') return fc.array(one, { minLength: 2, maxLength: 2 });
  if (operator === 'in' || operator === 'nin') return fc.array(fc.option(one, { freq: 5 }), { maxLength: 4 });
  if (operator === 'includes' || operator === 'excludes') return fc.oneof(one, fc.array(one, { maxLength: 3 }));
  if (kind === 'list') return fc.option(fc.constantFrom(...tags), { freq: 5 });
  return operator === 'eq' || operator === 'ne' ? fc.option(one, { freq: 5 }) : one;
}

function comparisons(object: Shop): fc.Arbitrary<Comparison> {
  return paths(object).chain((field) => {
    const kind = kindAt(object, field);
    return fc
      .constantFrom(...operatorsOf[kind])
      .chain((operator) => values(kind, operator).map((value) => ({ field, operator, value })));
  });
}

export function conditions(object: Shop, depth = 3): fc.Arbitrary<Condition> {
  const part: fc.Arbitrary<Condition | Comparison> =
    depth === 1 ? comparisons(object) : fc.oneof(comparisons(object), conditions(object, depth - 1));
  return fc.record(
    { conjunction: fc.constantFrom('AND' as const, 'OR' as const), conditions: fc.array(part, { maxLength: 3 }) },
    { requiredKeys: ['conditions'] },
  );
}

const pages = { limit: fc.integer({ min: 1, max: 40 }), skip: fc.integer({ min: 0, max: 10 }) };

function orders(field: fc.Arbitrary<string>): fc.Arbitrary<NonNullable<QueryOptions['orderby']>> {
  return fc.array(fc.record({ field, order: fc.constantFrom('asc' as const, 'desc' as const) }), { maxLength: 3 });
}

function rows(object: Shop): fc.Arbitrary<QueryOptions> {
  const sortable = sortablePaths(object, 2);
  const fields = fc.array(paths(object), { minLength: 1, maxLength: 5 });
  return fc.record({ fields, orderby: orders(sortable), ...pages }, { requiredKeys: ['fields'] });
}

function relation(object: Shop, depth = 3): fc.Arbitrary<Relation> {
  const leading = Object.keys(kinds[object]).filter((field) => `${object}.${field}` in lookups);
  const fields = (of: Shop) => fc.array(paths(of, 1), { minLength: 1, maxLength: 3 });
  const nested = (of: Shop) =>
    depth === 1 ? fc.constant(undefined) : fc.option(relation(of, depth - 1), { nil: undefined });
  const parents = leading.map((relatedField) => {
    const target = lookups[`${object}.${relatedField}`] ?? object;
    return fc.record({ relatedField: fc.constant(relatedField), fields: fields(target), relation: nested(target) });
  });
  const childs = Object.entries(relations[object]).map(([relationName, [child]]) => {
    const sortable = sortablePaths(child, 1);
    return fc.record({
      ...{ relationName: fc.constant(relationName), fields: fields(child), relation: nested(child) },
      ...{ condition: fc.option(conditions(child, 1), { nil: undefined }), orderby: orders(sortable) },
      limit: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    });
  });
  return fc.record({
    parents: parents.length > 0 ? fc.array(fc.oneof(...parents), { maxLength: 1 }) : fc.constant([]),
    childs: childs.length > 0 ? fc.array(fc.oneof(...childs), { maxLength: 1 }) : fc.constant([]),
  });
}

function groups(object: Shop): fc.Arbitrary<QueryOptions> {
  const path = paths(object, 1);
  const key = path.chain((field) => {
    const dated = ['day', 'moment'].includes(kindAt(object, field));
    return dated
      ? fc.oneof(
          fc.constant(field),
          fc.constantFrom(...dateParts).map((by) => ({ field, by })),
        )
      : fc.constant(field);
  });
  const numeric = pathsOf(object, 1, (kind) => kind === 'number');
  const sortable = pathsOf(object, 1, (kind) => ['number', 'day', 'exact', 'text'].includes(kind));
  const aggregate = fc.oneof(
    fc.record({ function: fc.constant('count' as const), field: fc.option(path, { nil: undefined }) }),
    fc.record({ function: fc.constantFrom('min' as const, 'max' as const), field: fc.constantFrom(...sortable) }),
    ...(numeric.length > 0
      ? [fc.record({ function: fc.constantFrom('sum' as const, 'avg' as const), field: fc.constantFrom(...numeric) })]
      : []),
  );
  const nameOf = (each: string | { field: string; by: string }): string =>
    typeof each === 'string' ? each : `${each.field}.${each.by}`;
  return fc
    .tuple(fc.uniqueArray(key, { maxLength: 3, selector: nameOf }), fc.array(aggregate, { minLength: 1, maxLength: 3 }))
    .chain(([groupby, summed]) => {
      const aggregates = summed.map((each, index) => ({ ...each, alias: `a${index}` }));
      const names = fc.constantFrom(...groupby.map(nameOf), ...aggregates.map(({ alias }) => alias));
      return fc.record({
        groupby: fc.constant(groupby),
        aggregate: fc.constant(aggregates),
        orderby: orders(names),
        ...pages,
      });
    });
}

function distinct(object: Shop): fc.Arbitrary<QueryOptions> {
  const fields = fc.uniqueArray(paths(object, 1), { minLength: 1, maxLength: 3 });
  return fields.chain((wanted) =>
    fc.record({
      distinct: fc.constant(true),
      fields: fc.constant(wanted),
      orderby: orders(fc.constantFrom(...wanted)),
      ...pages,
    }),
  );
}

export interface ArbitraryQuery {
  readonly object: Shop;
  readonly request: QueryRequest;
  readonly inner: boolean;
  readonly withNames: boolean;
}

export const arbitraryQuery: fc.Arbitrary<ArbitraryQuery> = fc
  .constantFrom<Shop>('Region', 'Customer', 'Order', 'Item')
  .chain((object) => {
    const condition = fc.option(conditions(object), { nil: undefined });
    const request = fc.oneof(
      fc.record({ condition, options: rows(object) }),
      fc.record({ condition, options: rows(object), relation: relation(object) }),
      fc.record({ condition, options: groups(object) }),
      fc.record({ condition, options: distinct(object) }),
    );
    return fc.record({ object: fc.constant(object), request, inner: fc.boolean(), withNames: fc.boolean() });
  });
