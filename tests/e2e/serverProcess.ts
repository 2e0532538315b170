import { spawn } from 'node:child_process';
import path from 'node:path';
import { administrator } from './signIn';

const root = path.resolve(__dirname, '../..');

export type Environment = Readonly<Record<string, string | undefined>>;

export interface ServerProcess {
  readonly url: string;
  readonly printed: string;
  end(): Promise<void>;
}

/** The process, from when it answers to its end. */
export async function runServer(environment: Environment): Promise<ServerProcess> {
  const dist = process.env.LATHE_DIST ?? path.join(root, '.cache/test');
  const server = spawn(process.execPath, [path.join(dist, 'server/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      LATHE_LOG: 'warn',
      LATHE_ADMIN_PASSWORD: administrator.password,
      LATHE_SAMPLE: 'true',
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
  const end = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
  };
  return { url, printed, end };
}
