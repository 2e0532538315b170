import type { FieldDescription, ObjectDescription, ObjectSummary } from '../../common/describeCalls';
import { operators } from '../../common/query/operators';
import { aggregateFunctions, dateParts } from '../../common/query/queryRequest';

type Schema = Readonly<Record<string, unknown>>;

/** What a schema can be made of: the object that is asked, and those beside it. */
export interface KnownObjects {
  readonly all: readonly ObjectSummary[];
  readonly root?: ObjectDescription;
  /** By name: those that lookups of the root lead to, and those whose rows lead to it. */
  readonly others: ReadonlyMap<string, ObjectDescription>;
}

/** What a query may hold, for completion and checks: the names of objects and fields come from what the user may see. */
export function querySchema({ all, root, others }: KnownObjects): Schema {
  const object = named(
    all.map(({ name, label, plural }) => ({ name, label: plural || label })),
    false,
  );
  return {
    type: 'object',
    required: ['object'],
    additionalProperties: false,
    properties: {
      object,
      base: { enum: ['I', 'N'] },
      ...(root ? requestOf(root, others) : { condition: {}, options: {}, relation: {} }),
    },
  };
}

function requestOf(root: ObjectDescription, others: KnownObjects['others']): Schema {
  const path = pathsOf(root, others);
  return { condition: conditionOf(root, path), options: optionsOf(path), relation: relationOf(root, others) };
}

function optionsOf(path: Schema): Schema {
  const orderby = {
    type: 'object',
    required: ['field'],
    properties: { field: path, order: { enum: ['asc', 'desc'] } },
  };
  const grouped = {
    type: 'object',
    required: ['field', 'by'],
    properties: { field: path, by: { enum: [...dateParts] } },
  };
  const aggregate = {
    type: 'object',
    required: ['alias', 'function'],
    properties: { alias: { type: 'string' }, field: path, function: { enum: [...aggregateFunctions] } },
  };
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      fields: listOf(path),
      groupby: listOf({ anyOf: [path, grouped] }),
      aggregate: listOf(aggregate),
      orderby: listOf(orderby),
      limit: { type: 'integer', minimum: 1, maximum: 5000 },
      skip: { type: 'integer', minimum: 0 },
      distinct: { type: 'boolean' },
    },
  };
}

function conditionOf({ fields }: ObjectDescription, path: Schema): Schema {
  const comparison = {
    type: 'object',
    required: ['field', 'operator'],
    properties: { field: path, operator: { enum: [...operators] }, value: {} },
    allOf: fields.flatMap(valuesOf),
  };
  const group = (inner: Schema): Schema => ({
    type: 'object',
    required: ['conditions'],
    properties: { conjunction: { enum: ['AND', 'OR'] }, conditions: listOf(inner) },
  });
  const either = (inner: Schema): Schema => ({
    if: { required: ['conditions'] },
    then: group(inner),
    else: comparison,
  });
  // Completion goes two groups deep; deeper ones are told by the server.
  return group(either(either(comparison)));
}

/** Which values a field may have, where it's few. */
function valuesOf({ name, choices, type }: FieldDescription): Schema[] {
  const values = type === 'checkbox' ? [true, false] : choices?.map(({ value }) => value);
  if (!values) return [];
  const value = { anyOf: [{ enum: values }, { type: 'array', items: { enum: values } }, {}] };
  return [{ if: { properties: { field: { const: name } } }, then: { properties: { value } } }];
}

function relationOf(root: ObjectDescription, others: KnownObjects['others']): Schema {
  const lookups = root.fields.filter(({ target }) => target !== undefined);
  const parents = lookups.map(({ name, target = '' }) => ({
    if: { properties: { relatedField: { const: name } } },
    then: { properties: { fields: fieldsOf(others.get(target), others) } },
  }));
  const children = root.children.map(({ relationName, object }) => {
    const child = others.get(object);
    const path = child ? pathsOf(child, others) : {};
    const orderby = { type: 'object', properties: { field: path, order: { enum: ['asc', 'desc'] } } };
    const own = { fields: listOf(path), orderby: listOf(orderby), condition: child ? conditionOf(child, path) : {} };
    return { if: { properties: { relationName: { const: relationName } } }, then: { properties: own } };
  });
  const parent = {
    type: 'object',
    required: ['relatedField'],
    properties: { relatedField: named(lookups, false), fields: {} },
  };
  const child = {
    type: 'object',
    required: ['relationName'],
    properties: {
      ...{ relationName: { enum: root.children.map(({ relationName }) => relationName) }, fields: {}, condition: {} },
      ...{ orderby: {}, limit: { type: 'integer', minimum: 1, maximum: 5000 }, relation: {} },
    },
  };
  const properties = { parents: listOf({ ...parent, allOf: parents }), childs: listOf({ ...child, allOf: children }) };
  return { type: 'object', additionalProperties: false, properties };
}

function fieldsOf(object: ObjectDescription | undefined, others: KnownObjects['others']): Schema {
  return object ? listOf(pathsOf(object, others)) : {};
}

/** Its own fields, and over one lookup those of others; longer paths may be written all the same. */
function pathsOf({ fields }: ObjectDescription, others: KnownObjects['others']): Schema {
  const further = fields.flatMap(({ name, label, target }) =>
    (others.get(target ?? '')?.fields ?? []).map((field) => ({
      name: `${name}.${field.name}`,
      label: `${label} › ${field.label}`,
    })),
  );
  return named([...fields, ...further], true);
}

function named(names: readonly { readonly name: string; readonly label: string }[], open: boolean): Schema {
  const known = { enum: names.map(({ name }) => name), enumDescriptions: names.map(({ label }) => label) };
  return open ? { anyOf: [known, { type: 'string', pattern: '\\.' }] } : known;
}

function listOf(items: Schema): Schema {
  return { type: 'array', items };
}
