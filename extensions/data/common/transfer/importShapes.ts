import { z } from 'zod';
import { mostColumns, SheetFormat, SheetOptions } from './sheetShapes';

export const importOperations = ['create', 'update', 'upsert'] as const;

/** Which column goes into which field. */
export const ColumnMapping = z.strictObject({
  /** From 0. */
  column: z
    .int()
    .min(0)
    .max(mostColumns - 1),
  field: z.string().min(1).max(63),
  /** Of a lookup: the field of the other object that its cells tell, such as "id" or "name". */
  by: z.string().min(1).max(63).optional(),
});
export type ColumnMapping = z.output<typeof ColumnMapping>;

export const dateOrders = ['ymd', 'mdy', 'dmy'] as const;

export const ImportOptions = z.strictObject({
  ...SheetOptions.shape,
  operation: z.enum(importOperations).default('create'),
  /** Updates and upserts find rows by "id" or by a unique field. */
  by: z.string().min(1).max(63).optional(),
  columns: z.array(ColumnMapping).min(1).max(mostColumns),
  /** Tells what would happen, and leaves everything as it is. */
  dryRun: z.boolean().default(false),
  /** Whether a blank cell leaves the value of a row as it is, or takes it away. */
  blank: z.enum(['keep', 'clear']).default('keep'),
  /** Whether cells that begin with "=" are refused or taken as they are. */
  formulas: z.enum(['refuse', 'keep']).default('refuse'),
  decimal: z.enum(['.', ',']).default('.'),
  dates: z.enum(dateOrders).default('ymd'),
  /** In which moments without a zone are meant, such as "Asia/Shanghai". */
  zone: z.string().max(60).default('UTC'),
});
export type ImportOptions = z.output<typeof ImportOptions>;

/** Of so many rows the result tells what was wrong; the report has them all. */
export const mostShownFailures = 200;

export const RowFailure = z.object({
  /** In the file, where the titles are line 1. */
  line: z.number(),
  /** The field that is to blame; blank when it's the whole row. */
  field: z.string(),
  message: z.string(),
});
export type RowFailure = z.output<typeof RowFailure>;

/** What became of a file. */
export const ImportResult = z.object({
  dryRun: z.boolean(),
  rows: z.number(),
  created: z.number(),
  updated: z.number(),
  failed: z.number(),
  /** Cells whose numbers had lost digits before they came here. */
  inexact: z.number(),
  failures: z.array(RowFailure),
  /** The file of the rows that failed, each with its problem; it can be imported again. */
  report: z.string().optional(),
});
export type ImportResult = z.output<typeof ImportResult>;

/** How a column fits the object. */
export const SheetColumn = z.object({
  title: z.string(),
  /** Of the first rows, as they are read. */
  samples: z.array(z.string()),
  /** What it goes into by its title; none, if nothing is called so. */
  field: z.string().optional(),
  by: z.string().optional(),
});
export type SheetColumn = z.output<typeof SheetColumn>;

export const SheetInspection = z.object({
  format: SheetFormat,
  sheets: z.array(z.string()),
  sheet: z.string().optional(),
  separator: z.string().optional(),
  encoding: z.string().optional(),
  columns: z.array(SheetColumn),
  /** The first rows. */
  rows: z.array(z.array(z.string())),
});
export type SheetInspection = z.output<typeof SheetInspection>;

/** Whether a file fits an object, row by row. */
export const SchemaValidation = z.object({
  object: z.string(),
  fits: z.boolean(),
  rows: z.number(),
  columns: z.array(z.object({ title: z.string(), field: z.string().optional(), problem: z.string().optional() })),
  /** Fields that every new row needs and no column has. */
  missing: z.array(z.string()),
  failed: z.number(),
  inexact: z.number(),
  failures: z.array(RowFailure),
});
export type SchemaValidation = z.output<typeof SchemaValidation>;
