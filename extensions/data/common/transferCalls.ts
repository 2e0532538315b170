import { calls, Id, post } from 'lathe/common';
import { z } from 'zod';
import { AnonymousExportRequest, ExportRequest } from './transfer/exportShapes';
import { ImportOptions, SchemaValidation, SheetInspection } from './transfer/importShapes';
import { SheetOptions } from './transfer/sheetShapes';

const bulk = '/u-route/baas/bulk/v1.0';
const Started = z.object({ jobId: Id });
/** A file that the caller has uploaded. */
const fileId = z.string().length(20);

const reading = ['UNKNOWN_OBJECT', 'NOT_FOUND', 'BAD_SHEET'] as const;
const asking = ['UNKNOWN_OBJECT', 'UNKNOWN_FIELD', 'BAD_QUERY'] as const;

/** Rows that come from files and go into them. Both are jobs: they tell how far they are, and can be cancelled. */
export const transferCalls = calls({
  inspect: post(`${bulk}/import/:object/inspection`, {
    summary: 'The columns and first rows of a file, and into which fields they go.',
    audience: 'everyUser',
    safe: true,
    body: z.strictObject({ fileId, ...SheetOptions.shape }),
    result: SheetInspection,
    errors: reading,
  }),
  import: post(`${bulk}/import/:object`, {
    summary: 'Makes or changes rows as a file says, as a job: what fails is told row by row and keeps no other back.',
    audience: 'everyUser',
    body: z.strictObject({ fileId, ...ImportOptions.shape }),
    result: Started,
    errors: [...reading, 'UNKNOWN_FIELD', 'READ_ONLY_FIELD', 'NOT_UNIQUE_FIELD', 'BAD_IMPORT'],
  }),
  export: post(`${bulk}/export`, {
    summary: 'Writes the rows that the caller sees into a file, as a job.',
    audience: 'everyUser',
    body: ExportRequest,
    result: Started,
    errors: asking,
  }),
  anonymousExport: post('/u-route/baas/data/v1.0/export/data/anony', {
    summary: 'The same, where values that tell of persons can’t be recognised, but stay the same within the file.',
    audience: 'everyUser',
    body: AnonymousExportRequest,
    result: Started,
    errors: asking,
  }),
  validate: post(`${bulk}/schema/validation`, {
    summary:
      'Whether the columns and rows of a file fit an object: the body is the file, which is called like the object.',
    audience: 'everyUser',
    safe: true,
    query: z.object({
      filename: z.string().min(1).max(255),
      /** Where the file is called otherwise. */
      object: z.string().min(1).max(63).optional(),
    }),
    form: true,
    result: SchemaValidation,
    errors: [...reading, 'TOO_LARGE'],
  }),
});
