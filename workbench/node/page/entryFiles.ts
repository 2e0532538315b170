import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const Entries = z.record(z.string(), z.array(z.string()));

/** The names of the files of an entry, as they were built. */
export async function entryFiles(assets: string, entry: string): Promise<readonly string[]> {
  const json: unknown = JSON.parse(await readFile(path.join(assets, 'entries.json'), 'utf8'));
  return Entries.parse(json)[entry] ?? [];
}
