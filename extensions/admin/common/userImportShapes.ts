import { z } from 'zod';

/** Of so many rows it is told what was wrong. */
export const importResultLimit = 1000;

export const ImportFailure = z.object({
  /** In the file, where the titles are line 1. */
  line: z.number(),
  userName: z.string(),
  /** The column that is to blame; blank when it is the whole row. */
  field: z.string(),
  message: z.string(),
});
export type ImportFailure = z.output<typeof ImportFailure>;

/** How far an import has come; at its end, the result. */
export const ImportState = z.object({
  rows: z.number().default(0),
  created: z.number().default(0),
  updated: z.number().default(0),
  unchanged: z.number().default(0),
  failed: z.number().default(0),
  failures: z.array(ImportFailure).default([]),
});
export type ImportState = z.output<typeof ImportState>;
