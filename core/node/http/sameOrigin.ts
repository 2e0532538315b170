import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../../common/calls/envelope';

/**
 * A page of another site must not be able to change anything here, nor one whose name was made to lead to this machine.
 * Programs without a browser send no such headers.
 */
export async function requireSameOrigin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { host, origin, 'sec-fetch-site': site } = request.headers;
  const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  const foreignOrigin = origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
  if (foreignSite || foreignOrigin || !isThisMachine(host))
    await reply.status(403).send(failure('403', 'The request came from another site.'));
}

function isThisMachine(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? '');
}
