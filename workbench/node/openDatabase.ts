import type { FastifyBaseLogger } from 'fastify';
import path from 'node:path';
import type { Configuration } from '../../core/node/configuration/configuration';
import type { Database } from '../../core/node/database/database';
import { startEmbedded } from '../../core/node/database/embedded/embeddedPostgres';

/** Connects to the database that the configuration names, or starts the one that comes with the product. */
export async function openDatabase(
  database: Database,
  { values: { databaseUrl }, dataFolder }: Configuration,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const onError = (error: Error): void => log.warn(error, 'A connection to the database broke.');
  if (databaseUrl) {
    database.open({ connectionString: databaseUrl }, onError);
    return () => database.close();
  }
  const postgres = await startEmbedded(path.join(dataFolder, 'postgres'));
  database.open(postgres.config, onError);
  return async () => {
    await database.close();
    await postgres.stop();
  };
}
