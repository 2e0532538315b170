import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Built files: their names hold a hash of their content, so a browser may keep them for ever; compressed when built. */
export async function serveBuiltFiles(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}
