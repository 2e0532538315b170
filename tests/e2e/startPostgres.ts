import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../core/node/database/embedded/embeddedPostgres';

/** One PostgreSQL for all servers of a run; each server gets a database of its own in it. */
async function startPostgres(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lathe-e2e-postgres-'));
  const postgres = await startEmbedded(path.join(folder, 'postgres'));
  process.env['LATHE_TEST_POSTGRES'] = String(postgres.config.host);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

module.exports = startPostgres;
