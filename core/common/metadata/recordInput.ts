import { z } from 'zod';
import { Id, JsonData } from './metadataRecord';
import { Label, MetadataName } from './names';

/** What makes a record. Anything else is refused: who made it, when, and its id are the server's to say. */
export const NewRecord = z.strictObject({
  name: MetadataName,
  /** By default the name. */
  label: Label.optional(),
  parent: Id.optional(),
  active: z.boolean().optional(),
  data: JsonData.optional(),
});
export type NewRecord = z.output<typeof NewRecord>;

/** What changes a record; what is left out stays. `data` is replaced as a whole. */
export const RecordChange = z.strictObject({
  /** The revision that was changed: another is refused as stale. */
  revision: z.int().min(1),
  name: MetadataName.optional(),
  label: Label.optional(),
  parent: Id.nullable().optional(),
  active: z.boolean().optional(),
  data: JsonData.optional(),
});
export type RecordChange = z.output<typeof RecordChange>;

/** A record with its parts, as it travels between projects and tenants. */
export interface PortableRecord {
  /** The id that it had where it comes from: what is taken in with it and names it names the new one. */
  readonly id?: string;
  readonly name: string;
  readonly label?: string;
  readonly active?: boolean;
  readonly data?: JsonData;
  /** By the name of the part's type. */
  readonly children?: Readonly<Record<string, readonly PortableRecord[]>>;
}

export const PortableRecord: z.ZodType<PortableRecord> = z.strictObject({
  id: Id.optional(),
  name: MetadataName,
  label: Label.optional(),
  active: z.boolean().optional(),
  data: JsonData.optional(),
  get children() {
    return z.record(z.string(), z.array(PortableRecord).max(5000)).optional();
  },
});

export const Import = z.strictObject({
  records: z.array(PortableRecord).min(1).max(5000),
  /** What happens to a record whose name is there already: by default it's refused. */
  existing: z.enum(['refuse', 'update', 'skip']).optional(),
});
export type Import = z.output<typeof Import>;

export const ImportResult = z.object({
  created: z.array(Id),
  updated: z.array(Id),
  /** Were there and are as they were. */
  unchanged: z.array(Id),
});
export type ImportResult = z.output<typeof ImportResult>;
