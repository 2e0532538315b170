import type { NewRow } from './newRow';

/** The lines below the rows of a grid. */
export interface Lines {
  /** How many rows are above them. */
  readonly total: number;
  readonly rows: readonly NewRow[];
}

/** Where a place in the grid is after rows have come or gone: who types in a line stays in it. */
export function followLine(index: number, now: Lines, before: Lines, isTyping: boolean): number {
  const last = Math.max(0, now.total - 1);
  if (index < before.total) return Math.min(index, last);
  const row = before.rows[index - before.total];
  const at = row ? now.rows.indexOf(row) : -1;
  // Where there was no other place to be nobody has gone to the line.
  const isMeant = isTyping || before.total > 0 || row?.isBlank === false;
  if (at >= 0) return isMeant ? now.total + at : 0;
  return Math.min(index, now.total + Math.max(0, now.rows.length - 1));
}
