import { strToU8, zipSync } from 'fflate';
import { tarballOf, zipOf } from '../testPackages';
import type { ArchiveLimits } from './archiveFile';
import { readArchive } from './readArchive';

const files = { 'package.json': '{}', 'a/b.txt': 'hello' };
const small: ArchiveLimits = { archiveSize: 50_000, files: 3, fileSize: 2_000_000, totalSize: 3_000_000, ratio: 100 };
const read = async (data: Uint8Array, limits?: ArchiveLimits): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await readArchive(data, limits)).map(({ path, content }) => [path, Buffer.from(content).toString()]),
  );

/** A zip whose first entry declares another size, or carries other attributes, than it has. */
function tampered(data: Uint8Array, offset: number, value: number): Uint8Array {
  const copy = new Uint8Array(data);
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 46 < copy.length; at++)
    if (view.getUint32(at, true) === 0x02014b50) {
      view.setUint32(at + offset, value, true);
      return copy;
    }
  throw new Error('This is no zip.');
}

describe('readArchive', () => {
  it.each(['', 'extension/', 'package/', 'my-theme-1.0.0/'])(
    "finds the extension in the zip's folder '%s'",
    async (folder) => {
      expect(await read(zipOf(files, folder))).toEqual(files);
    },
  );

  it('reads npm tarballs', async () => {
    expect(await read(await tarballOf(files))).toEqual(files);
  });

  it('leaves out what stands beside the extension', async () => {
    const vsix = zipSync({ '[Content_Types].xml': strToU8('<x/>'), 'extension/package.json': strToU8('{}') });
    expect(await read(vsix)).toEqual({ 'package.json': '{}' });
  });

  it.each(['../evil.txt', '/etc/evil.txt', 'a/../../evil.txt', 'C:/evil.txt', 'a\\..\\evil.txt', 'a\u0000b'])(
    'refuses the path %j',
    async (name) => {
      await expect(read(zipSync({ 'package.json': strToU8('{}'), [name]: strToU8('x') }))).rejects.toThrow(
        /leads out of its folder/,
      );
      if (name.includes('\u0000')) return;
      await expect(read(await tarballOf(files, [{ name, size: 0 }]))).rejects.toThrow(/leads out of its folder/);
    },
  );

  it('refuses links', async () => {
    const link = tampered(zipOf(files), 38, (0o120777 << 16) >>> 0);
    await expect(read(link)).rejects.toThrow('The archive holds a symbolic link');
    for (const type of ['symlink', 'link'] as const)
      await expect(
        read(await tarballOf(files, [{ name: 'package/x', type, linkname: '/etc/passwd' }])),
      ).rejects.toThrow(`The archive holds a ${type}`);
  });

  it('refuses a file that stands twice, in whatever letters', async () => {
    await expect(read(zipOf({ ...files, 'A/B.TXT': 'x' }))).rejects.toThrow("twice (also as 'a/b.txt')");
  });

  it('refuses what grows beyond the limits', async () => {
    const bomb = 'x'.repeat(1_900_000);
    await expect(read(zipOf({ ...files, bomb }), small)).rejects.toThrow('The archive grows to more than 1 MB');
    await expect(read(await tarballOf({ ...files, bomb }), small)).rejects.toThrow('The archive grows');
    await expect(read(zipOf({ ...files, huge: 'x'.repeat(2_100_000) }), small)).rejects.toThrow(
      "'huge' is larger than",
    );
    await expect(read(zipOf({ ...files, c: '', d: '' }), small)).rejects.toThrow('more than 3 files');
    await expect(read(new Uint8Array(60_000), small)).rejects.toThrow(/neither a zip/);
  });

  it('does not trust the size that a zip declares', async () => {
    const lying = tampered(zipOf({ 'package.json': 'x'.repeat(1_900_000) }), 24, 10);
    const result = await read(lying, small).catch((error: unknown) => error);
    expect(result instanceof Error || (result as Record<string, string>)['package.json']?.length === 10).toBe(true);
  });

  it('says what is wrong with other files', async () => {
    await expect(read(strToU8('hello'))).rejects.toThrow(
      'The file is neither a zip, a .vsix nor an npm tarball (.tgz).',
    );
    await expect(read(zipOf({ 'readme.md': '' }))).rejects.toThrow('holds no package.json');
    await expect(read(zipOf(files).slice(0, 60))).rejects.toThrow('The zip cannot be read');
    await expect(read(new Uint8Array([0x1f, 0x8b, 1, 2, 3]))).rejects.toThrow('The tarball cannot be read');
  });
});
