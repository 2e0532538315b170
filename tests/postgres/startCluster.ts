import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBinaries } from '../../core/node/database/embedded/binaries';
import { initialise } from '../../core/node/database/embedded/dataFolder';
import { startEmbedded } from '../../core/node/database/embedded/embeddedPostgres';
import { chooseRunAs } from '../../core/node/database/embedded/runAs';

/** What a test writes need not survive the machine, so the disk is not waited for. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 };

export interface Cluster {
  /** The folder of its socket. */
  readonly host: string;
  stop(): Promise<void>;
}

/** One PostgreSQL for all tests of a run; who needs a database makes one of his own in it. */
export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lathe-tests-'));
  const cluster = path.join(folder, 'postgres');
  await cp(await freshCluster(), cluster, { recursive: true });
  const postgres = await startEmbedded(cluster, { settings });
  return {
    host: String(postgres.config.host),
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A database that nobody has used, made by the first run; of runs that come at once one's remains. */
async function freshCluster(): Promise<string> {
  const binaries = findBinaries();
  const fresh = path.resolve('.cache', `postgres-${binaries.major}`);
  if (existsSync(fresh)) return fresh;
  const made = `${fresh}-${process.pid}`;
  await mkdir(made, { recursive: true });
  await initialise(binaries, made, chooseRunAs(made, [binaries.postgres]));
  await rename(made, fresh).catch(() => rm(made, { recursive: true }));
  return fresh;
}
