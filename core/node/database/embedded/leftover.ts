import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnusable } from './unusable';

const gentleLimit = 20_000;
const limit = 30_000;

/**
 * Ends the database of a server that was killed. The folder's lock is ours, so no living server stands behind it; it is
 * ended only if its note says that it listens where we would, so that nobody else's is touched.
 */
export async function endLeftover(folder: string, sockets: string): Promise<void> {
  const note = readNote(folder);
  if (!note) return;
  const { pid, listensIn } = note;
  if (!isRunningOn(pid, folder)) {
    // The number may be another program's by now, which PostgreSQL would take for a database that runs.
    rmSync(path.join(folder, 'postmaster.pid'), { force: true });
    return;
  }
  if (listensIn !== sockets)
    throw new DatabaseUnusable(`Another PostgreSQL (process ${pid}) runs on ${folder}. Stop it first.`);
  signal(pid, 'SIGINT');
  const began = performance.now();
  while (isRunningOn(pid, folder)) {
    const waited = performance.now() - began;
    if (waited > limit)
      throw new DatabaseUnusable(`The PostgreSQL that was left over on ${folder} (process ${pid}) does not end.`);
    // It asks no more, and loses nothing either: what was answered is in its log.
    if (waited > gentleLimit) signal(pid, 'SIGQUIT');
    await wait(20);
  }
}

function readNote(folder: string): { pid: number; listensIn: string } | undefined {
  try {
    const lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, listensIn: lines[4] ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process is a PostgreSQL on this folder; its number alone says nothing, as numbers are given out again. */
function isRunningOn(pid: number, folder: string): boolean {
  try {
    process.kill(pid, 0);
    switch (process.platform) {
      case 'linux':
        return isPostgres(readlinkSync(`/proc/${pid}/exe`)) && readlinkSync(`/proc/${pid}/cwd`) === folder;
      case 'win32':
        return isPostgres(execFileSync('tasklist', ['/nh', '/fi', `pid eq ${pid}`], { encoding: 'utf8' }));
      default:
        return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
          `-D ${folder} `,
        );
    }
  } catch {
    return false;
  }
}

function isPostgres(program: string): boolean {
  return path.basename(program).startsWith('postgres');
}

/** On Windows a signal would be a sudden end; there the watch over the database stops it, and is waited for. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    if (process.platform !== 'win32') process.kill(pid, name);
  } catch {
    // It has just ended.
  }
}
