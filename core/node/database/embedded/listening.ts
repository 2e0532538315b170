import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { ClientConfig } from 'pg';
import { databaseName, passwordFile, superuser } from './settings';

/** A socket that only its owner reaches, or where the system has none for us a port of this machine and a password. */
export type Transport = 'socket' | 'port';

export interface Listening {
  readonly settings: Readonly<Record<string, string | number>>;
  readonly config: ClientConfig;
}

export const usualTransport: Transport = process.platform === 'win32' ? 'port' : 'socket';

export async function listeningOf(folder: string, sockets: string, transport: Transport): Promise<Listening> {
  const base = { user: superuser, database: databaseName };
  if (transport === 'socket') {
    const settings = { listen_addresses: '', unix_socket_directories: sockets, unix_socket_permissions: '0700' };
    return { settings, config: { ...base, host: sockets, port: 5432 } };
  }
  const port = await freePort();
  const password = readFileSync(path.join(folder, passwordFile), 'utf8');
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port };
  return { settings, config: { ...base, host: '127.0.0.1', port, password } };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
