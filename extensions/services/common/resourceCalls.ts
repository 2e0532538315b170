import { calls, del, get, post, put } from 'lathe/common';
import { z } from 'zod';

export const resourceBase = '/u-route/baas/service/v1.0';

const address = `${resourceBase}/:serviceName/*path` as const;
const Given = z.record(z.string().max(100), z.unknown());

const shared = {
  audience: 'everyUser',
  query: Given,
  result: z.unknown(),
  media: 'application/json',
  errors: [
    ['NO_SERVICE', 404],
    ['NO_RESOURCE', 404],
    ['RESOURCE_METHOD', 405],
    ['SERVICE_INACTIVE', 409],
    ['RESOURCE_CLOSED', 403],
    ['RESOURCE_OBJECT', 409],
    ['BAD_PARAMETERS', 400],
    'NOT_FOUND',
    'BAD_QUERY',
    'TOO_MANY_ROWS',
    ['ROW_FORBIDDEN', 403],
    'INVALID_ROW',
    ['ROW_TAKEN', 409],
    ['ROW_IN_USE', 409],
  ],
} as const;

/** The custom resources of services: what each takes and does is said by the service. */
export const resourceCalls = calls({
  get: get(address, { summary: 'Calls a custom resource of a service.', ...shared }),
  post: post(address, { summary: 'Calls a custom resource of a service.', body: Given.optional(), ...shared }),
  put: put(address, { summary: 'Calls a custom resource of a service.', body: Given.optional(), ...shared }),
  remove: del(address, { summary: 'Calls a custom resource of a service.', ...shared }),
  document: get(`${resourceBase}/:serviceName/openapi.json`, {
    summary: 'The description of a service in OpenAPI: the rows of its objects, and its custom resources.',
    audience: 'everyUser',
    result: z.record(z.string(), z.unknown()),
    media: 'application/json',
    errors: [
      ['NO_SERVICE', 404],
      ['SERVICE_INACTIVE', 409],
    ],
  }),
});
