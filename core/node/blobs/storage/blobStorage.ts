import type { Readable } from 'node:stream';

/** Both ends are part of it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly key: string;
  readonly writtenAt: Date;
}

/** Where the bytes of files are. Keys are words of letters and digits with slashes between them. */
export abstract class BlobStorage {
  /** All of it is there when the promise comes true, and nothing when it doesn't. */
  abstract write(key: string, content: Readable): Promise<void>;
  /** Throws when there is no such key. */
  abstract read(key: string, range?: ByteRange): Promise<Readable>;
  /** It need not exist. */
  abstract remove(key: string): Promise<void>;
  /** All files whose keys begin with these words. */
  abstract list(folder: string): AsyncIterable<StoredFile>;
  /** Forgets what was begun before a time and never became whole. */
  abstract removePartial(before: Date): Promise<void>;
}

const keyPattern = /^[0-9A-Za-z]{1,64}(\/[0-9A-Za-z]{1,64}){0,5}$/;

export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`"${key}" is no key of a file.`);
  return key;
}
