import { Refusal } from 'lathe/common';

/** Why a file can't be read; each has its text under "error.BAD_SHEET.". */
export type SheetIssue = 'BROKEN' | 'CELL_TOO_LONG' | 'COLUMNS' | 'EMPTY' | 'FORMAT' | 'NO_SHEET' | 'TOO_LARGE';

export function badSheet(
  issue: SheetIssue,
  parameters: Readonly<Record<string, string | number>> = {},
  cause?: unknown,
): Refusal {
  return new Refusal('BAD_SHEET', { text: `BAD_SHEET.${issue}`, parameters, cause });
}
