import type { FastifyInstance } from 'fastify';

/** Something of the platform that answers requests; it adds its routes before the server listens. */
export abstract class ServerPart {
  abstract addTo(server: FastifyInstance): void | Promise<void>;
}
