import type { SheetFormat } from '../../../common/transfer/sheetShapes';

/** One line of cells, as texts: moments as ISO says, numbers without exponents, blank where there is nothing. */
export interface SheetLine {
  readonly cells: readonly string[];
  /** How many of its numbers have lost digits before they came here. */
  readonly inexact: number;
}

/** A table in a file, read while it flows past. */
export interface Sheet {
  readonly format: SheetFormat;
  /** The names of all sheets of the file. */
  readonly sheets: readonly string[];
  readonly sheet?: string;
  readonly separator?: string;
  readonly encoding?: string;
  /** All lines, the titles first; each call begins anew. */
  lines(): AsyncIterable<SheetLine>;
  close(): void;
}
