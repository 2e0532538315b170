import { z } from 'zod';
import type { Call } from '../../../common/calls/call';
import { isMutating } from '../../../common/calls/isMutating';
import type { Messages } from '../../texts/messages';
import type { LedgerEntry } from '../callLedger';
import { errorResponses } from './errorResponses';
import { isObject, JsonSchemas, type JsonObject } from './jsonSchemas';
import { OpenApiPaths } from './openApiPaths';

/** Describes every declared call: nothing of it is written by hand. */
export function openApiDocument(entries: readonly LedgerEntry[], messages: Messages): JsonObject {
  const schemas = new JsonSchemas();
  const addresses = new OpenApiPaths();
  const names = new Set<string>();
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const entry of entries) {
    const address = addresses.of(entry.call.path);
    const id = uniqueName(`${entry.owner}.${entry.name}`, names);
    const operation = operationOf(entry, id, schemas, messages);
    const parameters = [
      ...addresses.parametersOf(address),
      ...queryParameters(entry.call, id, schemas),
      ...headers(entry.call),
    ];
    (paths[address] ??= {})[entry.call.method.toLowerCase()] = { ...operation, parameters };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lathe', version: '1.0.0', description: about },
    tags: [...new Set(entries.map(({ owner }) => owner))].sort().map((name) => ({ name })),
    paths,
    components: { schemas: { ...envelopes, ...schemas.components }, securitySchemes },
  };
}

const about =
  'Every call answers an envelope. `resCode` "0" is success; whatever else it is says what went wrong, and `resMsg` says so in the language of the caller.';

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'lathe-session' },
  antiForgery: { type: 'apiKey', in: 'header', name: 'csrf-token' },
  token: { type: 'http', scheme: 'bearer' },
};

const failureParts = {
  fields: {
    type: 'array',
    items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
  },
  details: { type: 'object' },
  requestId: { type: 'string' },
};

const envelopes = {
  Failure: {
    type: 'object',
    required: ['resCode', 'resMsg'],
    properties: { resCode: { type: 'string' }, resMsg: { type: 'string' }, ...failureParts },
  },
  GalleryFailure: {
    type: 'object',
    required: ['responseCode', 'responseMsg'],
    properties: { responseCode: { type: 'string' }, responseMsg: { type: 'string' }, ...failureParts },
  },
};

function operationOf({ owner, call }: LedgerEntry, id: string, schemas: JsonSchemas, messages: Messages): JsonObject {
  return {
    operationId: id,
    summary: call.summary,
    tags: [owner],
    ...(call.permission ? { description: `Takes the permission "${call.permission}".` } : {}),
    security: securityOf(call),
    ...bodyOf(call, id, schemas),
    responses: { [call.status ?? 200]: successOf(call, id, schemas), ...errorResponses(call, messages) },
  };
}

function securityOf(call: Call): readonly JsonObject[] {
  if (call.audience === 'anyone') return [];
  return [isMutating(call) ? { session: [], antiForgery: [] } : { session: [] }, { token: [] }];
}

function bodyOf({ body, fields, form }: Call, id: string, schemas: JsonSchemas): JsonObject {
  if (form) return { requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' } } } } };
  if (!body) return {};
  const required = !body.safeParse(undefined).success;
  const schema = schemas.describe(body, `${id}.body`, 'input');
  return {
    requestBody: {
      required,
      content: { [fields ? 'application/x-www-form-urlencoded' : 'application/json']: { schema } },
    },
  };
}

function successOf(call: Call, id: string, schemas: JsonSchemas): JsonObject {
  const result = schemas.describe(call.result, `${id}.result`, 'output');
  if (call.media) return { description: 'Success', content: { [call.media]: { schema: result } } };
  const [code, message, content] =
    call.envelope === 'gallery' ? ['responseCode', undefined, 'content'] : ['resCode', 'resMsg', 'result'];
  const properties = {
    [code]: { const: call.envelope === 'gallery' ? 0 : '0' },
    ...(message ? { [message]: { type: 'string' } } : {}),
    [content]: result,
    ...(call.counted ? { count: { type: 'integer', minimum: 0 } } : {}),
  };
  const schema = { type: 'object', required: [code], properties };
  return { description: 'Success', content: { 'application/json': { schema } } };
}

function queryParameters({ query }: Call, id: string, schemas: JsonSchemas): readonly JsonObject[] {
  if (!(query instanceof z.ZodObject)) return [];
  const { properties, required } = schemas.describe(query, `${id}.query`, 'input');
  if (!properties || !isObject(properties)) return [];
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: Array.isArray(required) && required.includes(name),
    schema: schema ?? {},
  }));
}

/** The project that a call works in. */
function headers({ audience }: Call): readonly JsonObject[] {
  if (audience === 'anyone') return [];
  return [{ name: 'project-id', in: 'header', required: false, schema: { type: 'string' } }];
}

function uniqueName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number++) name = `${wanted}.${number}`;
  taken.add(name);
  return name;
}
