import { ArchiveError } from './archiveFile';

/** The path of an archive's entry without "./" and "//"; one that could lead out of the folder is refused. */
export function safePath(path: string): string {
  const hostile = /[\u0000-\u001f\u007f]|\\|^\/|^[A-Za-z]:/.test(path);
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (hostile || parts.includes('..') || path.length > 500 || parts.some((part) => Buffer.byteLength(part) > 255))
    throw new ArchiveError(
      `The archive names a path that leads out of its folder or cannot be used: ${JSON.stringify(path.slice(0, 100))}.`,
    );
  return parts.join('/');
}
