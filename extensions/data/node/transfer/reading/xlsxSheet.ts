import { mostColumns, type SheetOptions } from '../../../common/transfer/sheetShapes';
import { badSheet } from './badSheet';
import type { SheetFile } from './openSheet';
import { serialDate } from './serialDate';
import type { Sheet, SheetLine } from './sheet';
import { type Book, readBook } from './xlsxBook';
import { type XmlEvent, xmlEvents } from './xmlEvents';
import { ZipFile } from './zipFile';

const mostSheet = 3 * 1024 ** 3;

/** An XLSX file: what all cells share is in memory, the rows flow past. */
export async function openXlsx(file: SheetFile, { sheet: wanted }: SheetOptions): Promise<Sheet> {
  const zip = await ZipFile.open(file);
  const book = await readBook(zip);
  const sheet = wanted === undefined ? book.sheets[0] : book.sheets.find(({ name }) => name === wanted);
  if (!sheet) throw badSheet('NO_SHEET', { name: wanted ?? '' });
  return {
    ...{ format: 'xlsx', sheets: book.sheets.map(({ name }) => name), sheet: sheet.name },
    lines: () => lines(zip, sheet.path, book),
    close: () => zip.close(),
  };
}

async function* lines(zip: ZipFile, path: string, book: Book): AsyncGenerator<SheetLine> {
  const rows = new RowReader(book);
  for await (const events of xmlEvents(await zip.read(path, mostSheet)))
    for (const event of events) {
      const line = rows.take(event);
      if (line?.cells.some((cell) => cell !== '')) yield line;
    }
}

/** Puts rows together of what the file says. */
class RowReader {
  private cells: string[] = [];
  private inexact = 0;
  private column = -1;
  private type = '';
  private style = 0;
  private text = '';
  private inside = false;

  constructor(private readonly book: Book) {}

  take(event: XmlEvent): SheetLine | undefined {
    if (event.kind === 'text') {
      if (this.inside) this.text += event.text;
      return undefined;
    }
    if (event.kind === 'open') this.open(event.name, event.attributes);
    else return this.close(event.name);
    return undefined;
  }

  private open(name: string, { r, t, s }: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.cells = [];
      this.inexact = 0;
      this.column = -1;
    } else if (name === 'c') {
      this.column = r === undefined ? this.column + 1 : columnOf(r);
      if (this.column >= mostColumns) throw badSheet('COLUMNS', { limit: mostColumns });
      this.type = t ?? 'n';
      this.style = Number(s ?? 0);
      this.text = '';
    } else if (name === 'v' || name === 't') this.inside = true;
  }

  private close(name: string): SheetLine | undefined {
    if (name === 'v' || name === 't') this.inside = false;
    if (name === 'c' && this.text !== '') {
      while (this.cells.length < this.column) this.cells.push('');
      this.cells[this.column] = this.value();
    }
    return name === 'row' ? { cells: this.cells, inexact: this.inexact } : undefined;
  }

  private value(): string {
    const { text, type, book } = this;
    if (type === 's') return book.texts[Number(text)] ?? '';
    if (type === 'b') return text === '1' ? 'true' : 'false';
    if (type !== 'n')
      return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
    const number = Number(text);
    if (!Number.isFinite(number)) return text;
    if (book.dates[this.style]) return serialDate(number, book.from1904) ?? text;
    // A spreadsheet keeps fifteen digits: of a longer number the last ones are lost already.
    if (Math.abs(number) > Number.MAX_SAFE_INTEGER) this.inexact++;
    return plainNumber(number);
  }
}

/** "AB12" is in the column 27. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(place)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function plainNumber(number: number): string {
  const text = String(number);
  if (!text.includes('e')) return text;
  return Number.isInteger(number) ? BigInt(number).toString() : number.toFixed(20).replace(/\.?0+$/, '');
}
