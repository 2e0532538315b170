import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

export interface RunningServer {
  readonly url: string;
  readonly dataFolder: string;
  stop(): Promise<void>;
}

/** Starts the server of the test build on a free port, with an empty data folder of its own. */
export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'lathe-e2e-'));
  const dist = process.env.LATHE_DIST ?? path.join(root, '.cache/test');
  const server = spawn(process.execPath, [path.join(dist, 'server/main.js')], {
    cwd: root,
    env: { ...process.env, PORT: '0', LATHE_DATA: dataFolder, LATHE_LOG: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (data: Buffer) => {
      printed += data.toString();
      const match = /ready on (http:\S+)/.exec(printed);
      if (match?.[1]) resolve(match[1]);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)));
  });
  return {
    url,
    dataFolder,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
