import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client, type PoolConfig } from 'pg';

/** How to reach the embedded database when a server runs on it; its own note of where it listens tells. */
export async function findRunningCluster(cluster: string): Promise<PoolConfig | undefined> {
  const note = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [, , , port, host] = note.split('\n');
  if (!port || !host) return undefined;
  const config = { host, port: Number(port), user: 'lathe', database: 'postgres' };
  const client = new Client(config);
  try {
    await client.connect();
    await client.end();
    return config;
  } catch {
    // The note of a database that was killed stays behind.
    return undefined;
  }
}
