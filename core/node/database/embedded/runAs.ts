import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseUnusable } from './unusable';

/** As whom PostgreSQL's programs run: it refuses to be root. */
export interface RunAs {
  /** What stands before the command. */
  readonly before: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

const nobody = 65534;
const ourselves: RunAs = { before: [] };

/** In a user namespace root is nobody to itself, and its files stay its own. */
const inNamespace: RunAs = { before: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`] };

/** `folder` exists; it becomes the property of whom PostgreSQL runs as. `programs` must be within his reach. */
export function chooseRunAs(folder: string, programs: readonly string[], namespaces = hasNamespaces()): RunAs {
  if (process.getuid?.() !== 0) return ourselves;
  const { uid, gid } = statSync(folder);
  if (uid === 0 && namespaces) return inNamespace;
  const other = uid === 0 ? { before: [], uid: nobody, gid: nobody } : { before: [], uid, gid };
  for (const each of [folder, ...programs]) requireReach(other, each);
  return other;
}

/** Gives it to whom PostgreSQL runs as, with all that is in it. */
export function handOver(folder: string, { uid, gid }: RunAs): void {
  if (uid === undefined || gid === undefined || lstatSync(folder).uid === uid) return;
  const entries = lstatSync(folder).isDirectory() ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  for (const entry of ['', ...entries]) chownSync(path.join(folder, entry), uid, gid);
}

function hasNamespaces(): boolean {
  const [program = '', ...rest] = inNamespace.before;
  const options = { stdio: 'ignore', env: process.env } as const;
  return process.platform === 'linux' && spawnSync(program, [...rest, 'true'], options).status === 0;
}

function requireReach({ uid, gid }: RunAs, file: string): void {
  const folder = lstatSync(file).isDirectory() ? path.dirname(file) : file;
  try {
    execFileSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' });
  } catch {
    throw new DatabaseUnusable(
      `The server runs as root, which PostgreSQL refuses to do, and this machine allows no user namespaces. So PostgreSQL ` +
        `runs as the user ${uid}, who cannot reach ${folder}. Let him pass through the folders above it (chmod o+x), ` +
        `run the server as an ordinary user, or set DATABASE_URL to use another PostgreSQL.`,
    );
  }
}
