import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { failure } from './envelope';

export interface HttpServerOptions {
  readonly logLevel: string;
}

/** A server that answers every failure in the envelope and lets neither a stack nor an internal message out. */
export function createHttpServer({ logLevel }: HttpServerOptions): FastifyInstance {
  const server = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });
  server.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const message = status >= 500 ? 'System Internal Error' : error.message;
    return reply.status(status).send(failure(String(status), message));
  });
  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
  });
  return server;
}
