import { mkdirSync, realpathSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { types } from 'node:util';
import type { ClientConfig } from 'pg';
import { backoff } from '../connections/backoff';
import { type Binaries, findBinaries } from './binaries';
import { holdsDatabase, initialise } from './dataFolder';
import { lockFolder } from './folderLock';
import { endLeftover } from './leftover';
import { type Listening, listeningOf, type Transport, usualTransport } from './listening';
import { chooseRunAs, handOver, type RunAs } from './runAs';
import { RunningProcess } from './runningProcess';
import { settingsWith } from './settings';
import { makeSocketFolder, socketFolderOf } from './socketFolder';
import { startTied } from './tiedProcess';
import { DatabaseUnusable } from './unusable';

export interface RunningPostgres {
  readonly config: ClientConfig;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Hears what the database says, and that it ended and was started again. */
  readonly onLine?: (line: string) => void;
  /** PostgreSQL's settings, over the usual ones. */
  readonly settings?: Readonly<Record<string, string | number>>;
  readonly transport?: Transport;
}

interface Command {
  readonly binaries: Binaries;
  readonly folder: string;
  readonly sockets: string;
  readonly as: RunAs;
  readonly args: readonly string[];
  readonly onLine: (line: string) => void;
}

/**
 * Starts the PostgreSQL that comes with the product, on a folder of its own. It is started again when it ends by itself,
 * and it ends with this process, however that comes.
 */
export async function startEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<RunningPostgres> {
  const { onLine = () => undefined, settings = {}, transport = usualTransport } = options;
  const binaries = findBinaries();
  const place = makeFolder(folder);
  const sockets = socketFolderOf(place);
  makeSocketFolder(sockets);
  const lock = await lockFolder(place, sockets);
  try {
    await endLeftover(place, sockets);
    const as = chooseRunAs(place, [binaries.postgres]);
    for (const each of [place, sockets]) handOver(each, as);
    if (!holdsDatabase(place, binaries.major)) await initialise(binaries, place, as);
    const listening = await listeningOf(place, sockets, transport);
    const args = ['-D', place, ...settingsWith({ ...settings, ...listening.settings })];
    return await supervise({ binaries, folder: place, sockets, as, args, onLine }, listening, () => lock.release());
  } catch (error) {
    await lock.release();
    throw inPlainWords(error, place);
  }
}

/** Starts it now, and again whenever it ends without being told to. */
async function supervise(
  command: Command,
  { config }: Listening,
  release: () => Promise<void>,
): Promise<RunningPostgres> {
  let current = await launch(command);
  const stopping = new AbortController();
  const keeping = (async () => {
    for (let attempt = 0; ; attempt++) {
      await current.ended;
      if (stopping.signal.aborted) return;
      command.onLine('FATAL:  the database ended by itself and is started again');
      await wait(attempt === 0 ? 0 : 10 * backoff(attempt), undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
      if (stopping.signal.aborted) return;
      const next = await launch(command).catch((error: unknown) => command.onLine(`FATAL:  ${String(error)}`));
      if (next) [current, attempt] = [next, -1];
    }
  })();
  return {
    config,
    async stop() {
      stopping.abort();
      const force = () => endLeftover(command.folder, command.sockets);
      await current.stop(force);
      await keeping;
      // One may have been starting when the word to stop came.
      await current.stop(force);
      await release();
    },
  };
}

const noRoom = /ENOSPC|No space left/;
const stillHeld = /postmaster\.pid|shared memory block/;

/** Processes of a database that was killed may hold on to it for a moment. */
async function launch({ binaries, folder, as, args, onLine }: Command): Promise<RunningProcess> {
  const until = performance.now() + 10_000;
  for (let attempt = 0; ; attempt++) {
    const child = startTied({ program: binaries.postgres, args, as, stopper: binaries.control, folder });
    const started = new RunningProcess(child, onLine);
    if (await started.ready()) return started;
    const held = stillHeld.test(started.lastWords) && !noRoom.test(started.lastWords);
    if (!held || performance.now() > until)
      throw new DatabaseUnusable(`PostgreSQL did not start on ${folder}:\n${started.lastWords}`);
    await wait(backoff(attempt));
  }
}

/** Its real path, as the database itself would name it. */
function makeFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return realpathSync(folder);
  } catch (error) {
    throw inPlainWords(error, folder);
  }
}

function inPlainWords(error: unknown, folder: string): unknown {
  if (!types.isNativeError(error)) return error;
  if (noRoom.test(error.message))
    return new DatabaseUnusable(
      `The disk that holds ${folder} is full. Make room on it; nothing is lost.\n${error.message}`,
    );
  if (/EACCES|EPERM|EROFS|ENOTDIR|EEXIST/.test(error.message))
    return new DatabaseUnusable(`${folder} cannot be used (${error.message}). Let the server read and write it.`);
  return error;
}
