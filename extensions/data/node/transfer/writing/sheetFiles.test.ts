import { Readable } from 'node:stream';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import type { SheetFormat } from '../../../common/transfer/sheetShapes';
import { openSheet } from '../reading/openSheet';
import { writeCsv } from './csvWriter';
import type { WrittenColumn } from './sheetWriter';
import { writeXlsx } from './xlsxWriter';
import { unguardCell } from '../../../common/transfer/cellGuard';

const columns: readonly WrittenColumn[] = [
  { title: 'name', kind: 'text' },
  { title: 'amount', kind: 'number' },
  { title: 'paid', kind: 'checkbox' },
  { title: 'day', kind: 'date' },
  { title: 'at', kind: 'datetime' },
];

type Row = readonly (string | null)[];

async function written(format: SheetFormat, rows: readonly Row[]) {
  const counts = { rows: 0, inexact: 0, cut: 0 };
  const given = (async function* () {
    yield rows;
  })();
  const parts: Buffer[] = [];
  const chunks = format === 'csv' ? writeCsv(columns, given, counts, ',') : writeXlsx(columns, given, counts, 'Orders');
  for await (const chunk of chunks) parts.push(Buffer.from(chunk));
  return { bytes: Buffer.concat(parts), counts };
}

async function read(bytes: Buffer, options = {}) {
  const file = {
    name: 'x',
    size: bytes.length,
    read: async (range = { start: 0, end: bytes.length - 1 }) =>
      Readable.from([bytes.subarray(range.start, range.end + 1)]),
  };
  const sheet = await openSheet(file, options);
  const lines: (readonly string[])[] = [];
  let inexact = 0;
  for await (const line of sheet.lines()) {
    lines.push(line.cells);
    inexact += line.inexact;
  }
  sheet.close();
  return { sheet, lines, inexact };
}

const row: Row = [
  'a "b", <c> & _x0041_\n\u0007d',
  '12345678901234567890.25',
  'true',
  '2026-01-31',
  '2026-01-31T10:00:00.250Z',
];

describe('files of rows', () => {
  it('are CSV with all that a cell may have', async () => {
    const { bytes, counts } = await written('csv', [row, ['=1+1', '-5', 'false', null, null]]);
    const { lines, sheet } = await read(bytes);
    expect(lines).toEqual([columns.map(({ title }) => title), row, ["'=1+1", '-5', 'false', '', '']]);
    expect(sheet).toMatchObject({ format: 'csv', separator: ',', encoding: 'utf-8' });
    expect(counts).toEqual({ rows: 2, inexact: 1, cut: 0 });
  });

  it('are workbooks that read the same', async () => {
    const { bytes, counts } = await written('xlsx', [row, [null, '0.1', 'false', null, '1850-01-01T00:00:00.000Z']]);
    const { lines, sheet } = await read(bytes);
    expect(sheet).toMatchObject({ format: 'xlsx', sheets: ['Orders'], sheet: 'Orders' });
    expect(lines).toEqual([
      columns.map(({ title }) => title),
      [...row.slice(0, 4), '2026-01-31T10:00:00.250'],
      ['', '0.1', 'false', '', '1850-01-01T00:00:00.000Z'],
    ]);
    expect(counts).toEqual({ rows: 2, inexact: 1, cut: 0 });
    await expect(read(bytes, { sheet: 'Other' })).rejects.toMatchObject({ text: 'BAD_SHEET.NO_SHEET' });
  });

  it('bring any text back', async () => {
    const cell = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 20 })
      .filter((text) => !/[\uD800-\uDFFF]/.test(text) && /\S/.test(text));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<SheetFormat>('csv', 'xlsx'),
        fc.array(cell, { minLength: 1 }),
        async (format, cells) => {
          const { bytes } = await written(
            format,
            cells.map((text) => [text, '1', 'true', null, null]),
          );
          const { lines } = await read(bytes);
          const back = lines.slice(1).map(([text = '']) => (format === 'csv' ? unguardCell(text) : text));
          expect(back).toEqual(cells);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('are read in the encodings and with the separators of spreadsheets', async () => {
    const chinese = Buffer.from([0xc3, 0xfb, 0xb3, 0xc6, 0x3b, 0x61, 0x0a, 0xd6, 0xd0, 0x3b, 0x31]);
    expect((await read(chinese)).lines).toEqual([
      ['名称', 'a'],
      ['中', '1'],
    ]);
    expect((await read(Buffer.from('\uFEFFa\tb\r\n1\t2', 'utf16le'))).lines).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'EMPTY'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]), 'FORMAT'],
    ['a broken zip', Buffer.from('PK\u0003\u0004nonsense'), 'BROKEN'],
  ])('that are %s are refused', async (_what, bytes, issue) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'BAD_SHEET', text: `BAD_SHEET.${issue}` });
  });

  const book = {
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="1"/><sheet name="B" r:id="2"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<R><Relationship Id="1" Target="worksheets/a.xml"/><Relationship Id="2" Target="/xl/worksheets/b.xml"/></R>',
    ),
    'xl/styles.xml': strToU8('<s><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></s>'),
    'xl/sharedStrings.xml': strToU8(
      '<sst><si><t>na</t><rPh><t>x</t></rPh><r><t>me</t></r></si><si><t>day</t></si></sst>',
    ),
    'xl/worksheets/a.xml': strToU8('<w><sheetData/></w>'),
    'xl/worksheets/b.xml': strToU8(
      '<w><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="2"><c r="A2"><v>1.2345678901234567E+19</v></c><c r="C2" s="1"><v>46053.5</v></c></row></w>',
    ),
  };

  it('are read as spreadsheets write them: texts that cells share, days, gaps, and what had lost digits', async () => {
    const { lines, inexact, sheet } = await read(Buffer.from(zipSync(book)), { sheet: 'B' });
    expect(lines).toEqual([
      ['name', '', 'day'],
      ['12345678901234567000', '', '2026-01-31T12:00:00'],
    ]);
    expect([inexact, sheet.sheets]).toEqual([1, ['A', 'B']]);
  });

  it('are not unpacked where they would become too large', async () => {
    const bomb = zipSync({ ...book, 'xl/worksheets/a.xml': new Uint8Array(20 * 1024 * 1024) });
    await expect(read(Buffer.from(bomb))).rejects.toMatchObject({ text: 'BAD_SHEET.TOO_LARGE' });
    const cell = strToU8(`<w><row><c t="inlineStr"><is><t>${'ab'.repeat(2 * 1024 * 1024)}</t></is></c></row></w>`);
    const long = zipSync({ ...book, 'xl/worksheets/a.xml': cell }, { level: 0 });
    await expect(read(Buffer.from(long))).rejects.toMatchObject({ text: 'BAD_SHEET.CELL_TOO_LONG' });
  });
});
