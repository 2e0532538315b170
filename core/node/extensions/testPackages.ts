import { strToU8, type Zippable, zipSync } from 'fflate';
import { createGzip } from 'node:zlib';
import { type Header, pack } from 'tar-stream';

export type TestFiles = Readonly<Record<string, string | object>>;

const textOf = (content: string | object): string => (typeof content === 'string' ? content : JSON.stringify(content));

/** For tests: a zip with these files, each below `folder`. */
export function zipOf(files: TestFiles, folder = ''): Uint8Array {
  const entries: Zippable = {};
  for (const [name, content] of Object.entries(files)) entries[folder + name] = strToU8(textOf(content));
  return zipSync(entries);
}

/** For tests: an npm tarball with these files; entries that are not files are given by their headers. */
export async function tarballOf(
  files: TestFiles,
  others: readonly (Partial<Header> & { readonly name: string })[] = [],
): Promise<Uint8Array> {
  const tar = pack();
  for (const [name, content] of Object.entries(files)) tar.entry({ name: `package/${name}` }, textOf(content));
  for (const header of others) tar.entry(header, '');
  tar.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of tar.pipe(createGzip())) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
