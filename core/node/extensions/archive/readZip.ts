import { unzipSync } from 'fflate';
import { ArchiveBudget, ArchiveError, type ArchiveFile, type ArchiveLimits } from './archiveFile';
import { safePath } from './safePath';

const directoryEntry = 0x02014b50;
const directoryEnd = 0x06054b50;
const fileType = 0xf000;
const link = 0xa000;

/** The files of a zip. Sizes are checked before anything is unpacked; the unpacker never writes more than was declared. */
export function readZip(data: Uint8Array, limits?: ArchiveLimits): readonly ArchiveFile[] {
  const budget = new ArchiveBudget(data.byteLength, limits);
  refuseLinks(data);
  const paths = new Map<string, string>();
  const content = unzip(data, (name, size) => {
    const path = safePath(name);
    if (name.endsWith('/') || path === '') return false;
    budget.add(path, size);
    paths.set(name, path);
    return true;
  });
  return [...paths].map(([name, path]) => ({ path, content: content[name] ?? new Uint8Array() }));
}

function unzip(data: Uint8Array, accept: (name: string, size: number) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(data, {
      filter: ({ name, originalSize, compression }) => {
        if (compression !== 0 && compression !== 8)
          throw new ArchiveError(`'${name}' is packed in a way that is not supported.`);
        return accept(name, originalSize);
      },
    });
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(`The zip cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Links are said in the upper half of the external attributes, which the unpacker does not look at. */
function refuseLinks(data: Uint8Array): void {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const end = endOfDirectory(view);
  let at = end === undefined ? data.byteLength : view.getUint32(end + 16, true);
  while (at + 46 <= data.byteLength && view.getUint32(at, true) === directoryEntry) {
    if (((view.getUint32(at + 38, true) >>> 16) & fileType) === link)
      throw new ArchiveError('The archive holds a symbolic link; links are not unpacked.');
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** The record that a zip ends with, before a comment of up to 64 kB. */
function endOfDirectory(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at--) if (view.getUint32(at, true) === directoryEnd) return at;
  return undefined;
}
