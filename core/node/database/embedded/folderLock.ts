import { unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { DatabaseUnusable } from './unusable';

export interface FolderLock {
  release(): Promise<void>;
}

/** A server that lives answers at its socket; one that was killed leaves a socket that nobody answers. */
export async function lockFolder(folder: string, sockets: string): Promise<FolderLock> {
  const address =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\lathe-${folder.replaceAll(/[^\w]/g, '-')}`
      : path.join(sockets, 'server.lock');
  for (let attempt = 0; attempt < 5; attempt++) {
    const server = await listen(address);
    if (server) return { release: () => new Promise((resolve) => server.close(() => resolve())) };
    if (await answers(address)) {
      throw new DatabaseUnusable(
        `Another server runs on the data folder ${folder}. Stop it, or set LATHE_DATA to another folder; several ` +
          `servers share one PostgreSQL by DATABASE_URL.`,
      );
    }
    unlinkSync(address);
  }
  throw new DatabaseUnusable(`The lock ${address} cannot be taken. Remove it if no server is running.`);
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve(server.unref()));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
