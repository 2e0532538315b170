import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

export interface FolderFiles {
  /** Relative, with "/" between the parts, in order. */
  readonly paths: ReadonlySet<string>;
  /** Changes when a file does: it goes into the URL, so that browsers may keep what they got for ever. */
  readonly fingerprint: string;
}

/** Code is built into the workbench or not for browsers; it is not served from the folder. */
const unserved = /^(node_modules|browser|node|common|\.[^/]*)(\/|$)|\.tsx?$|(^|\/)\.[^/]*$/;

/** For a folder of sources, which built-in extensions are. */
export function isSource(file: string): boolean {
  return unserved.test(file);
}

export async function listFolder(folder: string): Promise<FolderFiles> {
  const paths = (await walk(folder, '')).sort();
  const hash = createHash('sha256');
  const stats = await Promise.all(paths.map((file) => stat(path.join(folder, file))));
  paths.forEach((file, index) => hash.update(`${file}\0${stats[index]?.size}\0${stats[index]?.mtimeMs}\0`));
  return { paths: new Set(paths), fingerprint: hash.digest('base64url').slice(0, 10) };
}

async function walk(folder: string, prefix: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, prefix), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const file = prefix + entry.name;
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : walk(folder, `${file}/`);
      return entry.isFile() ? [file] : [];
    }),
  );
  return found.flat();
}
