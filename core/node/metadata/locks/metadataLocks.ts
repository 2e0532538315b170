import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { LockInfo } from '../../../common/metadata/lockInfo';
import { lockSeconds } from '../../../common/metadata/lockRules';
import type { metadataActions } from '../../../common/metadata/metadataEvent';
import type { MetadataRecord } from '../../../common/metadata/metadataRecord';
import { type Actor, isAdministrator } from '../../access/actor';
import { Audit } from '../../audit/audit';
import { Database, type InTransaction } from '../../database/database';
import { RecordReader } from '../reading/recordReader';
import { MetadataTypes } from '../types/metadataTypes';
import { lockedBy, lockTime } from '../writing/recordGuard';
import { RecordJournal } from '../writing/recordJournal';

interface LockRow {
  readonly user_id: string;
  readonly user_name: string;
  readonly locked_at: Date;
}

/** One edits at a time: whoever opens a record second reads it. */
@injectable()
export class MetadataLocks {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(RecordReader) private readonly reader: RecordReader,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
    @inject(RecordJournal) private readonly journal: RecordJournal,
    @inject(Audit) private readonly audit: Audit,
  ) {}

  async info(actor: Actor, id: string): Promise<LockInfo> {
    await this.reader.find(actor, id);
    return toInfo(actor, await this.holder(actor, id));
  }

  /** Gets the lock if it's free; a System Administrator may take it from another. */
  async lock(actor: Actor, id: string, takeover = false): Promise<LockInfo> {
    const record = await this.changeable(actor, id);
    return this.database.transact(actor.tenant, async (transaction) => {
      const before = await this.holder(actor, id, transaction);
      if (takeover && before && before.user_id !== actor.userId && !isAdministrator(actor)) {
        throw lockedBy({ ...before, id, name: record.label });
      }
      const row = await this.take(transaction, actor, id, takeover);
      if (!row) return toInfo(actor, await this.holder(actor, id, transaction));
      if (before?.user_id !== actor.userId) await this.note(transaction, actor, before ? 'takeover' : 'lock', record);
      return toInfo(actor, row);
    });
  }

  /** Says that the editor is still open; the answer tells whose the lock is. */
  async heartbeat(actor: Actor, id: string): Promise<LockInfo> {
    const { rows } = await sql<LockRow>`
      update ${this.table(actor)} l set seen_at = now(), session = ${actor.session ?? null}
      where record = ${id} and user_id = ${actor.userId} and ${alive} returning user_id, user_name, locked_at`.execute(
      this.database.bare,
    );
    return rows[0] ? toInfo(actor, rows[0]) : this.info(actor, id);
  }

  async unlock(actor: Actor, id: string): Promise<LockInfo> {
    const record = await this.reader.find(actor, id);
    return this.database.transact(actor.tenant, async (transaction) => {
      const before = await this.holder(actor, id, transaction);
      if (!before) return toInfo(actor, undefined);
      const own = before.user_id === actor.userId;
      if (!own && !isAdministrator(actor)) throw lockedBy({ ...before, id, name: record.label });
      await sql`delete from ${this.table(actor)} where record = ${id}`.execute(transaction);
      await this.note(transaction, actor, 'unlock', record);
      return toInfo(actor, undefined);
    });
  }

  /** A session that is over holds nothing. Its event tells the browsers, and each loads its locks again. */
  async release(schema: string, session: string): Promise<void> {
    await sql`delete from ${sql.id(schema, 'metadata_lock')} where session = ${session}`.execute(this.database.bare);
  }

  private async changeable(actor: Actor, id: string): Promise<MetadataRecord> {
    const record = await this.reader.find(actor, id);
    this.types.changeable(record.type, actor);
    return record;
  }

  private async take(
    transaction: InTransaction,
    actor: Actor,
    id: string,
    takeover: boolean,
  ): Promise<LockRow | undefined> {
    const { rows } = await sql<LockRow>`
      insert into ${this.table(actor)} as l (record, user_id, user_name, session, locked_at, seen_at)
      values (${id}, ${actor.userId}, ${actor.userName}, ${actor.session ?? null}, now(), now())
      on conflict (record) do update set user_id = excluded.user_id, user_name = excluded.user_name,
        session = excluded.session, seen_at = now(),
        locked_at = case when l.user_id = excluded.user_id and ${alive} then l.locked_at else now() end
      where l.user_id = excluded.user_id or not ${alive} or ${takeover}::boolean
      returning user_id, user_name, locked_at`.execute(transaction);
    return rows[0];
  }

  private async holder(actor: Actor, id: string, transaction?: InTransaction): Promise<LockRow | undefined> {
    const { rows } = await sql<LockRow>`select l.user_id, l.user_name, l.locked_at from ${this.table(actor)} l
      where l.record = ${id} and ${alive} ${transaction ? sql`for update` : sql``}`.execute(
      transaction ?? this.database.bare,
    );
    return rows[0];
  }

  private async note(
    transaction: InTransaction,
    actor: Actor,
    action: 'lock' | 'unlock' | 'takeover',
    record: MetadataRecord,
  ): Promise<void> {
    const told: (typeof metadataActions)[number] = action === 'unlock' ? 'unlocked' : 'locked';
    await this.audit.record(transaction, actor, { action, type: record.type, id: record.id, name: record.name });
    await this.journal.tell(transaction, actor, told, [record]);
  }

  private table({ tenant }: Actor) {
    return sql.id(tenant.schema, 'metadata_lock');
  }
}

const alive = sql`l.seen_at > now() - make_interval(secs => ${sql.lit(lockSeconds)})`;

function toInfo({ userId, profile }: Actor, lock: LockRow | undefined): LockInfo {
  return {
    locked: lock !== undefined,
    userName: lock?.user_name ?? '',
    userId: lock?.user_id ?? '',
    currentUserId: userId,
    currentUserRole: profile,
    lockAt: lock ? lockTime(lock.locked_at) : '',
  };
}
