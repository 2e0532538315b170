import { existsSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from '../../../core/node/configuration/configuration';
import { startEmbedded } from '../../../core/node/database/embedded/embeddedPostgres';
import { embeddedVersion } from '../../../core/node/operations/backup/embeddedVersion';
import { BackupError, readBackup } from '../../../core/node/operations/backup/readBackup';
import { findRunningCluster } from '../../../core/node/operations/backup/runningCluster';
import { externalAdvice } from './backup';
import { type Tool, ToolError } from './tool';

/** What is there is never overwritten: with --replace it is put aside. */
export const restore: Tool = {
  usage: 'npm run restore -- file.tar.gz [--replace]',

  async run(args, configuration: Configuration) {
    const replace = args.includes('--replace');
    const [name, ...rest] = args.filter((arg) => arg !== '--replace');
    if (!name || rest.length > 0) throw new ToolError(`Say which backup to restore: ${restore.usage}`);
    if (configuration.values.databaseUrl) throw new ToolError(externalAdvice);
    const file = path.resolve(configuration.root, name);
    if (!existsSync(file)) throw new ToolError(`There is no file ${file}.`);
    const { dataFolder } = configuration;
    const cluster = path.join(dataFolder, 'postgres');
    if (await findRunningCluster(cluster)) throw new ToolError('The server is running; stop it first.');
    const aside = await putAside(dataFolder, replace);
    try {
      const { madeAt } = await readBackup({ file, dataFolder, cluster, postgres: await embeddedVersion() });
      // The first start replays what was written during the copy; better now than when users wait.
      await (await startEmbedded(cluster)).stop();
      process.stdout.write(`Restored the state of ${madeAt} to ${dataFolder}.\n`);
      if (aside) process.stdout.write(`What was there before is in ${aside}; remove it when it is not needed.\n`);
    } catch (error) {
      throw error instanceof BackupError ? new ToolError(error.message) : error;
    }
  },
};

async function putAside(dataFolder: string, replace: boolean): Promise<string | undefined> {
  if ((await readdir(dataFolder).catch(() => [])).length === 0) return undefined;
  if (!replace) throw new ToolError(`${dataFolder} is not empty. Add --replace to put aside what is there.`);
  const aside = `${dataFolder}-before-${new Date().toISOString().replaceAll(':', '-')}`;
  await rename(dataFolder, aside);
  return aside;
}
