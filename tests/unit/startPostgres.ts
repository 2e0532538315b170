import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../core/node/database/embedded/embeddedPostgres';
import { keepForEnd } from './testPostgres';

/** One PostgreSQL for all unit tests of a run; each suite makes a database of its own in it. */
async function start(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lathe-unit-'));
  const postgres = await startEmbedded(path.join(folder, 'postgres'));
  process.env['LATHE_TEST_POSTGRES'] = String(postgres.config.host);
  keepForEnd({ folder, stop: postgres.stop });
}

module.exports = start;
