import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { withPatience } from '../connections/patience';
import { ConnectionLost } from '../connections/failures';
import { spawnSource } from '../../testing/spawnSource';
import { findBinaries } from './binaries';
import { type EmbeddedOptions, type RunningPostgres, startEmbedded } from './embeddedPostgres';
import { chooseRunAs } from './runAs';
import { DatabaseUnusable } from './unusable';

const holder = path.resolve(__dirname, '../../testing/databaseHolder.ts');

jest.setTimeout(30_000);

describe('the embedded PostgreSQL', () => {
  let root: string;
  let folder: string;
  let running: RunningPostgres[];
  let lines: string[];

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'lathe-embedded-'));
    folder = path.join(root, 'postgres');
    running = [];
    lines = [];
  });

  afterEach(async () => {
    await Promise.all(running.map((postgres) => postgres.stop()));
    rmSync(root, { recursive: true, force: true });
  });

  /** As the one that the run of the tests has made. */
  function existing(): void {
    cpSync(path.resolve('.cache/postgres-18'), folder, { recursive: true });
    chmodSync(folder, 0o700);
  }

  async function start(options: EmbeddedOptions = {}): Promise<RunningPostgres> {
    const postgres = await startEmbedded(folder, { onLine: (line) => lines.push(line), ...options });
    running.push(postgres);
    return postgres;
  }

  async function ask(postgres: RunningPostgres, statement: string): Promise<Record<string, unknown>[]> {
    const client = new Client(postgres.config);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  /** Until the database answers again. */
  const askAgain = (postgres: RunningPostgres, statement: string) =>
    withPatience(
      () =>
        ask(postgres, statement).catch((error: unknown) => {
          throw new ConnectionLost(String(error));
        }),
      20_000,
    );

  const watchOf = (process: number): number =>
    Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(process)], { encoding: 'utf8' }));
  const pid = (): number => Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

  it('makes a database in an empty folder and finds it there again', async () => {
    const first = await start();
    await ask(first, 'create table kept (id int); insert into kept values (1)');
    expect(await ask(first, 'select current_database() as name')).toEqual([{ name: 'lathe' }]);
    await first.stop();
    const second = await start();
    expect(await ask(second, 'select * from kept')).toEqual([{ id: 1 }]);
    expect(readdirSync(root).sort()).toEqual(['postgres', 'postgres-socket']);
  });

  it('is as safe and as fast as it was told to be, and lets nobody else in', async () => {
    existing();
    const postgres = await start({ settings: { work_mem: '5MB' } });
    const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'jit', 'work_mem', 'listen_addresses'];
    const settings = await Promise.all(names.map((name) => ask(postgres, `show ${name}`)));
    expect(Object.assign({}, ...settings.flat())).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      jit: 'off',
      work_mem: '5MB',
      listen_addresses: '',
    });
    for (const each of [folder, `${folder}-socket`]) expect(statSync(each).mode & 0o077).toBe(0);
  });

  it('logs nothing of what statements hold', async () => {
    existing();
    const postgres = await start();
    await ask(postgres, 'create table secret (value text primary key)');
    const wrong = ["insert into secret values ('hidden'), ('hidden')", "select 'hidden'::int"];
    for (const statement of wrong) await expect(ask(postgres, statement)).rejects.toThrow();
    await postgres.stop();
    expect(lines.join()).toContain('ready to accept connections');
    expect(lines.join()).not.toContain('hidden');
  });

  it('is reached from a folder too deep for a socket', async () => {
    folder = path.join(root, ...Array.from({ length: 12 }, () => 'deep-folder'), 'postgres');
    mkdirSync(path.dirname(folder), { recursive: true });
    existing();
    const postgres = await start();
    expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
    rmSync(String(postgres.config.host), { recursive: true });
  });

  it('can be reached by a port and a password', async () => {
    existing();
    const postgres = await start({ transport: 'port' });
    expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
    const guessing = { ...postgres, config: { ...postgres.config, password: 'guess' } };
    await expect(ask(guessing, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('lives on when its processes are killed, and loses nothing', async () => {
    existing();
    const postgres = await start();
    await ask(postgres, 'create table kept (id int); insert into kept values (1)');
    for (const [round] of [1, 2].entries()) {
      process.kill(pid(), 'SIGKILL');
      await askAgain(postgres, `insert into kept values (${round})`);
    }
    expect(await ask(postgres, 'select count(*)::int as count from kept')).toEqual([{ count: 3 }]);
    expect(lines.join()).toContain('started again');
  });

  it('ends although its watch was killed', async () => {
    existing();
    const postgres = await start();
    process.kill(watchOf(pid()), 'SIGKILL');
    await postgres.stop();
    expect(existsSync(path.join(folder, 'postmaster.pid'))).toBe(false);
  });

  it('tells of a second server on the same folder, which does not disturb the first', async () => {
    existing();
    const first = await start();
    await expect(start()).rejects.toThrow(/Another server runs on the data folder/);
    expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is not put off by what a killed server left: a lock and the number of another program', async () => {
    existing();
    mkdirSync(`${folder}-socket`, { mode: 0o700 });
    const dying = `require('net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
    spawnSync(process.execPath, ['-e', dying, `${folder}-socket/server.lock`]);
    expect(existsSync(`${folder}-socket/server.lock`)).toBe(true);
    const note = [process.pid, folder, 0, 5432, `${folder}-socket`, '', '', 'ready'];
    writeFileSync(path.join(folder, 'postmaster.pid'), note.join('\n'));
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.each(['its watch', 'nobody'])('follows a killed server whose database is ended by %s', async (by) => {
    existing();
    const server = spawnSource(holder, [folder]);
    await server.line(/ready/);
    const left = pid();
    if (by === 'nobody') process.kill(watchOf(left), 'SIGKILL');
    await server.kill();
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(pid()).not.toBe(left);
  });

  it('does not touch a PostgreSQL that somebody else runs on the folder', async () => {
    existing();
    const { postgres } = findBinaries();
    const { before } = chooseRunAs(folder, []);
    const [program = postgres, ...args] = [...before, postgres, '-D', folder, '-k', folder, '-c', 'listen_addresses='];
    const other = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = new Promise((resolve) => other.once('exit', resolve));
    await new Promise<void>((resolve) => {
      other.stderr.on('data', (data) => String(data).includes('ready to accept') && resolve());
    });
    await expect(start()).rejects.toThrow(/Another PostgreSQL \(process \d+\) runs on/);
    expect(other.exitCode).toBeNull();
    other.kill('SIGINT');
    await ended;
  });

  it('is not hindered by one that was killed while it made the database', async () => {
    const server = spawnSource(holder, [folder]);
    while (!readdirSync(root).some((name) => name.includes('-new-'))) await new Promise(setImmediate);
    await server.kill();
    expect(readdirSync(folder)).toEqual([]);
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.each([
    ['other things', () => writeFileSync(path.join(folder, 'letter'), ''), /holds other things .*letter/],
    [
      'an older version',
      () => writeFileSync(path.join(folder, 'PG_VERSION'), '14\n'),
      /made by PostgreSQL 14; .*pg_dump/,
    ],
    ['a part of a database', () => writeFileSync(path.join(folder, 'PG_VERSION'), '18\n'), /damaged/],
  ])('refuses a folder with %s and leaves it alone', async (_, fill, message) => {
    mkdirSync(folder);
    fill();
    const before = readdirSync(folder);
    await expect(start()).rejects.toThrow(message);
    await expect(start()).rejects.toBeInstanceOf(DatabaseUnusable);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('says when its place is no folder', async () => {
    writeFileSync(folder, '');
    await expect(start()).rejects.toThrow(/cannot be used/);
  });

  const asRoot = process.getuid?.() === 0 && process.platform === 'linux';

  (asRoot ? it : it.skip)('says when the disk is full, and starts when there is room', async () => {
    existing();
    const small = path.join(root, 'small');
    mkdirSync(small);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'none', small]);
    try {
      const kept = folder;
      folder = path.join(small, 'postgres');
      cpSync(kept, folder, { recursive: true });
      spawnSync('dd', ['if=/dev/zero', `of=${small}/filler`, 'bs=1M'], { stdio: 'ignore' });
      await expect(start()).rejects.toThrow(/The disk .* is full/);
      rmSync(path.join(small, 'filler'));
      const postgres = await start();
      expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
      await postgres.stop();
    } finally {
      execFileSync('umount', [small]);
    }
  });

  (asRoot ? it : it.skip)('runs as nobody where root has no namespaces, or says what is in the way', async () => {
    existing();
    const { PATH } = process.env;
    process.env['PATH'] = '/nowhere';
    try {
      await expect(start()).rejects.toThrow(/user 65534, who cannot reach .*chmod o\+x/);
      chmodSync(root, 0o711);
      const postgres = await start();
      expect(statSync(path.join(folder, 'PG_VERSION')).uid).toBe(65534);
      expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
      await postgres.stop();
    } finally {
      process.env['PATH'] = PATH;
    }
    // What is nobody's by now stays his.
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
