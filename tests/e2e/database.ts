import { Client } from 'pg';

export interface ServerDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database in the PostgreSQL of this run: an empty one, or a copy of another. */
export async function createDatabase(name: string, template = 'template1'): Promise<ServerDatabase> {
  const host = process.env['LATHE_TEST_POSTGRES'];
  if (!host) throw new Error('The test run has started no PostgreSQL.');
  await administer(host, `create database ${name} template ${template}`);
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
