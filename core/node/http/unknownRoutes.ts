import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../common/calls/refusal';
import { KnownRoutes } from './knownRoutes';

/** There is no such call, or it takes another method: said in the envelope. */
export function refuseUnknownRoutes(server: FastifyInstance): void {
  const known = new KnownRoutes(server);
  server.setNotFoundHandler(({ method, url }, reply) => {
    const [path = ''] = url.split('?', 1);
    const allowed = known.allowed(url);
    if (allowed.length === 0) throw new Refusal('NO_SUCH_CALL', { parameters: { method, path } });
    reply.header('allow', [...allowed, 'OPTIONS'].join(', '));
    if (method === 'OPTIONS') return reply.status(204).send();
    throw new Refusal('WRONG_METHOD', { parameters: { method, path, allowed: allowed.join(', ') } });
  });
}
