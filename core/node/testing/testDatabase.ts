import { randomBytes } from 'node:crypto';
import { Client, type PoolConfig } from 'pg';
import { Database } from '../database/database';

export interface TestDatabase {
  readonly database: Database;
  readonly config: PoolConfig;
  /** For a process that is told where its database is. */
  readonly url: string;
  close(): Promise<void>;
}

/** A database of its own in the PostgreSQL that the test run has started: an empty one, or a copy of another. */
export async function openTestDatabase(template?: string): Promise<TestDatabase> {
  const server = testPostgres();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} ${template === undefined ? '' : `template ${template}`}`);
  const config = { ...server, database: name };
  const database = new Database();
  database.open(config, () => undefined);
  return {
    database,
    config,
    url: `postgres:///${name}?host=${encodeURIComponent(server.host)}&user=lathe`,
    async close() {
      await database.close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

/** The name of a database to copy. The first who asks fills it; others of the run that ask meanwhile wait. */
export async function testTemplate(name: string, fill: (made: TestDatabase) => Promise<void>): Promise<string> {
  const client = new Client({ ...testPostgres(), database: 'postgres' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await client.query('select from pg_database where datname = $1', [name]);
    if (rows.length > 0) return name;
    const made = await openTestDatabase();
    await fill(made);
    await made.database.close();
    await client.query(`alter database ${String(made.config.database)} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

function testPostgres(): { readonly host: string; readonly user: string } {
  const host = process.env['LATHE_TEST_POSTGRES'];
  if (!host) throw new Error('The test run has started no PostgreSQL.');
  return { host, user: 'lathe' };
}

async function administer(server: PoolConfig, statement: string): Promise<void> {
  const client = new Client({ ...server, database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
}
