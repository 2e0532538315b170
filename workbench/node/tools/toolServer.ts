import type { Container } from 'inversify';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ClientConfig } from 'pg';
import { Configuration } from '../../../core/node/configuration/configuration';
import { codeOf } from '../../../core/node/database/connections/failures';
import { Database } from '../../../core/node/database/database';
import { startEmbedded } from '../../../core/node/database/embedded/embeddedPostgres';
import { checkDatabase } from '../../../core/node/database/external/checkDatabase';
import { Gatekeeper } from '../../../core/node/http/gatekeeper';
import { Log } from '../../../core/node/log/log';
import { createNodeContainer } from '../../../core/node/nodeContainer';
import { findRunningCluster } from '../../../core/node/operations/backup/runningCluster';
import { Sessions } from '../../../core/node/session/sessions';
import { ToolError } from './tool';

/** The server's services on its database, for a tool: nothing listens, and no tables are changed. */
export async function withServices<T>(
  configuration: Configuration,
  work: (container: Container) => Promise<T>,
): Promise<T> {
  const { config, stop } = await reachDatabase(configuration);
  const container = createNodeContainer();
  container.bind(Configuration).toConstantValue(configuration);
  container.bind(Gatekeeper).toService(Sessions);
  container.bind(Log).toConstantValue(console);
  const database = container.get(Database);
  database.open(config, () => undefined);
  try {
    return await work(container);
  } finally {
    await database.close();
    await stop?.();
  }
}

/** The one that DATABASE_URL names, the one that a running server has, or else the one in the data folder. */
async function reachDatabase({ values, dataFolder }: Configuration): Promise<{
  readonly config: ClientConfig;
  readonly stop?: () => Promise<void>;
}> {
  if (values.databaseUrl) {
    const config = { connectionString: values.databaseUrl };
    await checkDatabase(config);
    return { config };
  }
  const cluster = path.join(dataFolder, 'postgres');
  if (!existsSync(cluster)) throw new ToolError(`There is no database in ${dataFolder}; LATHE_DATA says where it is.`);
  const running = await findRunningCluster(cluster);
  return running ? { config: running } : startEmbedded(cluster);
}

const undefinedTable = '42P01';

/** For a `catch`: the tables are made when the server starts. */
export function explainEmpty(error: unknown): never {
  throw codeOf(error) === undefinedTable ? new ToolError('The database is empty: start the server once.') : error;
}
