import type { ObjectDescription } from '../../../data/common/describeCalls';
import { pageRanges, type Range } from '../../common/resources/pageRanges';
import type { ResourceData, ResourceParameter } from '../../common/resources/resourceData';
import { addressOf, type StoredResource } from '../resources/serviceResources';
import { answers, json, security } from './answers';
import { idSchema, type Schema } from './fieldSchema';
import type { Say } from './objectPaths';

const types: Readonly<Record<ResourceParameter['type'], Schema>> = {
  text: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  id: idSchema,
};

/** "/orders/:id" as OpenAPI writes it. */
export function openApiPath({ serviceName, data }: StoredResource): string {
  return addressOf(serviceName, data.path.replace(/:(\w+)/g, '{$1}'));
}

export function resourceOperation(
  { name, label, data }: StoredResource,
  object: ObjectDescription | undefined,
  say: Say,
): Schema {
  const { method, description, parameters, action } = data;
  const ranges = pageRanges(action);
  const inAddress = parameters.filter((one) => one.in !== 'body');
  const inBody = parameters.filter((one) => one.in === 'body');
  return {
    operationId: `resource.${name}`,
    summary: label,
    ...(description ? { description } : {}),
    tags: [say('api.resources')],
    security: security(method !== 'GET'),
    parameters: inAddress.map((one) => parameterOf(one, ranges.get(one.name))),
    ...(inBody.length > 0 ? { requestBody: bodyOf(inBody, ranges) } : {}),
    responses: answers(resultOf(action, object), say('api.success'), say('api.failure')),
  };
}

function parameterOf(parameter: ResourceParameter, range?: Range): Schema {
  const { name, required, description, example, list } = parameter;
  return {
    ...{ name, in: parameter.in, required: required || parameter.in === 'path', schema: schemaOf(parameter, range) },
    ...(list ? { style: parameter.in === 'path' ? 'simple' : 'form', explode: false } : {}),
    ...(description ? { description } : {}),
    ...(example === undefined ? {} : { example }),
  };
}

function bodyOf(parameters: readonly ResourceParameter[], ranges: ReadonlyMap<string, Range>): Schema {
  const required = parameters.filter((one) => one.required && one.default === undefined).map(({ name }) => name);
  const properties = parameters.map((one) => {
    const { name, description, example } = one;
    const more = { ...(description ? { description } : {}), ...(example === undefined ? {} : { example }) };
    return [name, { ...schemaOf(one, ranges.get(name)), ...more }] as const;
  });
  const schema = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
  };
  return { required: required.length > 0, content: json(schema) };
}

function schemaOf({ type, list, default: usual }: ResourceParameter, range?: Range): Schema {
  const single = range ? { type: 'integer', minimum: range.least, maximum: range.most } : types[type];
  const one = list ? { type: 'array', items: single } : single;
  return usual === undefined ? one : { ...one, default: usual };
}

function resultOf({ kind }: ResourceData['action'], object: ObjectDescription | undefined): Schema {
  const row: Schema = object ? { $ref: `#/components/schemas/${object.name}` } : { type: 'object' };
  if (kind === 'query') return { type: 'array', items: object ? row : { type: 'object' } };
  if (kind === 'read') return row;
  return kind === 'delete' ? { type: 'null' } : { type: 'object', properties: { id: idSchema } };
}
