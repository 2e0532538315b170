import type { AuditEntryDetail } from '../../common/auditCalls';
import { csvLine } from './csvLine';

const columns = [
  'id',
  'at',
  'userId',
  'userName',
  'address',
  'requestId',
  'action',
  'type',
  'objectId',
  'name',
  'before',
  'after',
  'tokenId',
  'tokenName',
] as const;

/** With a mark by which spreadsheets know that it is UTF-8. */
export async function* asCsv(entries: AsyncIterable<AuditEntryDetail>): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns)}`;
  for await (const entry of entries) yield csvLine(columns.map((column) => textOf(entry[column])));
}

/** An array with a line for each entry. */
export async function* asJson(entries: AsyncIterable<AuditEntryDetail>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const entry of entries) {
    yield separator + JSON.stringify(entry);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
