import { sql } from 'kysely';
import type { JsonData, ListedRecord, MetadataRecord, RecordLink } from '../../common/metadata/metadataRecord';

/** A row as PostgreSQL returns it. */
export interface RecordRow {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly label: string;
  readonly parent: string | null;
  readonly belong_to: string | null;
  readonly revision: number;
  readonly active: boolean;
  readonly created_by: string;
  readonly created_by_name: string;
  readonly created_at: Date;
  readonly modified_by: string;
  readonly modified_by_name: string;
  readonly modified_at: Date;
  readonly data: JsonData;
}

export type BriefRow = Omit<RecordRow, 'data'> & Partial<Pick<RecordRow, 'data'>>;
export type LinkRow = Pick<RecordRow, 'id' | 'type' | 'name' | 'label' | 'parent' | 'belong_to'>;

export const briefColumns = sql.raw(
  'm.id, m.type, m.name, m.label, m.parent, m.belong_to, m.revision, m.active, m.created_by, m.created_by_name, ' +
    'm.created_at, m.modified_by, m.modified_by_name, m.modified_at',
);
export const columns = sql`${briefColumns}, m.data`;
export const linkColumns = sql.raw('m.id, m.type, m.name, m.label, m.parent, m.belong_to');

export function toRecord(row: RecordRow): MetadataRecord {
  return { ...toListed(row), data: row.data };
}

export function toListed(row: BriefRow): ListedRecord {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    label: row.label,
    parent: row.parent,
    belongTo: row.belong_to,
    revision: row.revision,
    active: row.active,
    createdBy: row.created_by,
    createdByName: row.created_by_name,
    createdAt: row.created_at.toISOString(),
    modifiedBy: row.modified_by,
    modifiedByName: row.modified_by_name,
    modifiedAt: row.modified_at.toISOString(),
    ...(row.data ? { data: row.data } : {}),
  };
}

export function toLink({ id, type, name, label, parent, belong_to: belongTo }: LinkRow): RecordLink {
  return { id, type, name, label, parent, belongTo };
}
