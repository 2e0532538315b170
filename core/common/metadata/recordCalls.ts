import { z } from 'zod';
import { calls, del, get, post, put } from '../calls/call';
import { LockInfo } from './lockInfo';
import { errorsOfWriting, withStatus } from './metadataErrors';
import { DeletedRecord, Id, MetadataRecord, RecordLink } from './metadataRecord';
import { RecordVersion, VersionComparison, VersionInfo } from './recordVersion';
import { TypeDetail, TypeInfo } from './typeInfo';
import { SearchHit, Use } from './uses';

const Page = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).optional(),
});
const Revision = z.coerce.number().int().min(1);
const notFound = ['NOT_FOUND', 'FORBIDDEN'];

/** What all types share, by the id of a record alone. */
export const recordCalls = calls({
  types: get('/u-route/baas/sys/v1.0/metadata/types', {
    summary: 'Lists the registered types of metadata',
    result: z.array(TypeInfo),
  }),
  type: get('/u-route/baas/sys/v1.0/metadata/types/:type', {
    summary: 'Tells of a type what its records may hold',
    result: TypeDetail,
    errors: withStatus('UNKNOWN_TYPE', 'NO_SUCH_TYPE'),
  }),
  search: get('/u-route/baas/sys/v1.0/metadata/search', {
    summary: 'Finds records of every type that the caller may read, by name, label and content',
    query: Page.extend({
      text: z.string().min(1).max(200),
      /** Names of types, with commas between them. */
      types: z.string().max(2000).optional(),
    }),
    result: z.array(SearchHit),
    counted: true,
  }),
  find: get('/u-route/baas/sys/v1.0/metadata/records/:id', {
    summary: 'Reads a record whose type is not known',
    result: MetadataRecord,
    errors: notFound,
  }),
  path: get('/u-route/baas/sys/v1.0/metadata/records/:id/path', {
    summary: 'Tells what a record is in, from the outside to itself',
    result: z.array(RecordLink),
    errors: notFound,
  }),
  uses: get('/u-route/baas/sys/v1.0/metadata/records/:id/uses', {
    summary: 'Lists where a record is used',
    query: Page,
    result: z.array(Use),
    counted: true,
    errors: notFound,
  }),
  references: get('/u-route/baas/sys/v1.0/metadata/records/:id/references', {
    summary: 'Lists what a record uses',
    query: Page,
    result: z.array(Use),
    counted: true,
    errors: notFound,
  }),
});

export const versionCalls = calls({
  list: get('/u-route/baas/sys/v1.0/metadata/records/:id/versions', {
    summary: 'Lists the versions of a record, the newest first',
    query: Page,
    result: z.array(VersionInfo),
    counted: true,
    errors: notFound,
  }),
  get: get('/u-route/baas/sys/v1.0/metadata/records/:id/versions/:revision', {
    summary: 'Reads a version of a record',
    result: RecordVersion,
    errors: notFound,
  }),
  compare: get('/u-route/baas/sys/v1.0/metadata/records/:id/compare', {
    summary: 'Compares two versions of a record',
    query: z.object({ from: Revision, to: Revision }),
    result: VersionComparison,
    errors: notFound,
  }),
  restore: post('/u-route/baas/sys/v1.0/metadata/records/:id/versions/:revision/restore', {
    summary: 'Makes a record again what it was; its present state stays among the versions',
    /** The revision that the record has now. */
    body: z.strictObject({ revision: z.int().min(1) }),
    result: MetadataRecord,
    errors: errorsOfWriting,
  }),
});

export const recycleCalls = calls({
  list: get('/u-route/baas/sys/v1.0/metadata/deleted', {
    summary: 'Lists the recycle bin, the latest first; parts that went along with a record are not listed',
    query: Page.extend({ type: z.string().max(200).optional(), search: z.string().max(200).optional() }),
    result: z.array(DeletedRecord),
    counted: true,
  }),
  restore: post('/u-route/baas/sys/v1.0/metadata/deleted/:id/restore', {
    summary: 'Takes a record and what went along with it out of the recycle bin',
    result: MetadataRecord,
    errors: [...notFound, ...withStatus('NOT_UNIQUE', 'BAD_PARENT', 'LOCKED')],
  }),
  purge: del('/u-route/baas/sys/v1.0/metadata/deleted/:id', {
    summary: 'Throws a record of the recycle bin away for good, with its versions',
    result: z.object({ deleted: z.int() }),
    errors: notFound,
  }),
});

/** An open editor locks its record, says every 30 seconds that it is still there, and unlocks when it's closed. */
export const lockCalls = calls({
  get: get('/u-route/baas/sys/v1.0/metadata/records/:id/lock', {
    summary: 'Tells who edits a record',
    result: LockInfo,
    errors: notFound,
  }),
  lock: post('/u-route/baas/sys/v1.0/metadata/records/:id/lock', {
    summary: 'Locks a record for the caller; a record that another one holds stays his, and the answer says whose',
    body: z.strictObject({ takeover: z.boolean().optional() }).optional(),
    result: LockInfo,
    errors: [...notFound, ...withStatus('LOCKED')],
  }),
  heartbeat: put('/u-route/baas/sys/v1.0/metadata/records/:id/lock', {
    summary: 'Keeps a lock; the answer says when it was lost to another',
    result: LockInfo,
    errors: notFound,
  }),
  unlock: del('/u-route/baas/sys/v1.0/metadata/records/:id/lock', {
    summary: 'Unlocks a record: whoever holds it, or a System Administrator',
    result: LockInfo,
    errors: [...notFound, ...withStatus('LOCKED')],
  }),
  ask: post('/u-route/baas/v1.0/notification/lock', {
    summary: 'Asks whoever edits a record to let it go; the answer says whose it is',
    body: z.strictObject({ id: Id, message: z.string().trim().max(500).default('') }),
    result: LockInfo,
    errors: [...notFound, ['NOT_LOCKED', 409]],
  }),
});
