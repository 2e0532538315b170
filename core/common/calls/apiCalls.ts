import { z } from 'zod';
import { calls, get } from './call';

/** What the server says of its own calls. */
export const apiCalls = calls({
  document: get('/openapi.json', {
    summary: 'Every call that the server takes, as an OpenAPI document.',
    result: z.record(z.string(), z.unknown()),
    media: 'application/json; charset=utf-8',
  }),
});
