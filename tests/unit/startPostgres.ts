import { startCluster } from '../postgres/startCluster';
import { keepForEnd } from './testPostgres';

async function start(): Promise<void> {
  const cluster = await startCluster();
  process.env['LATHE_TEST_POSTGRES'] = cluster.host;
  keepForEnd(cluster);
}

module.exports = start;
