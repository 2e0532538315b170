import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { databaseName, passwordFile, superuser } from '../../database/embedded/settings';

/** How to reach the embedded database when a server runs on it; its own note of where it listens tells. */
export async function findRunningCluster(cluster: string): Promise<ClientConfig | undefined> {
  const note = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [, , , port, socketFolder, address] = note.split('\n').map((line) => line.trim());
  const host = socketFolder || address;
  if (!port || !host) return undefined;
  // Where it listens on a port, it asks for a password.
  const password = await readFile(path.join(cluster, passwordFile), 'utf8').catch(() => undefined);
  const config = { host, port: Number(port), user: superuser, database: databaseName, password };
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
