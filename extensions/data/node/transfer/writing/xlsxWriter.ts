import { Zip, ZipDeflate, type ZipPassThrough } from 'fflate';
import { sheetEnd, sheetStart, styles, workbookParts } from './xlsxParts';
import { XlsxCells } from './xlsxCells';
import type { WriteCounts, WrittenColumn, WrittenRows } from './sheetWriter';

/** As many as a sheet holds, the titles among them; the rest goes on in a further one. */
const mostLines = 1_048_576;

/** A workbook that is packed while its rows come: nothing of it stays in memory. */
export async function* writeXlsx(
  columns: readonly WrittenColumn[],
  rows: WrittenRows,
  counts: WriteCounts,
  sheetName: string,
): AsyncGenerator<Uint8Array> {
  const packed = new PackedParts();
  const cells = new XlsxCells(columns, counts);
  let sheets = 0;
  let lines = mostLines;
  let sheet: ZipDeflate | undefined;
  const next = (): ZipDeflate => {
    if (sheet) packed.push(sheet, sheetEnd, true);
    const begun = packed.part(`xl/worksheets/sheet${++sheets}.xml`);
    packed.push(begun, sheetStart + cells.titles());
    lines = 1;
    return begun;
  };
  for await (const batch of rows) {
    let text = '';
    for (const row of batch) {
      if (lines >= mostLines) {
        if (sheet) packed.push(sheet, text);
        text = '';
        sheet = next();
      }
      text += cells.row(row, ++lines);
      counts.rows++;
    }
    sheet ??= next();
    packed.push(sheet, text);
    yield* packed.take();
  }
  packed.push(sheet ?? next(), sheetEnd, true);
  for (const [name, text] of [...workbookParts(sheetName, sheets), ['xl/styles.xml', styles] as const])
    packed.push(packed.part(name), text, true);
  packed.end();
  yield* packed.take();
}

/** The parts of a zip file, one after the other. */
class PackedParts {
  private readonly done: Uint8Array[] = [];
  private readonly encoder = new TextEncoder();
  private readonly zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.done.push(chunk);
  });

  part(name: string): ZipDeflate {
    const part = new ZipDeflate(name, { level: 3 });
    this.zip.add(part);
    return part;
  }

  push(part: ZipDeflate | ZipPassThrough, text: string, last = false): void {
    part.push(this.encoder.encode(text), last);
  }

  end(): void {
    this.zip.end();
  }

  take(): Uint8Array[] {
    return this.done.splice(0);
  }
}
