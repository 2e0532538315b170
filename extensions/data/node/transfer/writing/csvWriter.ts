import { guardCell } from '../../../common/transfer/cellGuard';
import { keepsDigits, type WriteCounts, type WrittenColumn, type WrittenRows } from './sheetWriter';

/** As RFC 4180 has it, with a mark by which spreadsheets know that it's UTF-8; what looks like a formula is guarded. */
export async function* writeCsv(
  columns: readonly WrittenColumn[],
  rows: WrittenRows,
  counts: WriteCounts,
  separator: string,
): AsyncGenerator<string> {
  const quoted = new RegExp(`["\\r\\n${separator}]`);
  const cellOf = (text: string): string => (quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const numbers = columns.map(({ kind }) => kind === 'number');
  yield `\uFEFF${columns.map(({ title }) => cellOf(guardCell(title))).join(separator)}\r\n`;
  for await (const batch of rows) {
    let text = '';
    for (const row of batch) {
      counts.rows++;
      text += `${row.map((cell, index) => plain(cell ?? '', numbers[index] ?? false)).join(separator)}\r\n`;
    }
    yield text;
  }

  function plain(cell: string, isNumber: boolean): string {
    if (!isNumber) return cellOf(guardCell(cell));
    if (cell !== '' && !keepsDigits(cell)) counts.inexact++;
    return cell;
  }
}
