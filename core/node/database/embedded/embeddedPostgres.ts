import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { findBinaries, type Binaries } from './binaries';

export interface RunningPostgres {
  readonly config: PoolConfig;
  stop(): Promise<void>;
}

const user = 'lathe';
/** PostgreSQL refuses to run as root: in a user namespace root is nobody to itself, and its files stay its own. */
const asNobody = process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=65534', '--map-group=65534'] : [];

/** Starts the PostgreSQL that comes with the product, on a folder of its own; it ends with this process. */
export async function startEmbedded(folder: string): Promise<RunningPostgres> {
  const binaries = findBinaries();
  const sockets = `${folder}-socket`;
  for (const each of [folder, sockets]) mkdirSync(each, { recursive: true, mode: 0o700 });
  if (!existsSync(path.join(folder, 'PG_VERSION'))) initialise(binaries, folder);
  for (let attempt = 0; attempt < 40; attempt++) {
    const started = await launch(binaries, folder, sockets);
    if (typeof started !== 'string') return { ...started, config: { host: sockets, user, database: 'postgres' } };
    if (!/postmaster\.pid|shared memory/.test(started))
      throw new Error(`PostgreSQL did not start:\n${started.slice(-800)}`);
    await wait(250);
  }
  throw new Error(`The data folder ${folder} is in use by another PostgreSQL.`);
}

function initialise({ initdb }: Binaries, folder: string): void {
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const [program = initdb, ...rest] = [...asNobody, initdb];
  const options = ['-D', folder, '-U', user, '-A', 'trust', '-E', 'UTF8', ...locale, '--no-sync'];
  execFileSync(program, [...rest, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
}

/** A shell stands between: when our end of its input closes, however we die, it stops the database. */
const watchdog = '"$0" "$@" </dev/null & p=$!; cat >/dev/null; kill -INT $p 2>/dev/null; wait $p';

async function launch(
  { postgres }: Binaries,
  folder: string,
  sockets: string,
): Promise<Pick<RunningPostgres, 'stop'> | string> {
  const settings = ['listen_addresses=', `unix_socket_directories=${sockets}`, 'unix_socket_permissions=0700'];
  const command = [
    '/bin/sh',
    '-c',
    watchdog,
    postgres,
    '-D',
    folder,
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const [program = '/bin/sh', ...rest] = [...asNobody, ...command];
  const child = spawn(program, rest, { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let printed = '';
  const ready = await new Promise<boolean>((resolve) => {
    const listen = (data: Buffer): void => {
      printed += data.toString();
      if (/ready to accept connections/.test(printed)) resolve(true);
      if (/FATAL/.test(printed)) resolve(false);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => resolve(false));
  });
  const stop = (): Promise<void> => {
    child.stdin.end();
    return ended;
  };
  if (!ready) {
    await stop();
    return printed;
  }
  child.unref();
  return { stop };
}
