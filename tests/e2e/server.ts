import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDatabase } from './database';
import { type Environment, runServer } from './serverProcess';
import { templateOfRun } from './template';

export interface RunningServer {
  readonly url: string;
  readonly dataFolder: string;
  /** What it has said to the terminal. */
  readonly printed: string;
  stop(): Promise<void>;
}

/** Starts the server of the test build on a free port, with a data folder and a database of its own. */
export function startServer(environment: Environment = {}): Promise<RunningServer> {
  const { name, folder } = templateOfRun();
  return start(environment, name, folder);
}

/** With nothing in its folder and its database yet. */
export function startEmptyServer(environment: Environment = {}): Promise<RunningServer> {
  return start(environment);
}

async function start(environment: Environment, template?: string, folder?: string): Promise<RunningServer> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'lathe-e2e-'));
  if (folder !== undefined) await cp(folder, dataFolder, { recursive: true });
  const database = await createDatabase(`e2e_${randomBytes(6).toString('hex')}`, template);
  const { url, printed, end } = await runServer({ LATHE_DATA: dataFolder, DATABASE_URL: database.url, ...environment });
  return {
    url,
    printed,
    dataFolder,
    async stop() {
      await end();
      await rm(dataFolder, { recursive: true, force: true });
      await database.drop();
    },
  };
}
