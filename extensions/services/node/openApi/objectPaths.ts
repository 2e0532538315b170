import type { ObjectDescription } from '../../../data/common/describeCalls';
import { answers, json, security } from './answers';
import { fieldSchema, idSchema, type Schema } from './fieldSchema';

/** A text of the document in the reader's language. */
export type Say = (key: string, parameters?: Readonly<Record<string, string>>) => string;

const base = '/u-route/baas/data/v1.0';

/** The schemas of an object: its rows, and what is written. */
export function objectSchemas({ name, label, fields }: ObjectDescription): Record<string, Schema> {
  const editable = fields.filter((field) => field.editable);
  const needed = editable
    .filter((field) => field.required && field.default === undefined && !field.counted)
    .map((field) => field.name);
  const properties = (some: typeof fields) => Object.fromEntries(some.map((field) => [field.name, fieldSchema(field)]));
  const optional = Object.fromEntries(
    fields.map((field) => [field.name, nullable(fieldSchema(field), field.system || field.required)]),
  );
  return {
    [name]: { title: label, type: 'object', properties: optional },
    [`${name}.new`]: {
      type: 'object',
      properties: properties(editable),
      ...(needed.length > 0 ? { required: needed } : {}),
    },
    [`${name}.change`]: { type: 'object', properties: { ...properties(editable), revision: { type: 'integer' } } },
  };
}

/** What the reader may do with rows of an object. */
export function objectPaths({ name, label, may }: ObjectDescription, say: Say): Record<string, Schema> {
  const row = { $ref: `#/components/schemas/${name}` };
  const operation = (verb: string, text: string, result: Schema, body?: Schema) => ({
    operationId: `${verb}.${name}`,
    summary: say(`api.${text}`, { label }),
    tags: [name],
    security: security(['create', 'update', 'delete'].includes(verb)),
    ...(body ? { requestBody: { required: verb !== 'query', content: json(body) } } : {}),
    responses: answers(result, say('api.success'), say('api.failure')),
  });
  const one = {
    parameters: [{ name: 'id', in: 'path', required: true, schema: idSchema }],
    get: operation('read', 'read', row),
    ...(may.edit ? { put: operation('update', 'update', made, { $ref: `${row.$ref}.change` }) } : {}),
    ...(may.delete ? { delete: operation('delete', 'delete', { type: 'null' }) } : {}),
  };
  const create = { post: operation('create', 'create', made, { $ref: `${row.$ref}.new` }) };
  return {
    [`${base}/query/${name}`]: { post: operation('query', 'query', { type: 'array', items: row }, query) },
    ...(may.create ? { [`${base}/bobject/${name}`]: create } : {}),
    [`${base}/bobject/${name}/{id}`]: one,
  };
}

const made: Schema = { type: 'object', properties: { id: idSchema, revision: { type: 'integer' } } };

const query: Schema = {
  type: 'object',
  properties: {
    condition: { type: 'object' },
    options: {
      type: 'object',
      properties: {
        fields: { type: 'array', items: { type: 'string' } },
        orderby: { type: 'array', items: { type: 'object' } },
        limit: { type: 'integer', minimum: 1, maximum: 5000 },
        skip: { type: 'integer', minimum: 0 },
      },
    },
    relation: { type: 'object' },
  },
  example: { options: { limit: 20 } },
};

/** Rows say null where they have no value. */
function nullable(schema: Schema, sure: boolean): Schema {
  return sure || Object.keys(schema).every((key) => key === 'title') ? schema : { anyOf: [schema, { type: 'null' }] };
}
