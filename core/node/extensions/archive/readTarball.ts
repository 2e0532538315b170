import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { ArchiveBudget, ArchiveError, type ArchiveFile, type ArchiveLimits } from './archiveFile';
import { safePath } from './safePath';

const skipped = new Set(['directory', 'pax-header', 'pax-global-header', 'gnu-long-path', 'gnu-long-link-path']);

/** The files of a gzipped tar, as npm makes them. What is read is counted while it is unpacked. */
export async function readTarball(data: Uint8Array, limits?: ArchiveLimits): Promise<readonly ArchiveFile[]> {
  const budget = new ArchiveBudget(data.byteLength, limits);
  const gunzip = createGunzip();
  const tar = extract();
  let unpacked = 0;
  gunzip.on('data', (chunk: Buffer) => {
    unpacked += chunk.byteLength;
    if (unpacked > budget.largest * 2)
      gunzip.destroy(new ArchiveError('The archive grows too large when it is unpacked.'));
  });
  gunzip.on('error', (error) => tar.destroy(error));
  gunzip.pipe(tar);
  gunzip.end(data);
  const files: ArchiveFile[] = [];
  try {
    for await (const entry of tar) {
      const { name, type, size = 0 } = entry.header;
      if (type !== 'file' && type !== 'contiguous-file') {
        if (!skipped.has(type ?? ''))
          throw new ArchiveError(`The archive holds a ${type} ('${name}'); only files are unpacked.`);
        entry.resume();
        continue;
      }
      const path = safePath(name);
      budget.add(path, size);
      const chunks: Uint8Array[] = [];
      for await (const chunk of entry) chunks.push(chunk as Uint8Array);
      files.push({ path, content: Buffer.concat(chunks) });
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(`The tarball cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return files;
}
