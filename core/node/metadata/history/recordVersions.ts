import { inject, injectable } from 'inversify';
import { diff } from 'jsondiffpatch';
import { sql } from 'kysely';
import { z } from 'zod';
import type { MetadataRecord } from '../../../common/metadata/metadataRecord';
import type { RecordVersion, VersionComparison, VersionInfo } from '../../../common/metadata/recordVersion';
import type { Actor } from '../../access/actor';
import { Database } from '../../database/database';
import { MetadataStore } from '../metadataStore';
import { type Page, RecordReader } from '../reading/recordReader';
import { notFound } from '../refuse';
import type { RecordRow } from '../recordRow';

interface InfoRow extends Pick<RecordRow, 'revision' | 'name' | 'label'> {
  readonly action: VersionInfo['action'];
  readonly by: string;
  readonly by_name: string;
  readonly at: Date;
}

type VersionRow = InfoRow & Pick<RecordRow, 'parent' | 'belong_to' | 'active' | 'data'>;

/** What a record was before. */
@injectable()
export class RecordVersions {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(RecordReader) private readonly reader: RecordReader,
    @inject(MetadataStore) private readonly store: MetadataStore,
  ) {}

  async list(
    actor: Actor,
    id: string,
    { limit = 100, offset = 0 }: { limit?: number; offset?: number },
  ): Promise<Page<VersionInfo>> {
    await this.reader.find(actor, id);
    const { rows } = await sql<InfoRow & { total: number }>`
      select revision, action, name, label, by, by_name, at, count(*) over ()::int as total
      from ${table(actor)} where record = ${id} order by revision desc limit ${limit} offset ${offset}`.execute(
      this.database.bare,
    );
    return { rows: rows.map(toInfo), total: rows[0]?.total ?? 0 };
  }

  async get(actor: Actor, id: string, revision: number): Promise<RecordVersion> {
    await this.reader.find(actor, id);
    const { rows } = await sql<VersionRow>`select * from ${table(actor)}
      where record = ${id} and revision = ${revision}`.execute(this.database.bare);
    const [row] = rows;
    if (!row) throw notFound('Version', String(revision));
    const { parent, belong_to: belongTo, active, data } = row;
    return { ...toInfo(row), parent, belongTo, active, data };
  }

  async compare(actor: Actor, id: string, from: number, to: number): Promise<VersionComparison> {
    const [first, second] = await Promise.all([this.get(actor, id, from), this.get(actor, id, to)]);
    const delta = z.json().parse(diff(contentOf(first), contentOf(second)) ?? null);
    return { from: first, to: second, delta };
  }

  /** Its name, label and data as they were; it stays where it is. */
  async restore(actor: Actor, id: string, revision: number, current: number): Promise<MetadataRecord> {
    const { type } = await this.reader.find(actor, id);
    const { name, label, active, data } = await this.get(actor, id, revision);
    return this.store.update(actor, type, id, { revision: current, name, label, active, data }, { action: 'restore' });
  }
}

function table({ tenant }: Actor) {
  return sql.id(tenant.schema, 'metadata_version');
}

function toInfo({ revision, action, name, label, by, by_name: byName, at }: InfoRow): VersionInfo {
  return { revision, action, name, label, by, byName, at: at.toISOString() };
}

function contentOf({ name, label, parent, active, data }: RecordVersion) {
  return { name, label, parent, active, data };
}
