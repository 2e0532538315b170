import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './envelope';

/** A page of another site must not be able to change anything here. Programs without a browser send no such headers. */
export async function requireSameOrigin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  const foreignOrigin = origin !== undefined && URL.canParse(origin) && new URL(origin).host !== request.headers.host;
  const opaque = origin === 'null';
  if (foreignSite || foreignOrigin || opaque)
    await reply.status(403).send(failure('403', 'The request came from another site.'));
}
