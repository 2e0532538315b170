import type { FastifyRequest } from 'fastify';
import type { Call } from '../../common/calls/call';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared call that a route serves. */
    call?: Call;
  }
}

export function callOf(request: FastifyRequest): Call | undefined {
  return request.routeOptions.config.call;
}
