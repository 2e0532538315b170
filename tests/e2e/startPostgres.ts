import { startCluster } from '../postgres/startCluster';
import { makeTemplate } from './template';

/** One PostgreSQL for all servers of a run; each server gets a database of its own in it. */
async function startPostgres(): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  process.env['LATHE_TEST_POSTGRES'] = cluster.host;
  const template = await makeTemplate();
  return async () => {
    await template.remove();
    await cluster.stop();
  };
}

module.exports = startPostgres;
