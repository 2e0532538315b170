import { type FileHandle, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';

/** Writes files into a compressed tar, one after the other, without holding any of them whole. */
export class ArchiveWriter {
  private readonly tar: Pack = pack();
  private readonly written: Promise<void>;

  private constructor(target: FileHandle) {
    this.written = pipeline(this.tar, createGzip({ level: 6 }), target.createWriteStream());
    // A failure is told by `close`, or earlier by what waits for the tar to take more.
    this.written.catch((error: unknown) => this.tar.destroy(error instanceof Error ? error : undefined));
  }

  /** Never overwrites a file. */
  static async create(file: string): Promise<ArchiveWriter> {
    return new ArchiveWriter(await open(file, 'wx', 0o600));
  }

  async text(name: string, content: string): Promise<void> {
    await new Promise<void>((resolve, reject) =>
      this.tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve())),
    );
  }

  async folder(name: string): Promise<void> {
    await new Promise<void>((resolve, reject) =>
      this.tar.entry({ name, type: 'directory', mode: 0o700 }, (error) => (error ? reject(error) : resolve())),
    );
  }

  /** The file as long as it was when we began: what others add meanwhile is not ours to keep. */
  async file(name: string, source: string): Promise<void> {
    const handle = await open(source).catch(ignoreMissing);
    if (!handle) return;
    try {
      const { size } = await handle.stat();
      const entry = this.tar.entry({ name, size, mode: 0o600 });
      const ended = new Promise<void>((resolve, reject) => {
        entry.once('finish', () => resolve());
        entry.once('error', reject);
      });
      const buffer = Buffer.allocUnsafe(1 << 20);
      for (let position = 0; position < size;) {
        const wanted = Math.min(buffer.length, size - position);
        const { bytesRead } = await handle.read(buffer, 0, wanted, position);
        // A file that got shorter is filled up; the database replays what belongs there.
        const chunk = bytesRead === 0 ? Buffer.alloc(wanted) : Buffer.from(buffer.subarray(0, bytesRead));
        position += chunk.length;
        if (!entry.write(chunk)) await Promise.race([drained(entry), ended]);
      }
      entry.end(undefined);
      await ended;
    } finally {
      await handle.close();
    }
  }

  /** Everything in a folder that is wanted, folders first. */
  async tree(name: string, source: string, wanted: (relative: string) => boolean, inside = ''): Promise<void> {
    const entries = await readdir(path.join(source, inside), { withFileTypes: true }).catch(ignoreMissing);
    for (const entry of entries ?? []) {
      const relative = path.posix.join(inside, entry.name);
      if (!wanted(relative)) continue;
      if (entry.isDirectory()) {
        await this.folder(`${name}/${relative}`);
        await this.tree(name, source, wanted, relative);
      } else if (entry.isFile()) await this.file(`${name}/${relative}`, path.join(source, relative));
    }
  }

  async close(): Promise<void> {
    this.tar.finalize();
    await this.written;
  }
}

function drained(entry: ReturnType<Pack['entry']>): Promise<void> {
  return new Promise((resolve) => entry.once('drain', () => resolve()));
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
