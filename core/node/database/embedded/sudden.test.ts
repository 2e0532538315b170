import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { type SourceProcess, spawnSource } from '../../testing/spawnSource';
import { startEmbedded } from './embeddedPostgres';

jest.setTimeout(60_000);

const writer = path.resolve(__dirname, '../../testing/databaseWriter.ts');

describe('what was answered', () => {
  let root: string;
  let folder: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'lathe-sudden-'));
    folder = path.join(root, 'postgres');
    cpSync(path.resolve('.cache/postgres-18'), folder, { recursive: true });
    chmodSync(folder, 0o700);
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const killDatabase = (): void => {
    process.kill(Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  };

  const answered = ({ lines }: SourceProcess): number[] =>
    lines.flatMap((line) => (/^answered \d+$/.test(line) ? [Number(line.slice(9))] : []));

  /** Until so many more were answered. */
  async function more(process: SourceProcess, count: number): Promise<void> {
    const enough = answered(process).length + count;
    await process.line({ test: () => answered(process).length >= enough });
  }

  async function kept(): Promise<Set<number>> {
    const postgres = await startEmbedded(folder);
    const client = new Client(postgres.config);
    await client.connect();
    const { rows } = await client.query<{ number: number }>('select number from lathe.entry');
    await client.end();
    await postgres.stop();
    return new Set(rows.map(({ number }) => number));
  }

  it.each(['server', 'database', 'server and database'])('is kept when the %s is killed under load', async (what) => {
    const process = spawnSource(writer, [folder, '0']);
    await more(process, 100);
    if (what.includes('database')) killDatabase();
    // Alone, the server writes on when the database is back, and whoever wrote hears nothing of it.
    if (what === 'database') await more(process, 100);
    await process.kill();
    expect(process.lines.filter((line) => line.startsWith('failed'))).toEqual([]);
    const found = await kept();
    expect(answered(process).filter((number) => !found.has(number))).toEqual([]);
  });
});
