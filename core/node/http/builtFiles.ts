import { readFile } from 'node:fs/promises';
import path from 'node:path';

const types: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.ttf', 'font/ttf'],
]);

export interface BuiltFile {
  readonly type: string;
  /** As brotli makes it. */
  readonly content: Buffer;
}

/** Files of the build, kept once they were asked for: a page begins with twenty, and finding one costs more than sending it. */
export class BuiltFiles {
  private readonly kept = new Map<string, Promise<Buffer | undefined>>();

  constructor(private readonly folder: string) {}

  /** Undefined for what was not compressed when it was built. */
  async get(name: string): Promise<BuiltFile | undefined> {
    const type = types.get(path.extname(name));
    if (type === undefined) return undefined;
    const content = await (this.kept.get(name) ?? this.keep(name));
    return content && { type, content };
  }

  private keep(name: string): Promise<Buffer | undefined> {
    const content = readFile(path.join(this.folder, `${name}.br`)).catch(() => undefined);
    this.kept.set(name, content);
    // Whoever asks for what is not there fills no memory.
    void content.then((found) => found ?? this.kept.delete(name));
    return content;
  }
}
