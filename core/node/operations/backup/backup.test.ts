import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { type RunningPostgres, startEmbedded } from '../../database/embedded/embeddedPostgres';
import { embeddedVersion } from './embeddedVersion';
import { readBackup } from './readBackup';
import { findRunningCluster } from './runningCluster';
import { writeBackup } from './writeBackup';

/** What is copied while they run is in the files already: these tests do not pull the plug. */
const settings = { fsync: 'off', synchronous_commit: 'off' };

describe('a backup', () => {
  let root: string;
  let postgres: RunningPostgres | undefined;
  let data: string;
  let cluster: string;
  let file: string;
  let tests = 0;

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'lathe-backup-'));
    data = path.join(root, 'data');
    cluster = path.join(data, 'postgres');
    postgres = await startEmbedded(cluster, { settings });
  }, 30_000);

  beforeEach(() => {
    file = path.join(root, `backup-${++tests}.tar.gz`);
  });

  afterEach(() => rm(target(), { recursive: true, force: true }));

  afterAll(async () => {
    await postgres?.stop();
    await rm(root, { recursive: true, force: true });
  });

  async function ask(statement: string, at = postgres): Promise<Record<string, unknown>[]> {
    const client = new Client(at?.config);
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    await client.end();
    return rows;
  }

  async function make(): Promise<void> {
    await writeBackup({ dataFolder: data, cluster, file, connection: postgres?.config ?? {} });
  }

  const target = (): string => path.join(root, 'restored');
  const restore = async () =>
    readBackup({
      file,
      dataFolder: target(),
      cluster: path.join(target(), 'postgres'),
      postgres: await embeddedVersion(),
    });

  it('holds the notes on the audit logs from before the logs themselves', async () => {
    await mkdir(path.join(data, 'audit'));
    await writeFile(path.join(data, 'audit/tenant.json'), '[]');
    await make();
    const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).split('\n');
    const notes = names.indexOf('files/audit/tenant.json');
    expect(notes).toBeGreaterThan(0);
    expect(notes).toBeLessThan(names.findIndex((name) => name.startsWith('postgres/')));
    await restore();
    expect(await readFile(path.join(target(), 'audit/tenant.json'), 'utf8')).toBe('[]');
  }, 60_000);

  it('made while writes go on holds all that was answered before it, and all files', async () => {
    await ask('create table entry (id int primary key)');
    await mkdir(path.join(data, 'blobs/a'), { recursive: true });
    await writeFile(path.join(data, 'blobs/a/one'), 'content');
    let written = 0;
    let stopped = false;
    const writer = new Client(postgres?.config);
    await writer.connect();
    const writing = (async () => {
      while (!stopped) await writer.query('insert into entry values ($1)', [++written]);
    })();
    while (written < 100) await new Promise(setImmediate);
    const before = written - 1;
    await make();
    stopped = true;
    await writing;
    await writer.end();

    await restore();
    const restored = await startEmbedded(path.join(target(), 'postgres'), { settings });
    try {
      const [{ count, highest } = {}] = await ask(
        'select count(*)::int as count, max(id) as highest from entry',
        restored,
      );
      expect(Number(count)).toBeGreaterThanOrEqual(before);
      expect(count).toBe(highest);
      expect(await readFile(path.join(target(), 'blobs/a/one'), 'utf8')).toBe('content');
    } finally {
      await restored.stop();
    }
  }, 60_000);

  it('is refused when it is not whole, of another version, or none at all, and leaves nothing behind', async () => {
    await make();
    await expect(
      readBackup({ file, dataFolder: target(), cluster: path.join(target(), 'postgres'), postgres: '9' }),
    ).rejects.toThrow('this version runs 9');
    await truncate(file, 200_000);
    await expect(restore()).rejects.toThrow(/cannot be read|not whole/);
    await writeFile(file, 'nonsense');
    await expect(restore()).rejects.toThrow('cannot be read');
    await expect(readFile(path.join(target(), 'postgres/PG_VERSION'))).rejects.toThrow('ENOENT');
  }, 30_000);

  it('never overwrites', async () => {
    await writeFile(file, 'mine');
    await expect(make()).rejects.toThrow('EEXIST');
    expect(await readFile(file, 'utf8')).toBe('mine');
    await mkdir(target());
    await writeFile(path.join(target(), 'mine'), '');
    await expect(restore()).rejects.toThrow('is not empty');
  }, 30_000);

  // The last one, as it stops the database that the others share.
  it('finds the database that runs, and none that does not', async () => {
    expect(await findRunningCluster(cluster)).toMatchObject({ user: 'lathe' });
    await postgres?.stop();
    postgres = undefined;
    expect(await findRunningCluster(cluster)).toBeUndefined();
  });
});
