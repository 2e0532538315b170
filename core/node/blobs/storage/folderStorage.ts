import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BlobStorage, type ByteRange, checkKey, type StoredFile } from './blobStorage';

const partial = '.partial';

/** Files in a folder. One that is not yet whole stands aside and gets its name at the end. */
export class FolderStorage extends BlobStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async write(key: string, content: Readable): Promise<void> {
    const target = this.pathOf(key);
    const aside = path.join(this.folder, partial, randomUUID());
    await mkdir(path.dirname(aside), { recursive: true, mode: 0o700 });
    try {
      const file = await open(aside, 'wx', 0o600);
      await pipeline(content, file.createWriteStream({ flush: true }));
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await rename(aside, target);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const file = await open(this.pathOf(key));
    return file.createReadStream(range);
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(folder: string): AsyncIterable<StoredFile> {
    for await (const file of filesOf(this.pathOf(folder))) {
      const key = path.relative(this.folder, file.path).split(path.sep).join('/');
      yield { key, writtenAt: file.writtenAt };
    }
  }

  async removePartial(before: Date): Promise<void> {
    for await (const file of filesOf(path.join(this.folder, partial))) {
      if (file.writtenAt < before) await rm(file.path, { force: true });
    }
  }

  private pathOf(key: string): string {
    return path.join(this.folder, ...checkKey(key).split('/'));
  }
}

/** A file that goes away while others are looked at is left out. */
async function* filesOf(folder: string): AsyncIterable<{ readonly path: string; readonly writtenAt: Date }> {
  const entries = await opendir(folder).catch(orMissing);
  if (!entries) return;
  for await (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(file);
    const found = entry.isFile() ? await stat(file).catch(orMissing) : undefined;
    if (found) yield { path: file, writtenAt: found.mtime };
  }
}

function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
