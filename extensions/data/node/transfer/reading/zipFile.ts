import { PassThrough, type Readable } from 'node:stream';
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile as Zip } from 'yauzl';
import { badSheet } from './badSheet';
import type { SheetFile } from './openSheet';

/** More parts, or larger ones, no honest spreadsheet has. */
const mostEntries = 2000;
const mostInflated = 4 * 1024 ** 3;
/** Text of a table deflates well, but not like this. */
const greatestRatio = 400;
const harmless = 1024 * 1024;

/** The parts of a zip file, read from where it lies. */
export class ZipFile {
  private constructor(
    private readonly zip: Zip,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async open(file: SheetFile): Promise<ZipFile> {
    const zip = await new Promise<Zip>((resolve, reject) => {
      const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true } as const;
      fromRandomAccessReader(new FileReader(file), file.size, options, (error, opened) =>
        error ? reject(badSheet('BROKEN', { detail: error.message }, error)) : resolve(opened),
      );
    });
    if (zip.entryCount > mostEntries) throw badSheet('TOO_LARGE');
    return new ZipFile(zip, await entriesOf(zip));
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** A part as it flows past; never longer than it says beforehand. */
  async read(name: string, limit: number): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw badSheet('BROKEN', { detail: name });
    if (entry.uncompressedSize > limit) throw badSheet('TOO_LARGE');
    return new Promise((resolve, reject) =>
      this.zip.openReadStream(entry, (error, stream) =>
        error ? reject(badSheet('BROKEN', { detail: error.message }, error)) : resolve(stream),
      ),
    );
  }

  close(): void {
    this.zip.close();
  }
}

function entriesOf(zip: Zip): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let inflated = 0;
  return new Promise((resolve, reject) => {
    zip.on('error', (error: Error) => reject(badSheet('BROKEN', { detail: error.message }, error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      inflated += entry.uncompressedSize;
      const bomb = entry.uncompressedSize > harmless && entry.uncompressedSize > entry.compressedSize * greatestRatio;
      if (bomb || inflated > mostInflated) return reject(badSheet('TOO_LARGE'));
      if (entry.isEncrypted()) return reject(badSheet('FORMAT'));
      entries.set(entry.fileName.replace(/^\//, ''), entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

class FileReader extends RandomAccessReader {
  constructor(private readonly file: SheetFile) {
    super();
  }

  /** The end is no part of it. */
  override _readStreamForRange(start: number, end: number): Readable {
    const through = new PassThrough();
    this.file.read({ start, end: end - 1 }).then(
      (stream) => {
        stream.on('error', (error) => through.destroy(error));
        through.on('close', () => stream.destroy());
        stream.pipe(through);
      },
      (error: Error) => through.destroy(error),
    );
    return through;
  }
}
