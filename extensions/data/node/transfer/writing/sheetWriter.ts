import type { ValueKind } from '../../query/valueKind';

export interface WrittenColumn {
  readonly title: string;
  readonly kind: ValueKind;
}

/** What was written, as it grows. */
export interface WriteCounts {
  rows: number;
  /** Numbers with more digits than spreadsheets keep. */
  inexact: number;
  /** Texts that were longer than a cell may be. */
  cut: number;
}

/** The rows of a table, by and by; each cell is a text or nothing. */
export type WrittenRows = AsyncIterable<readonly (readonly (string | null)[])[]>;

/** Spreadsheets keep fifteen digits of a number. */
export function keepsDigits(number: string): boolean {
  const digits = number.replace(/^[+-]?0*|\.|0+$/g, '');
  return digits.length <= 15;
}
