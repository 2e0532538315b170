import { z } from 'zod';
import { Aggregate, Condition, FieldPath, GroupBy, OrderBy } from '../query/queryRequest';
import { mostColumns, SheetFormat } from './sheetShapes';

const Wanted = {
  object: z.string().min(1).max(63),
  format: SheetFormat.default('csv'),
  /** All that the caller sees, if none are named; "customer.name" is of the row that a lookup leads to. */
  fields: z.array(FieldPath).min(1).max(mostColumns).optional(),
  /** All rows, if neither condition nor ids are given. */
  condition: Condition.optional(),
  /** Only rows whose texts have these words. */
  search: z.string().trim().min(1).max(200).optional(),
  ids: z.array(z.string().max(20)).min(1).max(10_000).optional(),
  orderby: z.array(OrderBy).max(20).optional(),
  limit: z.int().min(1).max(10_000_000).optional(),
  /** What the titles are: the fields' names, which an import finds again, or their labels. */
  titles: z.enum(['names', 'labels']).default('names'),
  /** How a lookup is told: by the id of its row or by its name. */
  lookups: z.enum(['id', 'name']).default('id'),
  separator: z.enum([',', ';', '\t']).default(','),
} as const;

export const ExportRequest = z.strictObject({
  ...Wanted,
  /** With these, or with what is summed up, the file has groups of rows in place of rows; `fields` are columns of them. */
  groupby: z.array(GroupBy).min(1).max(20).optional(),
  aggregate: z.array(Aggregate).min(1).max(50).optional(),
  /** Of groups: how many are left out before the first. */
  skip: z.int().min(0).max(2_000_000_000).optional(),
});
export type ExportRequest = z.output<typeof ExportRequest>;

/** As an export, with what tells of persons made unrecognisable. */
export const AnonymousExportRequest = z.strictObject({
  ...Wanted,
  /** Fields that are personal beside those whose type says so. */
  personal: z.array(FieldPath).max(mostColumns).optional(),
  /** Fields that are not, although their type says so. */
  open: z.array(FieldPath).max(mostColumns).optional(),
});
export type AnonymousExportRequest = z.output<typeof AnonymousExportRequest>;

export const ExportResult = z.object({
  fileId: z.string(),
  name: z.string(),
  rows: z.number(),
  size: z.number(),
  /** Numbers with more digits than spreadsheets keep. */
  inexact: z.number(),
  /** Texts that were longer than a cell of a spreadsheet may be. */
  cut: z.number(),
});
export type ExportResult = z.output<typeof ExportResult>;
