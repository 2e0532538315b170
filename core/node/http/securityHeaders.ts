import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** What browsers are told of every answer; pages bring a content security policy of their own. */
export function sendSecurityHeaders(server: FastifyInstance, { secure }: { readonly secure: boolean }): void {
  const headers = usualHeaders(secure);
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    // A worker's script is bound by its own policy, so that only what is no script gets the empty one.
    if (!reply.hasHeader('content-security-policy') && !/javascript/.test(type))
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
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
