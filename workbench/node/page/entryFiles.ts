import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const Entries = z.record(z.string(), z.array(z.string()));

/** The names of the files of an entry, as they were built. */
export async function entryFiles(assets: string, entry: string): Promise<readonly string[]> {
  return (await read(assets))[entry] ?? [];
}

/** What the pages of an extension begin with, its code and that of those it stands upon. */
export async function pageFiles(assets: string, folder: string): Promise<readonly string[]> {
  return (await read(assets))[`page-${folder}`] ?? [];
}

async function read(assets: string): Promise<z.output<typeof Entries>> {
  const json: unknown = JSON.parse(await readFile(path.join(assets, 'entries.json'), 'utf8'));
  return Entries.parse(json);
}
