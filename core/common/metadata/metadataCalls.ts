import { z } from 'zod';
import { calls, del, get, post, put } from '../calls/call';
import { ListQuery } from './listQuery';
import { errorsOfDeleting, errorsOfReading, errorsOfWriting, withStatus } from './metadataErrors';
import { Id, ListedRecord, MetadataRecord } from './metadataRecord';
import { Import, ImportResult, NewRecord, PortableRecord, RecordChange } from './recordInput';

/** "force" deletes even what others use. */
const Deletion = z.object({ force: z.stringbool().optional(), revision: z.coerce.number().int().min(1).optional() });
/** What "flag" means is the type's business; with "lock" its maker edits the record at once. */
const Creation = z.object({ flag: z.string().max(40).optional(), lock: z.stringbool().optional() });
const Reading = z.object({ flag: z.string().max(40).optional() });

const NewParts = z.strictObject({
  records: z
    .array(NewRecord.omit({ parent: true }))
    .min(1)
    .max(1000),
});
const PartChanges = z.strictObject({
  records: z
    .array(RecordChange.extend({ id: Id }))
    .min(1)
    .max(1000),
});
const NewPart = NewRecord.omit({ parent: true });

/** What every registered type answers. Names of types are matched with their aliases, in any case. */
export const metadataCalls = calls({
  list: get('/u-route/baas/metadata/v1.0/:type', {
    summary: 'Lists the records of a type, those of the project in the header "project-id" if there is one',
    query: ListQuery,
    result: z.array(ListedRecord),
    counted: true,
    errors: errorsOfReading,
  }),
  get: get('/u-route/baas/metadata/v1.0/:type/:id', {
    summary: 'Reads a record',
    query: Reading,
    result: MetadataRecord,
    errors: errorsOfReading,
  }),
  create: post('/u-route/baas/metadata/v1.0/:type', {
    summary: 'Makes a record; it belongs to the project in the header "project-id"',
    query: Creation,
    body: NewRecord,
    result: MetadataRecord,
    errors: errorsOfWriting,
  }),
  update: put('/u-route/baas/metadata/v1.0/:type/:id', {
    summary: 'Changes a record, unless somebody else changed it since it was read',
    body: RecordChange,
    result: MetadataRecord,
    errors: errorsOfWriting,
  }),
  remove: del('/u-route/baas/metadata/v1.0/:type/:id', {
    summary: 'Moves a record and its parts into the recycle bin, unless something uses it',
    query: Deletion,
    result: z.object({ deleted: z.int() }),
    errors: errorsOfDeleting,
  }),
  import: post('/u-route/baas/metadata/v1.0/{type}import', {
    summary: 'Takes in records with their parts, all or none',
    body: Import,
    result: ImportResult,
    errors: errorsOfWriting,
    bodyLimit: 32 * 1024 * 1024,
  }),
  export: get('/u-route/baas/metadata/v1.0/:type/import', {
    summary: 'Gives out records with their parts, as an import takes them',
    query: z.object({ ids: z.string().max(10_000).optional() }),
    result: z.array(PortableRecord),
    errors: errorsOfReading,
  }),
  createMany: post('/u-route/baas/batch/metadata/v1.0/:type', {
    summary: 'Makes records, all or none',
    body: z.strictObject({ records: z.array(NewRecord).min(1).max(1000) }),
    result: z.array(MetadataRecord),
    errors: [...errorsOfWriting, ...withStatus('ONE_AT_A_TIME')],
    bodyLimit: 32 * 1024 * 1024,
  }),
});

/** The parts of a record, such as the menus of an application. */
export const partCalls = calls({
  list: get('/u-route/baas/metadata/v1.0/:type/:id/:part', {
    summary: 'Lists the parts of a record, of one type',
    query: ListQuery.omit({ parent: true }),
    result: z.array(ListedRecord),
    counted: true,
    errors: errorsOfReading,
  }),
  get: get('/u-route/baas/metadata/v1.0/:type/:id/:part/:partId', {
    summary: 'Reads a part of a record',
    query: Reading,
    result: MetadataRecord,
    errors: errorsOfReading,
  }),
  create: post('/u-route/baas/metadata/v1.0/:type/:id/:part', {
    summary: 'Adds a part to a record',
    query: Creation,
    body: NewPart,
    result: MetadataRecord,
    errors: errorsOfWriting,
  }),
  createMany: post('/u-route/baas/batch/metadata/v1.0/:type/:id/:part', {
    summary: 'Adds parts to a record, all or none',
    body: NewParts,
    result: z.array(MetadataRecord),
    errors: errorsOfWriting,
    bodyLimit: 32 * 1024 * 1024,
  }),
  updateMany: put('/u-route/baas/batch/metadata/v1.0/:type/:id/:part', {
    summary: 'Changes parts of a record, all or none, such as to bring them into another order',
    body: PartChanges,
    result: z.array(MetadataRecord),
    errors: errorsOfWriting,
    bodyLimit: 32 * 1024 * 1024,
  }),
  update: put('/u-route/baas/metadata/v1.0/:type/:id/:part/:partId', {
    summary: 'Changes a part of a record, unless somebody else changed it since it was read',
    body: RecordChange.omit({ parent: true }),
    result: MetadataRecord,
    errors: errorsOfWriting,
  }),
  remove: del('/u-route/baas/metadata/v1.0/:type/:id/:part/:partId', {
    summary: 'Moves a part of a record into the recycle bin, unless something uses it',
    query: Deletion,
    result: z.object({ deleted: z.int() }),
    errors: errorsOfDeleting,
  }),
});
