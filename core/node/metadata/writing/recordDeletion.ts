import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { MetadataRecord } from '../../../common/metadata/metadataRecord';
import type { Actor } from '../../access/actor';
import type { InTransaction } from '../../database/database';
import { columns, type RecordRow, toRecord } from '../recordRow';
import { notFound } from '../refuse';
import { MetadataTypes, type RegisteredType } from '../types/metadataTypes';
import { RecordGuard, requireRevision } from './recordGuard';
import { RecordJournal } from './recordJournal';
import { ReferenceTable } from './referenceTable';

export interface DeleteOptions {
  /** Deletes even what others use. */
  readonly force?: boolean;
  readonly revision?: number;
  /** The record of which it must be a part. */
  readonly parent?: string;
  /** Another record that is deleted in the same transaction: they come back and go for good together. */
  readonly along?: string;
}

/** Moves records into the recycle bin, with all that is inside of them. */
@injectable()
export class RecordDeletion {
  constructor(
    @inject(MetadataTypes) private readonly types: MetadataTypes,
    @inject(RecordGuard) private readonly guard: RecordGuard,
    @inject(ReferenceTable) private readonly references: ReferenceTable,
    @inject(RecordJournal) private readonly journal: RecordJournal,
  ) {}

  /** How many records it were. */
  async delete(
    transaction: InTransaction,
    actor: Actor,
    type: RegisteredType,
    id: string,
    { force = false, revision, parent, along = id }: DeleteOptions,
  ): Promise<number> {
    const record = (await this.guard.hold(transaction, actor, [id], 'delete')).get(id);
    if (record?.type !== type.name || (parent && record.parent !== parent)) throw notFound(type.name, id);
    if (type.hooks?.isKept?.(record)) return 0;
    requireRevision(record, revision);
    const ids = await this.inside(transaction, actor, id);
    const held = [...(await this.guard.hold(transaction, actor, ids, 'delete')).values()];
    await this.guard.requireUnlocked(transaction, actor, ids);
    if (!force) await this.references.requireUnused(transaction, actor, ids, record.label);
    for (const one of held) await this.typeOf(one).hooks?.beforeDelete?.(one, { actor, transaction });
    const deleted = await this.mark(transaction, actor, ids, along);
    await this.journal.write(
      transaction,
      actor,
      'delete',
      deleted.map((after) => ({ after })),
    );
    return deleted.length;
  }

  private typeOf({ type }: MetadataRecord): RegisteredType {
    return this.types.named(type);
  }

  private async inside(transaction: InTransaction, { tenant }: Actor, id: string): Promise<string[]> {
    const table = sql.id(tenant.schema, 'metadata');
    const { rows } = await sql<{ id: string }>`
      with recursive down as (
        select ${id}::text collate "C" as id
        union select m.id from down join ${table} m on m.parent = down.id and m.deletion is null
      ) select id from down`.execute(transaction);
    return rows.map((row) => row.id);
  }

  private async mark(
    transaction: InTransaction,
    { tenant, userId, userName }: Actor,
    ids: readonly string[],
    root: string,
  ): Promise<MetadataRecord[]> {
    const { rows } = await sql<RecordRow>`
      update ${sql.id(tenant.schema, 'metadata')} m set deletion = ${root}, revision = revision + 1,
        deleted_by = ${userId}, deleted_by_name = ${userName}, deleted_at = now()
      where id = any(${[...ids]}::text[]) and deletion is null returning ${columns}`.execute(transaction);
    await sql`delete from ${sql.id(tenant.schema, 'metadata_lock')} where record = any(${[...ids]}::text[])`.execute(
      transaction,
    );
    return rows.map(toRecord);
  }
}
