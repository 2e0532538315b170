import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBinaries } from '../../database/embedded/binaries';

/** The major version of the PostgreSQL that comes with the product. */
export async function embeddedVersion(): Promise<string> {
  const { stdout } = await promisify(execFile)(findBinaries().initdb, ['--version']);
  return /(\d+)\.\d+/.exec(stdout)?.[1] ?? '';
}
