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

/** An empty database of its own in the PostgreSQL that the test run has started. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const host = process.env['LATHE_TEST_POSTGRES'];
  if (!host) throw new Error('The test run has started no PostgreSQL.');
  const server = { host, user: 'lathe' };
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const config = { ...server, database: name };
  const database = new Database();
  database.open(config, () => undefined);
  return {
    database,
    config,
    url: `postgres:///${name}?host=${encodeURIComponent(host)}&user=lathe`,
    async close() {
      await database.close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(server: PoolConfig, statement: string): Promise<void> {
  const client = new Client({ ...server, database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
}
