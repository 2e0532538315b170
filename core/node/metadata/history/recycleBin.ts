import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { DeletedRecord, MetadataRecord } from '../../../common/metadata/metadataRecord';
import type { Actor } from '../../access/actor';
import { Audit } from '../../audit/audit';
import { codeOf } from '../../database/connections/failures';
import { Database, type InTransaction } from '../../database/database';
import { containing } from '../../database/likePattern';
import type { Page } from '../reading/recordReader';
import { columns, linkColumns, type LinkRow, type RecordRow, toLink, toRecord } from '../recordRow';
import { notFound, refuse } from '../refuse';
import { MetadataTypes } from '../types/metadataTypes';
import { notUnique } from '../writing/recordCreation';
import { RecordGuard } from '../writing/recordGuard';
import { RecordJournal } from '../writing/recordJournal';

interface DeletedRow extends LinkRow {
  readonly deleted_by: string;
  readonly deleted_by_name: string;
  readonly deleted_at: Date;
  readonly parts: number;
  readonly total: number;
}

export interface BinQuery {
  readonly type?: string;
  readonly search?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** What was deleted, until it is thrown away for good. */
@injectable()
export class RecycleBin {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
    @inject(RecordJournal) private readonly journal: RecordJournal,
    @inject(Audit) private readonly audit: Audit,
    @inject(RecordGuard) private readonly guard: RecordGuard,
  ) {}

  async list(
    actor: Actor,
    { type, search, limit = 100, offset = 0 }: BinQuery,
    project?: string,
  ): Promise<Page<DeletedRecord>> {
    const types = type ? [this.types.readable(type, actor).name] : this.types.namesFor(actor);
    const letters = containing((search ?? '').toLowerCase());
    const table = sql.id(actor.tenant.schema, 'metadata');
    const { rows } = await sql<DeletedRow>`
      select ${linkColumns}, m.deleted_by, m.deleted_by_name, m.deleted_at, count(*) over ()::int as total,
        (select count(*)::int - 1 from ${table} p where p.deletion = m.id) as parts
      from ${table} m where m.deletion = m.id and m.type = any(${types}::text[])
        and (lower(m.name || ' ' || m.label) like ${letters} or m.id = ${search ?? ''})
        and (${project ?? null}::text is null or m.belong_to = ${project ?? null})
      order by m.deleted_at desc, m.id desc limit ${limit} offset ${offset}`.execute(this.database.bare);
    return { rows: rows.map(toDeleted), total: rows[0]?.total ?? 0 };
  }

  restore(actor: Actor, id: string): Promise<MetadataRecord> {
    return this.database.transact(actor.tenant, async (transaction) => {
      const root = await this.hold(transaction, actor, id);
      await this.requireParent(transaction, actor, root);
      // What it comes back into is changed by it.
      await this.guard.requireUnlocked(transaction, actor, [id]);
      const { rows } = await sql<RecordRow>`
        update ${sql.id(actor.tenant.schema, 'metadata')} m set deletion = null, deleted_by = null, deleted_by_name = null,
          deleted_at = null, revision = revision + 1, modified_by = ${actor.userId}, modified_by_name = ${actor.userName},
          modified_at = now()
        where deletion = ${id} returning ${columns}`
        .execute(transaction)
        .catch((error: unknown) => {
          throw codeOf(error) === '23505' ? notUnique(this.types.named(root.type), root.name) : error;
        });
      const records = rows.map(toRecord);
      await this.journal.write(
        transaction,
        actor,
        'undelete',
        records.map((after) => ({ after })),
      );
      const restored = records.find((record) => record.id === id);
      if (!restored) throw notFound(root.type, id);
      // What holds others comes first.
      for (const record of [restored, ...records.filter((one) => one !== restored)])
        await this.types.named(record.type).hooks?.afterRestore?.(record, { actor, transaction });
      return restored;
    });
  }

  /** How many records are no more. */
  purge(actor: Actor, id: string, within?: InTransaction): Promise<number> {
    const work = async (transaction: InTransaction): Promise<number> => {
      const { schema } = actor.tenant;
      const root = await this.hold(transaction, actor, id);
      const { rows } = await sql<RecordRow>`delete from ${sql.id(schema, 'metadata')} m where deletion = ${id}
        returning ${columns}`.execute(transaction);
      const records = rows.map(toRecord);
      const ids = records.map((record) => record.id);
      for (const [table, column] of [
        ['metadata_version', 'record'],
        ['metadata_reference', 'source'],
      ] as const) {
        await sql`delete from ${sql.id(schema, table)} where ${sql.id(column)} = any(${ids}::text[])`.execute(
          transaction,
        );
      }
      const entries = records.map(({ type, id: gone, name, label, data }) => ({
        action: 'purge',
        type,
        id: gone,
        name,
        before: { name, label, data },
      }));
      await this.audit.record(transaction, actor, ...entries);
      for (const record of records)
        await this.types.named(record.type).hooks?.afterPurge?.(record, { actor, transaction });
      await this.journal.tell(transaction, actor, 'purged', [root]);
      return records.length;
    };
    return within ? work(within) : this.database.transact(actor.tenant, work);
  }

  private async hold(transaction: InTransaction, actor: Actor, id: string): Promise<MetadataRecord> {
    const { rows } = await sql<RecordRow>`select ${columns} from ${sql.id(actor.tenant.schema, 'metadata')} m
      where m.id = ${id} and m.deletion = m.id for update`.execute(transaction);
    const [row] = rows;
    if (!row || !this.types.namesFor(actor).includes(row.type)) throw notFound('Deleted', id);
    this.types.changeable(row.type, actor);
    return toRecord(row);
  }

  private async requireParent(
    transaction: InTransaction,
    { tenant }: Actor,
    { parent, type }: MetadataRecord,
  ): Promise<void> {
    if (!parent) return;
    const { rows } = await sql`select from ${sql.id(tenant.schema, 'metadata')}
      where id = ${parent} and deletion is null for key share`.execute(transaction);
    if (rows.length === 0) throw refuse('BAD_PARENT', { type, parent });
  }
}

function toDeleted(row: DeletedRow): DeletedRecord {
  const { deleted_by: deletedBy, deleted_by_name: deletedByName, deleted_at: at, parts } = row;
  return { ...toLink(row), deletedBy, deletedByName, deletedAt: at.toISOString(), parts };
}
