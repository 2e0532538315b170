import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { DatabaseUnusable } from './unusable';

/** What the operating systems take for a socket's address, less the longest name that PostgreSQL or we give one. */
const greatestLength = 103 - '/.s.PGSQL.5432.lock'.length;

/** Where the database listens: beside its folder, or in a short place when that would be too deep for a socket. */
export function socketFolderOf(folder: string): string {
  const beside = `${folder}-socket`;
  const owner = process.getuid?.() ?? 0;
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return Buffer.byteLength(beside) <= greatestLength ? beside : `/tmp/lathe-${owner}-${hash}`;
}

/** Only its owner gets in; a folder of somebody else in a shared place is not trusted. */
export function makeSocketFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const me = process.getuid?.();
  if (me !== undefined && me !== 0 && statSync(folder).uid !== me)
    throw new DatabaseUnusable(`${folder}, where the database should listen, belongs to somebody else. Remove it.`);
  chmodSync(folder, 0o700);
}
