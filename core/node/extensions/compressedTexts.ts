import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** The best takes ten times as long, for whoever asks first. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const types: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
]);

/** Several versions of a good many extensions. */
const greatestKept = 500;

export interface CompressedText {
  readonly type: string;
  readonly content: Buffer;
}

/** Files of extensions that are texts, compressed when they are first asked for and kept: under its address none ever changes. */
export class CompressedTexts {
  private readonly kept = new Map<string, Promise<Buffer>>();

  /** Undefined for what is no text. */
  async get(address: string, file: string): Promise<CompressedText | undefined> {
    const type = types.get(path.extname(file));
    if (type === undefined) return undefined;
    const content = this.kept.get(address) ?? this.keep(address, file);
    return { type, content: await content };
  }

  private keep(address: string, file: string): Promise<Buffer> {
    const content = readFile(file).then((text) => compress(text, options));
    this.kept.set(address, content);
    const [oldest = address] = this.kept.keys();
    if (this.kept.size > greatestKept) this.kept.delete(oldest);
    content.catch(() => this.kept.delete(address));
    return content;
  }
}
