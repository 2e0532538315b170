import type { Schema } from './fieldSchema';

/** The platform's envelope of success around a result, and of failure. */
export function answers(result: Schema, success: string, failure: string) {
  const schema = {
    type: 'object',
    required: ['resCode'],
    properties: { resCode: { const: '0' }, resMsg: { type: 'string' }, result },
  };
  return {
    200: { description: success, content: json(schema) },
    default: { description: failure, content: json({ $ref: '#/components/schemas/Failure' }) },
  };
}

export function json(schema: Schema) {
  return { 'application/json': { schema } };
}

export const failureSchema: Schema = {
  type: 'object',
  required: ['resCode', 'resMsg'],
  properties: {
    resCode: { type: 'string' },
    resMsg: { type: 'string' },
    fields: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
};

export const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'lathe-session' },
  antiForgery: { type: 'apiKey', in: 'header', name: 'csrf-token' },
  token: { type: 'http', scheme: 'bearer' },
};

export function security(changes: boolean) {
  return [changes ? { session: [], antiForgery: [] } : { session: [] }, { token: [] }];
}
