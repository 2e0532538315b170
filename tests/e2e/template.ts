import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDatabase } from './database';
import { runServer } from './serverProcess';

/** The first start of a server is done once; the servers of the tests go on from copies of what it left behind. */
export async function makeTemplate(): Promise<{ remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lathe-e2e-template-'));
  const name = 'e2e_template';
  const server = await runServer({ LATHE_DATA: folder, DATABASE_URL: (await createDatabase(name)).url });
  await server.end();
  process.env['LATHE_TEST_TEMPLATE'] = JSON.stringify({ name, folder });
  return { remove: () => rm(folder, { recursive: true, force: true }) };
}

/** What `makeTemplate` made, in the processes of the tests. */
export function templateOfRun(): { readonly name: string; readonly folder: string } {
  const text = process.env['LATHE_TEST_TEMPLATE'];
  if (text === undefined) throw new Error('The test run has made no template.');
  return JSON.parse(text) as { name: string; folder: string };
}
