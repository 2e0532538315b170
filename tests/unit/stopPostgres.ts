import { takeAtEnd } from './testPostgres';

async function stop(): Promise<void> {
  await takeAtEnd()?.stop();
}

module.exports = stop;
