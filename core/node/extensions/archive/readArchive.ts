import { ArchiveError, type ArchiveFile, type ArchiveLimits } from './archiveFile';
import { readTarball } from './readTarball';
import { readZip } from './readZip';

/** The files of an extension's package, told apart by what is in it, with paths that begin in the extension's folder. */
export async function readArchive(data: Uint8Array, limits?: ArchiveLimits): Promise<readonly ArchiveFile[]> {
  return inExtensionFolder(await unpack(data, limits));
}

async function unpack(data: Uint8Array, limits?: ArchiveLimits): Promise<readonly ArchiveFile[]> {
  if (data[0] === 0x50 && data[1] === 0x4b) return readZip(data, limits);
  if (data[0] === 0x1f && data[1] === 0x8b) return readTarball(data, limits);
  throw new ArchiveError('The file is neither a zip, a .vsix nor an npm tarball (.tgz).');
}

/** A .vsix holds it in `extension/`, npm's tarballs in `package/`, others in a folder of any name or at the top. */
function inExtensionFolder(files: readonly ArchiveFile[]): readonly ArchiveFile[] {
  const paths = new Set(files.map(({ path }) => path));
  const folders = [...new Set(files.map(({ path }) => (path.includes('/') ? `${path.split('/')[0]}/` : '')))];
  const known = ['extension/', 'package/', ''].filter((folder) => paths.has(`${folder}package.json`));
  const [folder] = [...known, ...folders.filter((each) => paths.has(`${each}package.json`))];
  if (folder === undefined)
    throw new ArchiveError('The archive holds no package.json, which every extension begins with.');
  return files
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path, content }) => ({ path: path.slice(folder.length), content }));
}
