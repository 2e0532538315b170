import type { FastifyRequest } from 'fastify';

/** Aborted when the connection closes before the answer was sent. */
export function abortSignalOf(request: FastifyRequest): AbortSignal {
  const controller = new AbortController();
  request.raw.once('close', () => {
    if (!request.raw.complete || request.raw.destroyed) controller.abort();
  });
  return controller.signal;
}
