import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const Entries = z.record(z.string(), z.array(z.string()));

/** The names of the files of an entry, as they were built. */
export async function entryFiles(assets: string, entry: string): Promise<readonly string[]> {
  return (await read(assets))[entry] ?? [];
}

/** The files of an extension's code, with those of its part with which pages begin: "extension-data-page". */
export async function pageFiles(assets: string, folder: string): Promise<readonly string[]> {
  const all = await read(assets);
  return [`extension-${folder}`, `extension-${folder}-page`].flatMap((chunk) => all[chunk] ?? []);
}

async function read(assets: string): Promise<z.output<typeof Entries>> {
  const json: unknown = JSON.parse(await readFile(path.join(assets, 'entries.json'), 'utf8'));
  return Entries.parse(json);
}
