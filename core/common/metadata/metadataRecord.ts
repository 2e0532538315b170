import { z } from 'zod';
import { isId } from '../ids/id';

export const Id = z.string().refine(isId, { error: 'An id is 20 letters and digits.' });

export const JsonData = z.record(z.string(), z.json());
export type JsonData = z.output<typeof JsonData>;

/** What every metadata record has; what its type adds is in `data`. */
export const MetadataRecord = z.object({
  id: Id,
  /** The name of its type, as registered. */
  type: z.string(),
  /** Unique among those of its type in the same parent, else in the same project. */
  name: z.string(),
  label: z.string(),
  /** The record that it is a part of, or the folder that it is in. */
  parent: Id.nullable(),
  /** The project in which it was made. */
  belongTo: Id.nullable(),
  /** Grows by one with each change; an update names the one that it changes. */
  revision: z.int(),
  active: z.boolean(),
  createdBy: z.string(),
  createdByName: z.string(),
  createdAt: z.iso.datetime(),
  modifiedBy: z.string(),
  modifiedByName: z.string(),
  modifiedAt: z.iso.datetime(),
  data: JsonData,
});
export type MetadataRecord = z.output<typeof MetadataRecord>;

/** A record in a list; without `data` where the list was asked to be brief. */
export const ListedRecord = MetadataRecord.partial({ data: true });
export type ListedRecord = z.output<typeof ListedRecord>;

/** Enough to name a record and to lead there. */
export const RecordLink = MetadataRecord.pick({
  id: true,
  type: true,
  name: true,
  label: true,
  parent: true,
  belongTo: true,
});
export type RecordLink = z.output<typeof RecordLink>;

/** A record in the recycle bin. */
export const DeletedRecord = RecordLink.extend({
  deletedBy: z.string(),
  deletedByName: z.string(),
  deletedAt: z.iso.datetime(),
  /** How many records went along with it. */
  parts: z.int(),
});
export type DeletedRecord = z.output<typeof DeletedRecord>;
