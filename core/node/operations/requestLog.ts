import type { FastifyInstance } from 'fastify';
import { injectable } from 'inversify';
import { ServerPart } from '../http/serverPart';

/** One line for each request that was answered. Query strings stay out: they may hold what is nobody's business. */
@injectable()
export class RequestLog extends ServerPart {
  override addTo(server: FastifyInstance): void {
    server.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    server.addHook('onResponse', async (request, reply) => {
      const [path = ''] = request.url.split('?', 1);
      const line = {
        method: request.method,
        path,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
      };
      if (path.startsWith('/assets/')) request.log.debug(line, 'request');
      else request.log.info(line, 'request');
    });
  }
}
