import { type ChildProcess, spawn } from 'node:child_process';
import type { RunAs } from './runAs';

/**
 * Stands between us and the database: when our end of its input closes, however we die, it stops the database, and when
 * the database ends, so does it.
 */
const shell = `exec 3<&0
"$0" "$@" </dev/null 3<&- & p=$!
(read x <&3; kill -INT $p) >/dev/null 2>&1 & w=$!
exec 3<&-
trap 'kill -INT $p' TERM INT
wait $p; s=$?
kill $w 2>/dev/null
exit $s`;

/** The same where there is no shell. Windows knows no signals: its way to stop a database is a program of its own. */
const script = `const { spawn, spawnSync } = require('node:child_process');
const [stopper, folder, program, ...args] = process.argv.slice(1);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.on('exit', (code) => process.exit(code ?? 1));
process.stdin.resume().on('close', () => spawnSync(stopper, ['stop', '-m', 'fast', '-D', folder]));`;

export interface TiedCommand {
  readonly program: string;
  readonly args: readonly string[];
  readonly as: RunAs;
  /** PostgreSQL's pg_ctl and the data folder, for systems without a shell. */
  readonly stopper: string;
  readonly folder: string;
}

/** Starts a program that ends with this process. Closing its input stops it. */
export function startTied(
  { program, args, as, stopper, folder }: TiedCommand,
  withShell = process.platform !== 'win32',
): ChildProcess {
  const watched = withShell
    ? ['/bin/sh', '-c', shell, program, ...args]
    : [process.execPath, '-e', script, stopper, folder, program, ...args];
  const [first = program, ...rest] = [...as.before, ...watched];
  const { uid, gid } = as;
  const env = { ...process.env, LC_ALL: 'C' };
  // A terminal's Ctrl+C is for us to hear, so the database is in a group of its own.
  return spawn(first, rest, {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    windowsHide: true,
    cwd: '/',
    uid,
    gid,
    env,
  });
}
