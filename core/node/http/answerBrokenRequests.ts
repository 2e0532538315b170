import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failure } from '../../common/calls/envelope';
import { platformErrors } from '../../common/calls/platformErrors';
import type { Messages } from '../texts/messages';

/** What is no HTTP, or takes for ever to arrive, never becomes a request: it is answered on the bare connection. */
export function brokenRequestAnswer(messages: Messages): (error: { readonly code?: string }, socket: Socket) => void {
  return ({ code }, socket) => {
    if (code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(answerFor(code, messages));
    socket.destroySoon();
  };
}

function answerFor(code: string | undefined, messages: Messages): string {
  const resCode = codes.get(code ?? '') ?? 'BAD_ADDRESS';
  const status = platformErrors.get(resCode) ?? 400;
  const body = JSON.stringify(failure(resCode, messages.say('en', `error.${resCode}`)));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

const codes: ReadonlyMap<string, string> = new Map([
  ['HPE_HEADER_OVERFLOW', 'HEADERS_TOO_LARGE'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'TOO_SLOW'],
]);
