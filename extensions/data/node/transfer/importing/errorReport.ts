import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import { guardCell, unguardCell } from '../../../common/transfer/cellGuard';
import { reportColumns } from '../../../common/transfer/sheetShapes';
import type { StoredFailure } from './importStore';

/** The rows that failed as they stood in the file, each with its line and its problem: mended, they can be imported. */
export function errorReport(titles: readonly string[], failures: AsyncIterable<StoredFailure>): Readable {
  const csv = stringify({ bom: true, record_delimiter: 'windows' });
  const lines = Readable.from(records(titles, failures));
  lines.on('error', (error) => csv.destroy(error));
  return lines.pipe(csv);
}

async function* records(titles: readonly string[], failures: AsyncIterable<StoredFailure>): AsyncGenerator<string[]> {
  yield [reportColumns.line, reportColumns.problem, ...titles];
  for await (const { line, message, cells } of failures)
    yield [String(line), guardCell(message), ...titles.map((_, index) => guardCell(unguardCell(cells[index] ?? '')))];
}
