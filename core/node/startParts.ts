import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import { Migrator } from './database/migrations/migrator';
import type { ServerModule } from './extensions/serverApi';
import { ServerExtensions } from './extensions/serverExtensions';
import { nodeParts } from './parts';

/** Brings the platform and its extensions to life on an open database; the server is ready to listen then. */
export async function startParts(
  container: Container,
  server: FastifyInstance,
  extensions: Readonly<Record<string, ServerModule>> = {},
): Promise<void> {
  const parts = nodeParts.map((part) => container.get(part));
  server.addHook('onClose', async () => {
    for (const part of parts.toReversed()) await part.stop?.();
  });
  const migrator = container.get(Migrator);
  for (const part of parts) {
    if (part.tables) migrator.add(part.tables);
    await part.addTo?.(server);
  }
  await container.get(ServerExtensions).activate(server, Object.entries(extensions));
  await migrator.migratePlatform();
  for (const part of parts) await part.start?.();
}
