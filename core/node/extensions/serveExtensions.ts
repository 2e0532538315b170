import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import path from 'node:path';
import { z } from 'zod';
import { toLocale } from '../../common/locale';
import { manifestSchema } from '../../common/manifest/manifestSchema';
import { failure, success } from '../../common/calls/envelope';
import { permissions } from '../../common/access/permissions';
import { admitChange, admitEveryUser } from '../access/admission';
import type { Gatekeeper } from '../http/gatekeeper';
import { ArchiveError, archiveLimits } from './archive/archiveFile';
import { type CompressedText, CompressedTexts } from './compressedTexts';
import { type ExtensionCatalogue, ExtensionRequestError } from './extensionCatalogue';
import { serveExtensionEvents } from './extensionEvents';
import { isSource } from './folderFiles';
import { InvalidExtensionError } from './installedExtensions';

const Locale = z.object({ locale: z.string().max(20).optional() });
const Id = z.object({ id: z.string().max(400) });
const State = z.object({ enabled: z.boolean() });

/** Lists, installs, removes, enables and disables extensions, and serves their files. */
export async function serveExtensions(
  server: FastifyInstance,
  catalogue: ExtensionCatalogue,
  gatekeeper: Gatekeeper,
  stopping: AbortSignal,
): Promise<void> {
  await server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: archiveLimits.archiveSize },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((error, request, reply) => {
      if (!isExpected(error)) throw error;
      request.log.info(error.message);
      return reply.status(422).send(failure('422', error.message));
    });
    serveList(scope, catalogue, gatekeeper);
    serveChanges(scope, catalogue, gatekeeper);
    serveExtensionEvents(scope, catalogue, gatekeeper, stopping);
    await serveFiles(scope, catalogue);
  });
}

function isExpected(error: unknown): error is Error {
  return (
    error instanceof ArchiveError || error instanceof InvalidExtensionError || error instanceof ExtensionRequestError
  );
}

function serveList(server: FastifyInstance, catalogue: ExtensionCatalogue, gatekeeper: Gatekeeper): void {
  server.get('/extensions', async (request, reply) => {
    // Pages are made of it as well.
    await admitEveryUser(gatekeeper, request);
    const { locale } = Locale.parse(request.query);
    return reply.header('cache-control', 'no-store').send(success(catalogue.bootstrap(toLocale(locale))));
  });
  server.get('/schemas/extension.json', (_request, reply) =>
    reply.type('application/schema+json').header('cache-control', 'no-cache').send(manifestSchema()),
  );
}

function serveChanges(server: FastifyInstance, catalogue: ExtensionCatalogue, gatekeeper: Gatekeeper): void {
  const guarded = {
    onRequest: async (request: FastifyRequest): Promise<void> => {
      await admitChange(gatekeeper, request, permissions.manageExtensions);
    },
  };
  server.post('/extensions/inspect', guarded, async (request) =>
    success(await catalogue.inspect(packageIn(request.body), toLocale(Locale.parse(request.query).locale))),
  );
  server.post('/extensions', guarded, async (request) =>
    success(await catalogue.install(packageIn(request.body), toLocale(Locale.parse(request.query).locale))),
  );
  server.put('/extensions/:id/state', guarded, async (request) => {
    await catalogue.setEnabled(Id.parse(request.params).id, State.parse(request.body).enabled);
    return success(undefined);
  });
  server.delete('/extensions/:id', guarded, async (request) => {
    await catalogue.uninstall(Id.parse(request.params).id);
    return success(undefined);
  });
}

function packageIn(body: unknown): Uint8Array {
  if (body instanceof Uint8Array && body.byteLength > 0) return body;
  throw new ExtensionRequestError(
    'The request holds no package; send the bytes of the file as application/octet-stream.',
  );
}

/** Each version and content has a URL of its own, so that what was fetched once is never asked for again. */
async function serveFiles(server: FastifyInstance, catalogue: ExtensionCatalogue): Promise<void> {
  if (!server.hasReplyDecorator('sendFile'))
    await server.register(fastifyStatic, { root: process.cwd(), serve: false });
  const Params = z.object({ id: z.string(), version: z.string(), '*': z.string() });
  const texts = new CompressedTexts();
  server.get('/extensions/:id/:version/*', async (request, reply) => {
    const { id, version, '*': file } = Params.parse(request.params);
    const extension = catalogue.find(id);
    if (!extension?.files.paths.has(file) || (extension.builtIn && isSource(file))) return notFound(reply);
    const current = version.endsWith(`-${extension.files.fingerprint}`);
    // A page on its own origin must not be made of an extension's files.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    reply.header('cache-control', current ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (current && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
      const text = await texts.get(`${id}/${version}/${file}`, path.join(extension.folder, file));
      if (text) return sendText(reply, text);
    }
    return reply.sendFile(file, extension.folder, { cacheControl: false, dotfiles: 'deny' });
  });
}

function sendText(reply: FastifyReply, { type, content }: CompressedText): FastifyReply {
  return reply.type(type).header('content-encoding', 'br').header('vary', 'accept-encoding').send(content);
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).send(failure('404', 'The extension has no such file.'));
}
