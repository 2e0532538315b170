import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What browsers are told of every answer; pages bring a content security policy of their own. */
export function sendSecurityHeaders(server: FastifyInstance, { secure }: { readonly secure: boolean }): void {
  void server.register(helmet, {
    contentSecurityPolicy: false,
    // Pictures and fonts of other sites are no part of the product, yet nothing here needs their consent either.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'sameorigin' },
    strictTransportSecurity: secure && { maxAge: 31_536_000 },
  });
  server.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    // A worker's script is bound by its own policy, so that only what is no script gets the empty one.
    if (reply.hasHeader('content-security-policy') || /javascript/.test(type)) return;
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
  });
}
