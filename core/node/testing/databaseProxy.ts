import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClientConfig } from 'pg';

type Direction = 'question' | 'answer';

/** Stands between a client and the database and breaks the connection at a chosen moment. */
export class DatabaseProxy {
  /** For each piece that passes: true breaks the connection before it is passed on. */
  breakAt: (direction: Direction, piece: Buffer) => boolean = () => false;
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly target: ClientConfig,
    private readonly folder: string,
  ) {}

  static async start(target: ClientConfig): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(target, await mkdtemp(path.join(tmpdir(), 'lathe-proxy-')));
    await proxy.open();
    return proxy;
  }

  get config(): ClientConfig {
    return { ...this.target, host: this.folder };
  }

  /** Breaks the next connection over which a piece with these words passes, once. */
  breakOnce(direction: Direction, words: string): void {
    this.breakAt = (passing, piece) => {
      if (passing !== direction || !piece.includes(words)) return false;
      this.breakAt = () => false;
      return true;
    };
  }

  async open(): Promise<void> {
    const server = createServer((socket) => this.join(socket));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(path.join(this.folder, '.s.PGSQL.5432'), resolve));
  }

  /** As a database that was stopped: what is connected breaks and nobody else gets in. */
  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  async end(): Promise<void> {
    await this.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  private join(client: Socket): void {
    const database = new Socket();
    const both = [client, database];
    const cut = (): void => both.forEach((socket) => socket.destroy());
    for (const socket of both) {
      this.sockets.add(socket);
      socket.on('error', cut).on('close', () => {
        this.sockets.delete(socket);
        cut();
      });
    }
    const pass = (direction: Direction, from: Socket, to: Socket): void => {
      from.on('data', (piece) => (this.breakAt(direction, piece) ? cut() : to.write(piece)));
    };
    pass('question', client, database);
    pass('answer', database, client);
    database.connect(path.join(String(this.target.host), '.s.PGSQL.5432'));
  }
}
