import { z } from 'zod';
import { MetadataRecord } from './metadataRecord';

export const versionActions = ['create', 'update', 'delete', 'undelete', 'restore'] as const;

/** A state that a record was in, with who brought it there. */
export const VersionInfo = z.object({
  revision: z.int(),
  action: z.enum(versionActions),
  name: z.string(),
  label: z.string(),
  by: z.string(),
  byName: z.string(),
  at: z.iso.datetime(),
});
export type VersionInfo = z.output<typeof VersionInfo>;

export const RecordVersion = VersionInfo.extend(
  MetadataRecord.pick({ parent: true, belongTo: true, active: true, data: true }).shape,
);
export type RecordVersion = z.output<typeof RecordVersion>;

/** Two states of a record, and what jsondiffpatch says of what lies between (name, label, parent, active, data). */
export const VersionComparison = z.object({
  from: RecordVersion,
  to: RecordVersion,
  /** Null when they are alike. */
  delta: z.json(),
});
export type VersionComparison = z.output<typeof VersionComparison>;
