import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { callOf } from './callOf';

const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
const policy = 'content-security-policy';
/** Only documents heed them, and the answer to a call is none. */
const ofDocuments = [
  ...['cross-origin-opener-policy', 'origin-agent-cluster', 'x-dns-prefetch-control', 'x-download-options'],
  ...['x-permitted-cross-domain-policies', 'x-xss-protection'],
];

/** What browsers are told of every answer; pages bring a content security policy of their own. */
export function sendSecurityHeaders(server: FastifyInstance, { secure }: { readonly secure: boolean }): void {
  const usual = usualHeaders(secure);
  const kept = Object.entries(usual).filter(([name]) => !ofDocuments.includes(name));
  const ofAnswers = { ...Object.fromEntries(kept), [policy]: nothing };
  server.addHook('onRequest', (request, reply, done) => {
    const call = callOf(request);
    void reply.headers(call && !call.media ? ofAnswers : usual);
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    // A worker's script is bound by its own policy, so that only what is no script gets the empty one.
    if (!reply.hasHeader(policy) && !/javascript/.test(String(reply.getHeader('content-type') ?? '')))
      reply.header(policy, nothing);
    done(null, payload);
  });
}

/** They are the same for every answer, so that they are worked out once. */
function usualHeaders(secure: boolean): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const write = helmet({
    contentSecurityPolicy: false,
    // Pictures and fonts of other sites are no part of the product, yet nothing here needs their consent either.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'sameorigin' },
    strictTransportSecurity: secure && { maxAge: 31_536_000 },
  });
  write(request, response, () => undefined);
  return { ...response.getHeaders() };
}
