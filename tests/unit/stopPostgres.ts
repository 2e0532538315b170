import { rm } from 'node:fs/promises';
import { takeAtEnd } from './testPostgres';

async function stop(): Promise<void> {
  const postgres = takeAtEnd();
  await postgres?.stop();
  if (postgres) await rm(postgres.folder, { recursive: true, force: true });
}

module.exports = stop;
