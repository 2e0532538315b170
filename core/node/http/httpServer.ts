import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Messages } from '../texts/messages';
import { answerErrors } from './answerErrors';

export interface HttpServerOptions {
  readonly logLevel: string;
  readonly messages: Messages;
}

/** A server that answers every failure in the envelope and lets neither a stack nor an internal message out. */
export function createHttpServer({ logLevel, messages }: HttpServerOptions): FastifyInstance {
  const server = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });
  answerErrors(server, messages);
  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
  });
  return server;
}
