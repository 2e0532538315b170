import type { Readable } from 'node:stream';

/** By its mark, or by whether it can be UTF-8; what Chinese spreadsheets write otherwise is GB 18030. */
export function guessEncoding(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  try {
    // The last letter may be cut: as more were to come, that is no error.
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return 'utf-8';
  } catch {
    return 'gb18030';
  }
}

export async function* decodeChunks(bytes: Readable, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(Buffer.from(chunk), { stream: true });
  yield decoder.decode();
}
