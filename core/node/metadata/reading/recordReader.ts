import { inject, injectable } from 'inversify';
import { CompiledQuery, sql } from 'kysely';
import type { Condition } from '../../../common/metadata/condition';
import type { ListQuery } from '../../../common/metadata/listQuery';
import type { ListedRecord, MetadataRecord, RecordLink } from '../../../common/metadata/metadataRecord';
import type { Actor } from '../../access/actor';
import { Database, type InTransaction } from '../../database/database';
import type { Tenant } from '../../tenants/tenant';
import { type BriefRow, linkColumns, type LinkRow, type RecordRow, toLink, toListed, toRecord } from '../recordRow';
import { notFound } from '../refuse';
import { MetadataTypes, type RegisteredType } from '../types/metadataTypes';
import { countSql, listSql, type ListScope } from './listSql';

export interface ListPlace {
  readonly project?: string;
  readonly parent?: string;
}

export interface Page<T> {
  readonly rows: T[];
  /** Absent when nobody asked for it. */
  readonly total: number | undefined;
}

/** Reads records: one statement each. */
@injectable()
export class RecordReader {
  /** The statement that reads a record, by schema: it runs most of all. */
  private readonly reads = new Map<string, string>();

  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
  ) {}

  /** The record if it is of that type; a refusal names what was asked for. */
  async get(actor: Actor, typeName: string, id: string, transaction?: InTransaction): Promise<MetadataRecord> {
    const type = this.types.readable(typeName, actor);
    const row = await this.row(actor.tenant, id, transaction);
    if (row?.type !== type.name) throw notFound(type.name, id);
    return toRecord(row);
  }

  async part(
    actor: Actor,
    parent: { type: string; id: string },
    typeName: string,
    id: string,
  ): Promise<MetadataRecord> {
    const owner = this.types.readable(parent.type, actor);
    const record = await this.get(actor, typeName, id);
    if (record.parent !== parent.id) throw notFound(record.type, id);
    const row = await this.row(actor.tenant, parent.id);
    if (row?.type !== owner.name) throw notFound(owner.name, parent.id);
    return record;
  }

  /** A record whose type only the store knows. */
  async find(actor: Actor, id: string): Promise<MetadataRecord> {
    const row = await this.row(actor.tenant, id);
    if (!row || !this.types.namesFor(actor).includes(row.type)) throw notFound('Metadata', id);
    return toRecord(row);
  }

  async list(actor: Actor, typeName: string, asked: ListQuery, place: ListPlace = {}): Promise<Page<ListedRecord>> {
    const type = this.types.readable(typeName, actor);
    const query = ofKinds(type, asked);
    const scope: ListScope = { schema: actor.tenant.schema, type: type.name, ...place };
    const { rows } = await sql<BriefRow & { total?: number }>`${listSql(scope, query)}`.execute(this.database.bare);
    const total = rows[0] ? rows[0].total : await this.countEmpty(scope, query);
    return { rows: rows.map(toListed), total };
  }

  /** What a record is in, from the outside to itself. */
  async path({ tenant }: Actor, id: string): Promise<RecordLink[]> {
    const table = sql.id(tenant.schema, 'metadata');
    const { rows } = await sql<LinkRow>`
      with recursive up as (
        select ${linkColumns}, 0 as depth from ${table} m where m.id = ${id} and m.deletion is null
        union all
        select ${linkColumns}, up.depth + 1 from up join ${table} m on m.id = up.parent where up.depth < 50
      ) select * from up order by depth desc`.execute(this.database.bare);
    return rows.map(toLink);
  }

  private async row(tenant: Tenant, id: string, transaction?: InTransaction): Promise<RecordRow | undefined> {
    const statement = CompiledQuery.raw(this.readStatement(tenant.schema), [id]);
    const { rows } = await (transaction ?? this.database.bare).executeQuery(statement as CompiledQuery<RecordRow>);
    return rows[0];
  }

  private readStatement(schema: string): string {
    const known = this.reads.get(schema);
    if (known) return known;
    const table = `"${schema.replaceAll('"', '""')}"."metadata"`;
    const text =
      'select m.id, m.type, m.name, m.label, m.parent, m.belong_to, m.revision, m.active, m.created_by, ' +
      'm.created_by_name, m.created_at, m.modified_by, m.modified_by_name, m.modified_at, m.data ' +
      `from ${table} m where m.id = $1 and m.deletion is null`;
    this.reads.set(schema, text);
    return text;
  }

  /** A page beyond the end tells all the same how many there are. */
  private async countEmpty(scope: ListScope, query: ListQuery): Promise<number | undefined> {
    if (query.count === false) return undefined;
    if (!query.offset && !query.after) return 0;
    const { rows } = await sql<{ total: number }>`${countSql(scope, query)}`.execute(this.database.bare);
    return rows[0]?.total ?? 0;
  }
}

/** Only records of the kinds that were asked for; a kind that the type doesn't have, none of them has. */
function ofKinds({ kinds }: RegisteredType, { type, ...query }: ListQuery): ListQuery {
  if (kinds === undefined || type === undefined) return query;
  const wanted = type.split(',').flatMap((kind) => kinds[kind.trim().toLowerCase()] ?? []);
  const any: Condition = wanted.length > 0 ? { conjunction: 'OR', conditions: wanted } : nothing;
  return { ...query, condition: query.condition ? { conditions: [query.condition, any] } : any };
}

const nothing: Condition = { conditions: [{ field: 'id', operator: 'in', value: [] }] };
