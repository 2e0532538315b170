import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { admitSignedIn } from '../access/admission';
import type { Gatekeeper } from '../http/gatekeeper';
import type { ExtensionCatalogue } from './extensionCatalogue';

const heartbeat = 25_000;

/** Tells open browsers that the list of extensions is another one now (server-sent events). */
export function serveExtensionEvents(
  server: FastifyInstance,
  catalogue: ExtensionCatalogue,
  gatekeeper: Gatekeeper,
  /** Aborted when the server begins to stop, which would wait for the streams. */
  stopping: AbortSignal,
): void {
  const listeners = new Set<ServerResponse>();
  const tellAll = (text: string): void => listeners.forEach((listener) => listener.write(text));
  const changes = catalogue.onDidChange(() => tellAll('event: changed\ndata:\n\n'));
  const timer = setInterval(() => tellAll(': still here\n\n'), heartbeat).unref();
  server.get('/extensions/events', async (request, reply) => {
    await admitSignedIn(gatekeeper, request);
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    reply.raw.write('retry: 2000\n\n');
    if (stopping.aborted) return void reply.raw.end();
    listeners.add(reply.raw);
    request.raw.on('close', () => listeners.delete(reply.raw));
  });
  const endAll = (): void => listeners.forEach((listener) => listener.end());
  stopping.addEventListener('abort', endAll);
  server.addHook('preClose', () => {
    clearInterval(timer);
    changes.dispose();
    endAll();
  });
}
