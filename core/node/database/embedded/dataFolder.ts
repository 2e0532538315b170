import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify, types } from 'node:util';
import type { Binaries } from './binaries';
import { handOver, type RunAs } from './runAs';
import { databaseName, passwordFile, superuser } from './settings';
import { DatabaseUnusable } from './unusable';

const run = promisify(execFile);

/** Marks what is being made; the number of the process that makes it follows. */
const unfinished = '-new-';

/** Whether a database is in the folder; what is neither that nor empty is refused with the way out. */
export function holdsDatabase(folder: string, ourMajor: string): boolean {
  const names = readdirSync(folder);
  if (names.length === 0) return false;
  if (!names.includes('PG_VERSION'))
    throw new DatabaseUnusable(
      `${folder} holds other things than a database (${names.slice(0, 3).join(', ')}). Move them away, or set LATHE_DATA ` +
        `to another folder.`,
    );
  const major = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (major !== ourMajor)
    throw new DatabaseUnusable(
      `The database in ${folder} was made by PostgreSQL ${major}; this version runs ${ourMajor}. Start the version of ` +
        `Lathe that made it and take the data out with pg_dump, move the folder away, start this version and bring the ` +
        `data in with psql. Nothing was changed.`,
    );
  if (!existsSync(path.join(folder, 'global/pg_control')))
    throw new DatabaseUnusable(`The database in ${folder} is damaged or was copied in part. Restore a backup of it.`);
  // PostgreSQL refuses a folder that others may enter.
  if (process.platform !== 'win32' && statSync(folder).mode & 0o077) chmodSync(folder, 0o700);
  return true;
}

/** Makes the database beside the folder and moves it there when it is complete: one that was interrupted is no obstacle. */
export async function initialise({ initdb, postgres }: Binaries, folder: string, as: RunAs): Promise<void> {
  removeInterrupted(folder);
  const made = `${folder}${unfinished}${process.pid}`;
  const secret = `${made}-password`;
  const options = { uid: as.uid, gid: as.gid, cwd: '/', env: { ...process.env, LC_ALL: 'C' } };
  const command = (program: string, ...args: string[]) => {
    const [first = program, ...rest] = [...as.before, program, ...args];
    return run(first, rest, options);
  };
  try {
    mkdirSync(made, { mode: 0o700 });
    writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 });
    for (const each of [made, secret]) handOver(each, as);
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
    const access = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${secret}`];
    await command(initdb, '-D', made, '-U', superuser, ...locale, ...access);
    const creating = command(postgres, '--single', '-D', made, 'postgres');
    creating.child.stdin?.end(`create database ${databaseName}\n`);
    await creating;
    renameSync(secret, path.join(made, passwordFile));
    rmdirSync(folder);
    renameSync(made, folder);
  } catch (error) {
    for (const each of [made, secret]) rmSync(each, { recursive: true, force: true });
    throw new DatabaseUnusable(`No database could be made in ${folder}: ${reasonOf(error)}`);
  }
}

function removeInterrupted(folder: string): void {
  const parent = path.dirname(folder);
  const prefix = `${path.basename(folder)}${unfinished}`;
  const names = readdirSync(parent).filter((name) => name.startsWith(prefix));
  for (const name of names) rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 3 });
}

function reasonOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const printed = 'stderr' in error ? String(error.stderr).trim() : '';
  return printed || error.message;
}
