import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { administrator } from './signIn';

const root = path.resolve(__dirname, '../..');

export interface RunningServer {
  readonly url: string;
  readonly dataFolder: string;
  /** What it has said to the terminal. */
  readonly printed: string;
  stop(): Promise<void>;
}

/** Starts the server of the test build on a free port, with an empty data folder of its own. */
export async function startServer(
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<RunningServer> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'lathe-e2e-'));
  const database = await createDatabase();
  const dist = process.env.LATHE_DIST ?? path.join(root, '.cache/test');
  const server = spawn(process.execPath, [path.join(dist, 'server/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      LATHE_DATA: dataFolder,
      LATHE_LOG: 'warn',
      LATHE_ADMIN_PASSWORD: administrator.password,
      LATHE_SAMPLE: 'true',
      DATABASE_URL: database.url,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (data: Buffer) => {
      printed += data.toString();
      const match = /ready on (http:\S+)/.exec(printed);
      if (match?.[1]) resolve(match[1]);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)));
  });
  return {
    url,
    printed,
    dataFolder,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
      await database.drop();
    },
  };
}

/** An empty database in the PostgreSQL of this run. */
async function createDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const host = process.env['LATHE_TEST_POSTGRES'];
  if (!host) throw new Error('The test run has started no PostgreSQL.');
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  await administer(host, `create database ${name}`);
  return {
    url: `postgres:///${name}?host=${encodeURIComponent(host)}&user=lathe`,
    drop: () => administer(host, `drop database ${name} with (force)`),
  };
}

async function administer(host: string, statement: string): Promise<void> {
  const client = new Client({ host, user: 'lathe', database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
}
