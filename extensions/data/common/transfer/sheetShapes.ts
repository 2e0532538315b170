import { z } from 'zod';

export const sheetFormats = ['csv', 'xlsx'] as const;
export const SheetFormat = z.enum(sheetFormats);
export type SheetFormat = z.output<typeof SheetFormat>;

/** How a file is read where it doesn't say so itself. */
export const SheetOptions = z.strictObject({
  /** Of an XLSX file; the first, if none is named. */
  sheet: z.string().max(100).optional(),
  /** Between the cells of a CSV file; found out, if none is given. */
  separator: z.enum([',', ';', '\t', '|']).optional(),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'windows-1252']).optional(),
});
export type SheetOptions = z.output<typeof SheetOptions>;

/** Words of an error report that no import takes for a field. */
export const reportColumns = { line: '#line', problem: '#problem' } as const;

export const mostColumns = 500;
export const mostImportRows = 1_000_000;
