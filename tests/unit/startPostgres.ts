import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBinaries } from '../../core/node/database/embedded/binaries';
import { initialise } from '../../core/node/database/embedded/dataFolder';
import { startEmbedded } from '../../core/node/database/embedded/embeddedPostgres';
import { chooseRunAs } from '../../core/node/database/embedded/runAs';
import { keepForEnd } from './testPostgres';

/** What a test writes need not survive the machine, so the disk is not waited for. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 };

/** One PostgreSQL for all unit tests of a run; each suite makes a database of its own in it. */
async function start(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lathe-unit-'));
  const cluster = path.join(folder, 'postgres');
  await cp(await freshCluster(), cluster, { recursive: true });
  const postgres = await startEmbedded(cluster, { settings });
  process.env['LATHE_TEST_POSTGRES'] = String(postgres.config.host);
  keepForEnd({ folder, stop: postgres.stop });
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

module.exports = start;
