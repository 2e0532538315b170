import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from '../../../core/node/configuration/configuration';
import { startEmbedded } from '../../../core/node/database/embedded/embeddedPostgres';
import { findRunningCluster } from '../../../core/node/operations/backup/runningCluster';
import { writeBackup } from '../../../core/node/operations/backup/writeBackup';
import { type Tool, ToolError } from './tool';

export const externalAdvice =
  'The database is an external one (DATABASE_URL): use its own tools for it, such as pg_dump and pg_restore.';

/** Works while the server runs, and while it doesn't. */
export const backup: Tool = {
  usage: 'npm run backup -- file.tar.gz',

  async run([name, ...rest], configuration: Configuration) {
    if (!name || rest.length > 0) throw new ToolError(`Say where the backup goes: ${backup.usage}`);
    if (configuration.values.databaseUrl) throw new ToolError(externalAdvice);
    const file = path.resolve(configuration.root, name);
    if (existsSync(file)) throw new ToolError(`${file} exists already; choose another name.`);
    const { dataFolder } = configuration;
    const cluster = path.join(dataFolder, 'postgres');
    if (!existsSync(cluster))
      throw new ToolError(`There is no database in ${dataFolder}; LATHE_DATA says where it is.`);
    const running = await findRunningCluster(cluster);
    const started = running ? undefined : await startEmbedded(cluster);
    try {
      await writeBackup({ dataFolder, cluster, file, connection: running ?? started?.config ?? {} });
    } finally {
      await started?.stop();
    }
    process.stdout.write(`Wrote ${file} (${Math.ceil((await stat(file)).size / 1024)} KiB).\n`);
  },
};
