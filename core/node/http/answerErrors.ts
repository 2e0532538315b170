import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../../common/calls/envelope';
import { Refusal } from '../../common/calls/refusal';
import type { Messages } from '../texts/messages';
import { requestLocale } from './requestLocale';

/** Every failure is answered in the envelope, in the caller's language; no stack and no internal message gets out. */
export function answerErrors(server: FastifyInstance, messages: Messages): void {
  server.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error, request);
    if (refusal.status >= 500) request.log.error(error);
    return answerRefusal(refusal, messages, request, reply);
  });
}

export function answerRefusal(
  { code, parameters, status, fields, details }: Refusal,
  messages: Messages,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const message = messages.say(requestLocale(request), `error.${code}`, parameters);
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(failure(code, message, { fields, details, requestId: request.id }));
}

/** What Fastify itself refuses, in our words. */
function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('TOO_LARGE', { parameters: { limit: request.routeOptions.bodyLimit ?? 0 } });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refusal('WRONG_MEDIA', { parameters: { expected: 'application/json' } });
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new Refusal('BAD_JSON', { parameters: { place: '0' } });
    default:
      return error.statusCode !== undefined && error.statusCode < 500
        ? new Refusal('INVALID_REQUEST', { status: error.statusCode, parameters: { issues: error.message } })
        : new Refusal('INTERNAL');
  }
}
