import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BlobStorage, type ByteRange, checkKey } from './blobStorage';

/** Files in a folder. One that is not yet whole stands aside and gets its name at the end. */
export class FolderStorage extends BlobStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async write(key: string, content: Readable): Promise<void> {
    const target = this.pathOf(key);
    const aside = path.join(this.folder, '.partial', randomUUID());
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

  private pathOf(key: string): string {
    return path.join(this.folder, ...checkKey(key).split('/'));
  }
}
