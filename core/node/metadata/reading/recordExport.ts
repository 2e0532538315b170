import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { PortableRecord } from '../../../common/metadata/recordInput';
import type { Actor } from '../../access/actor';
import { Database } from '../../database/database';
import { columns, type RecordRow, toRecord } from '../recordRow';
import { MetadataTypes } from '../types/metadataTypes';
import type { MetadataRecord } from '../../../common/metadata/metadataRecord';

const greatestCount = 5000;

/** Gives out records with their parts, as an import takes them. */
@injectable()
export class RecordExport {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
  ) {}

  async export(
    actor: Actor,
    typeName: string,
    ids: readonly string[] | undefined,
    project?: string,
  ): Promise<PortableRecord[]> {
    const type = this.types.readable(typeName, actor);
    const table = sql.id(actor.tenant.schema, 'metadata');
    const { rows } = await sql<RecordRow>`
      with recursive down as (
        (select m.* from ${table} m where m.deletion is null and m.type = ${type.name}
          and (${ids ?? null}::text[] is null or m.id = any(${ids ?? null}::text[]))
          and (${project ?? null}::text is null or m.belong_to = ${project ?? null})
          order by m.id limit ${greatestCount})
        union all
        select m.* from down join ${table} m on m.parent = down.id and m.part and m.deletion is null
      ) select ${columns} from down m where m.type = any(${this.types.namesFor(actor)}::text[])
        order by m.type, lower(m.name), m.id`.execute(this.database.bare);
    const records = rows.map(toRecord);
    const inside = groupBy(records, ({ parent }) => parent ?? '');
    return records.filter((record) => record.type === type.name).map((record) => portable(record, inside));
  }
}

function portable(record: MetadataRecord, inside: ReadonlyMap<string, readonly MetadataRecord[]>): PortableRecord {
  const { id, name, label, active, data } = record;
  const parts = groupBy(inside.get(id) ?? [], ({ type }) => type);
  const children = Object.fromEntries(
    [...parts].map(([type, all]) => [type, all.map((part) => portable(part, inside))]),
  );
  return { id, name, label, active, data, ...(parts.size > 0 ? { children } : {}) };
}

function groupBy(records: readonly MetadataRecord[], keyOf: (record: MetadataRecord) => string) {
  const groups = new Map<string, MetadataRecord[]>();
  for (const record of records) {
    const group = groups.get(keyOf(record)) ?? [];
    groups.set(keyOf(record), group);
    group.push(record);
  }
  return groups;
}
