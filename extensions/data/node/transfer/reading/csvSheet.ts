import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import type { SheetOptions } from '../../../common/transfer/sheetShapes';
import { badSheet } from './badSheet';
import { decodeChunks, guessEncoding } from './encodings';
import type { Sheet, SheetLine } from './sheet';

/** Gives the bytes of the file from the beginning. */
export type OpenBytes = () => Promise<Readable>;

const separators = [',', ';', '\t', '|'] as const;
const mostRecord = 4 * 1024 * 1024;

/** A CSV file; what it doesn't say itself is found out from its beginning. */
export async function openCsv(open: OpenBytes, options: SheetOptions): Promise<Sheet> {
  const start = await beginningOf(await open());
  const encoding = options.encoding ?? guessEncoding(start);
  const separator = options.separator ?? guessSeparator(new TextDecoder(encoding).decode(start));
  return {
    ...{ format: 'csv', sheets: [], separator, encoding },
    lines: () => lines(open, separator, encoding),
    close: () => undefined,
  };
}

async function* lines(open: OpenBytes, separator: string, encoding: string): AsyncGenerator<SheetLine> {
  const bytes = await open();
  const parser = parse({
    bom: true,
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: mostRecord,
  });
  const text = Readable.from(decodeChunks(bytes, encoding));
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  try {
    for await (const cells of parser) yield { cells: asTexts(cells), inexact: 0 };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const issue = error.code === 'CSV_MAX_RECORD_SIZE' ? 'CELL_TOO_LONG' : 'BROKEN';
    throw badSheet(issue, { detail: error.message }, error);
  } finally {
    bytes.destroy();
  }
}

function asTexts(cells: unknown): string[] {
  return Array.isArray(cells) ? cells.map(String) : [];
}

/** The first 64 kB, or less where the file ends earlier. */
async function beginningOf(bytes: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    const part = Buffer.from(chunk);
    chunks.push(part);
    size += part.length;
    if (size >= 65_536) break;
  }
  bytes.destroy();
  return Buffer.concat(chunks).subarray(0, 65_536);
}

/** The one that stands most often between the titles, outside of quotes. */
function guessSeparator(text: string): string {
  const [titles = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/);
  const counts = separators.map((separator) => titles.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
