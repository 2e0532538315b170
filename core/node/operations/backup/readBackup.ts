import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupHead, clusterName, endName, filesName, headName } from './backupNames';

export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export interface RestorePlan {
  readonly file: string;
  readonly dataFolder: string;
  readonly cluster: string;
  /** The major version of the PostgreSQL that will read the files. */
  readonly postgres: string;
}

/** Unpacks a backup beside the data folder and moves it there when it is whole; the folder must be empty or missing. */
export async function readBackup(plan: RestorePlan): Promise<BackupHead> {
  const { dataFolder } = plan;
  if ((await readdir(dataFolder).catch(() => [])).length > 0) throw new BackupError(`${dataFolder} is not empty.`);
  await mkdir(path.dirname(dataFolder), { recursive: true });
  const unpacked = await mkdtemp(`${dataFolder}-restoring-`);
  try {
    const head = await unpack(plan, unpacked);
    await rm(dataFolder, { recursive: true, force: true });
    await rename(unpacked, dataFolder);
    return head;
  } catch (error) {
    await rm(unpacked, { recursive: true, force: true });
    throw error;
  }
}

async function unpack(plan: RestorePlan, target: string): Promise<BackupHead> {
  const entries = extract();
  const read = pipeline(createReadStream(plan.file), createGunzip(), entries);
  const unpacked = takeEntries(entries, plan, target);
  const [taken, whole] = await Promise.allSettled([unpacked, read]);
  if (taken.status === 'fulfilled' && whole.status === 'fulfilled') return taken.value;
  const reason: unknown = taken.status === 'rejected' ? taken.reason : whole.status === 'rejected' && whole.reason;
  if (reason instanceof BackupError) throw reason;
  throw new BackupError(`${plan.file} cannot be read: ${reason instanceof Error ? reason.message : String(reason)}.`);
}

async function takeEntries(
  entries: ReturnType<typeof extract>,
  { file, postgres, cluster, dataFolder }: RestorePlan,
  target: string,
): Promise<BackupHead> {
  const places = { [clusterName]: path.join(target, path.relative(dataFolder, cluster)), [filesName]: target };
  let head: BackupHead | undefined;
  let whole = false;
  for await (const entry of entries) {
    const { name, type } = entry.header;
    const content = Readable.from(entry);
    if (!head) head = await readHead(name, content, postgres, file);
    else if (name === endName) whole = true;
    else await write(placeOf(name, places, file), type === 'directory', content);
    content.resume();
  }
  if (!head || !whole) throw new BackupError(`${file} is not whole: it ends too early. Take another backup.`);
  return head;
}

async function readHead(name: string, entry: Readable, postgres: string, file: string): Promise<BackupHead> {
  const head = name === headName ? BackupHead.safeParse(JSON.parse(await text(entry))) : undefined;
  if (!head?.success) throw new BackupError(`${file} is no backup of this product.`);
  if (head.data.postgres !== postgres) {
    throw new BackupError(
      `${file} was made with PostgreSQL ${head.data.postgres}; this version runs ${postgres}. Restore it with the version of the product that made it.`,
    );
  }
  return head.data;
}

/** Never outside the folder, whatever the archive says. */
function placeOf(name: string, places: Readonly<Record<string, string>>, file: string): string {
  const [first = '', ...rest] = name.replace(/\/$/, '').split('/');
  const base = Object.hasOwn(places, first) ? places[first] : undefined;
  if (!base || rest.length === 0 || rest.some((part) => part === '' || /^\.+$/.test(part) || part.includes('\\'))) {
    throw new BackupError(`${file} holds a name that does not belong in a backup: ${name}`);
  }
  return path.join(base, ...rest);
}

async function write(target: string, isFolder: boolean, entry: Readable): Promise<void> {
  if (isFolder) {
    await mkdir(target, { recursive: true, mode: 0o700 });
    return;
  }
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(entry, createWriteStream(target, { mode: 0o600, flags: 'w' }));
}
