import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { BuiltFiles } from './builtFiles';

const keepForEver = 'public, max-age=31536000, immutable';
/** A name that holds a hash of the content. */
const hashed = '^[\\w.-]+\\.[0-9a-f]{8}\\.(?:js|css|ttf)$';

/** Built files: their names hold a hash of their content, so a browser may keep them for ever; compressed when built. */
export async function serveBuiltFiles(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', keepForEver);
    },
  });
  const files = new BuiltFiles(folder);
  server.get<{ Params: { file: string } }>(`/assets/:file(${hashed})`, async ({ params, headers }, reply) => {
    const acceptsBrotli = /\bbr\b/.test(headers['accept-encoding'] ?? '');
    const built = acceptsBrotli ? await files.get(params.file) : undefined;
    if (!built) return reply.sendFile(params.file);
    reply.header('cache-control', keepForEver).header('content-encoding', 'br').header('vary', 'accept-encoding');
    return reply.type(built.type).send(built.content);
  });
}
