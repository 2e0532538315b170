import type { AnonymousExportRequest, ExportRequest } from '../../../common/transfer/exportShapes';
import { writeCsv } from '../writing/csvWriter';
import type { WriteCounts, WrittenColumn, WrittenRows } from '../writing/sheetWriter';
import { writeXlsx } from '../writing/xlsxWriter';

export const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The bytes of the file that an export asks for. */
export function writeFile(
  { format, separator, object }: ExportRequest | AnonymousExportRequest,
  columns: readonly WrittenColumn[],
  rows: WrittenRows,
  counts: WriteCounts,
): AsyncIterable<string | Uint8Array> {
  return format === 'csv' ? writeCsv(columns, rows, counts, separator) : writeXlsx(columns, rows, counts, object);
}
