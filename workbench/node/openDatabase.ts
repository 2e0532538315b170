import type { FastifyBaseLogger } from 'fastify';
import path from 'node:path';
import type { Configuration } from '../../core/node/configuration/configuration';
import type { Database } from '../../core/node/database/database';
import { startEmbedded } from '../../core/node/database/embedded/embeddedPostgres';
import { checkDatabase } from '../../core/node/database/external/checkDatabase';

/** Connects to the database that the configuration names, or starts the one that comes with the product. */
export async function openDatabase(
  database: Database,
  { values: { databaseUrl }, dataFolder }: Configuration,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const onError = (error: Error): void => log.warn(error, 'A connection to the database broke.');
  if (databaseUrl) {
    const config = { connectionString: databaseUrl };
    await checkDatabase(config);
    database.open(config, onError);
    return () => database.close();
  }
  const onLine = (line: string): void => logLine(log, line);
  const postgres = await startEmbedded(path.join(dataFolder, 'postgres'), { onLine });
  database.open(postgres.config, onError);
  return async () => {
    await database.close();
    await postgres.stop();
  };
}

/** What the database says, as urgent as it says. */
function logLine(log: FastifyBaseLogger, line: string): void {
  const [, level = 'LOG', text = line] = /^([A-Z]+): +(.*)$/.exec(line) ?? [];
  if (level === 'PANIC') log.error({ postgres: text });
  else if (level === 'FATAL' || level === 'WARNING') log.warn({ postgres: text });
  else log.debug({ postgres: text });
}
