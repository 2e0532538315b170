import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file in the data folder that holds the key when the operator has named none. */
export const keyFile = 'secret.key';

export interface SecretKey {
  /** Stands before all that the key has sealed, so that it is found again among several. */
  readonly id: string;
  readonly bytes: Buffer;
}

/** The first key seals; the others only open what they have sealed before. */
export function readKeys(given: readonly string[], dataFolder: string): readonly SecretKey[] {
  const file = path.join(dataFolder, keyFile);
  if (given.length === 0 && !existsSync(file)) makeFile(file);
  // Whoever moves from the file to the setting can still open what the file's key has sealed.
  return [...given, ...linesOf(file)].map(toKey);
}

function toKey(text: string): SecretKey {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'lathe secrets', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

function linesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split(/\s+/);
  return lines.filter((line) => line !== '');
}

/** It is there whole or not at all, and only its owner reads it; of two that start at once one wins. */
function makeFile(file: string): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}
