import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../common/calls/refusal';
import { type LogTarget, loggerOptions } from '../log/loggerOptions';
import type { Messages } from '../texts/messages';
import { brokenRequestAnswer } from './answerBrokenRequests';
import { answerErrors, answerRefusal, longestUrl, refusalOf } from './answerErrors';
import { refuseHostile } from './refuseHostile';
import { guardOrigin } from './guardOrigin';
import { sendSecurityHeaders } from './securityHeaders';
import { callerLocale } from './requestActor';
import { type Timeouts, usualTimeouts } from './timeouts';
import { takeBodies } from './takeBodies';
import { refuseUnknownRoutes } from './unknownRoutes';

export interface HttpServerOptions {
  readonly logLevel: string;
  /** Where the log goes in place of the standard output. */
  readonly logTarget?: LogTarget;
  readonly messages: Messages;
  readonly timeouts?: Timeouts;
  /** The address that users see, when a proxy stands before the server. */
  readonly publicUrl?: string;
}

/** Enough for a page or a flow; calls that take more say so. */
const usualBody = 4 * 1024 * 1024;

/** A server that answers every failure in the envelope and lets neither a stack nor an internal message out. */
export function createHttpServer({
  logLevel,
  logTarget,
  messages,
  timeouts = usualTimeouts,
  publicUrl,
}: HttpServerOptions): FastifyInstance {
  const server = Fastify({
    logger: loggerOptions(logLevel, logTarget),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // A proxy is in the same network; it says whose address the request came from.
    trustProxy: publicUrl !== undefined && ['loopback', 'linklocal', 'uniquelocal'],
    bodyLimit: usualBody,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    // What a parameter may be is told by the call that has it.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestUrl },
    clientErrorHandler: brokenRequestAnswer(messages),
    frameworkErrors: (error, request, reply) => void answerRefusal(refusalOf(error, request), messages, request, reply),
  });
  answerErrors(server, messages);
  takeBodies(server);
  refuseUnknownRoutes(server);
  guardOrigin(server, publicUrl);
  void server.register(rateLimit, { global: false });
  server.addHook('onRequest', async ({ url }) => {
    if (url.length > longestUrl) throw new Refusal('URL_TOO_LONG', { parameters: { limit: longestUrl } });
  });
  server.addHook('preValidation', async (request) => {
    const { params, query, body } = request;
    refuseHostile({ path: params, query, body }, { messages, locale: callerLocale(request) });
  });
  sendSecurityHeaders(server, { secure: publicUrl?.startsWith('https:') ?? false });
  return server;
}
