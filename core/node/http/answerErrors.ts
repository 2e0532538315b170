import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure, toGallery } from '../../common/calls/envelope';
import { Refusal } from '../../common/calls/refusal';
import type { Messages } from '../texts/messages';
import { callOf } from './callOf';
import { readOff } from './readOff';
import { callerLocale } from './requestActor';

/** Every failure is answered in the envelope, in the caller's language; no stack and no internal message gets out. */
export function answerErrors(server: FastifyInstance, messages: Messages): void {
  server.setErrorHandler(async (error: unknown, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error, request);
    if (refusal.status >= 500) request.log.error(error);
    if (codeOf(error) === bodyTooLarge) await readOff(request.raw);
    return answerRefusal(refusal, messages, request, reply);
  });
}

export function answerRefusal(
  { code, text, parameters, status, fields, details }: Refusal,
  messages: Messages,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const message = messages.say(callerLocale(request), `error.${text}`, parameters);
  // A field that is to blame for all of it says the same.
  const told = fields?.map((field) => (field.message === code ? { ...field, message } : field));
  const envelope = failure(code, message, { fields: told, details, requestId: request.id });
  const wait = status === 503 ? 1 : parameters['seconds'];
  if (wait !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', wait);
  if (status === 401) reply.header('www-authenticate', challengeOf(code));
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(callOf(request)?.envelope === 'gallery' ? toGallery(envelope) : envelope);
}

/** How programs are told that a token is wanted, or that theirs is worth nothing (RFC 6750). */
function challengeOf(code: string): string {
  return `Bearer realm="Lathe"${code === 'INVALID_TOKEN' ? ', error="invalid_token"' : ''}`;
}

/** What Fastify itself refuses, in our words. Whatever else was thrown is nobody's business but ours. */
export function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  switch (codeOf(error)) {
    case bodyTooLarge:
      return new Refusal('TOO_LARGE', { parameters: { limit: request.routeOptions.bodyLimit ?? 0 } });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refusal('WRONG_MEDIA', { parameters: { expected: 'application/json' } });
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
      return new Refusal('BAD_ADDRESS');
    case 'FST_ERR_MAX_PARAM_LENGTH':
    case 'FST_ERR_ASYNC_CONSTRAINT':
      return new Refusal('URL_TOO_LONG', { parameters: { limit: longestUrl } });
    default:
      return new Refusal('INTERNAL');
  }
}

/** Addresses stay well below what Node takes as all headers together. */
export const longestUrl = 8192;

const bodyTooLarge = 'FST_ERR_CTP_BODY_TOO_LARGE';

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
