import { inject, injectable } from 'inversify';
import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../../common/calls/refusal';
import type { LockInfo } from '../../../common/metadata/lockInfo';
import { lockSeconds } from '../../../common/metadata/lockRules';
import type { metadataActions } from '../../../common/metadata/metadataEvent';
import type { MetadataRecord } from '../../../common/metadata/metadataRecord';
import { type Actor, isAdministrator } from '../../access/actor';
import { Audit } from '../../audit/audit';
import { Database, type InTransaction } from '../../database/database';
import { Notices } from '../../notify/notices';
import type { Tenant } from '../../tenants/tenant';
import { RecordReader } from '../reading/recordReader';
import { MetadataTypes } from '../types/metadataTypes';
import { lockedBy, lockTime } from '../writing/recordGuard';
import { RecordJournal, type ToldRecord } from '../writing/recordJournal';

interface LockRow {
  readonly user_id: string;
  readonly user_name: string;
  readonly locked_at: Date;
}

type EndedLock = ToldRecord & { readonly userId: string; readonly userName: string };

/** One edits at a time: whoever opens a record second reads it. */
@injectable()
export class MetadataLocks {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(RecordReader) private readonly reader: RecordReader,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
    @inject(RecordJournal) private readonly journal: RecordJournal,
    @inject(Audit) private readonly audit: Audit,
    @inject(Notices) private readonly notices: Notices,
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
      if (before && before.user_id !== actor.userId) await this.tellOwner(transaction, actor, before.user_id, record);
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

  /** Asks whoever holds the lock to let it go; asked again before he has read it, he is asked once. */
  async ask(actor: Actor, id: string, message: string): Promise<LockInfo> {
    const { label: name, type } = await this.reader.find(actor, id);
    const { tenant, userId, userName: user } = actor;
    return this.database.transact(tenant, async (transaction) => {
      const holder = await this.holder(actor, id, transaction);
      if (!holder || holder.user_id === userId) throw new Refusal('NOT_LOCKED', { status: 409, parameters: { name } });
      const kind = message === '' ? 'lockWanted' : 'lockWantedSaying';
      const parameters = { user, name, message };
      const notice = { kind, parameters, about: id, route: routeOf(type, id), once: true };
      await this.notices.tell(transaction, tenant, [holder.user_id], notice);
      return toInfo(actor, holder);
    });
  }

  /** A session that is over holds nothing. */
  release(tenant: Tenant, session: string): Promise<void> {
    return this.end(tenant, sql<boolean>`l.session = ${session}`);
  }

  /** Nor does an editor that has not been heard of for a while, as its browser died. */
  expire(tenant: Tenant): Promise<void> {
    return this.end(tenant, sql<boolean>`not ${alive}`);
  }

  /** Each replica may do it: the one that removes a lock tells of it. */
  private async end(tenant: Tenant, which: RawBuilder<boolean>): Promise<void> {
    await this.database.transact(tenant, async (transaction) => {
      const { rows } = await sql<EndedLock>`
        delete from ${sql.id(tenant.schema, 'metadata_lock')} l using ${sql.id(tenant.schema, 'metadata')} m
        where m.id = l.record and ${which}
        returning m.id, m.type, m.name, m.label, m.parent, m.belong_to as "belongTo", m.revision,
          l.user_id as "userId", l.user_name as "userName"`.execute(transaction);
      for (const { userId, userName, ...record } of rows)
        await this.journal.tell(transaction, { tenant, userId, userName }, 'unlocked', [record]);
    });
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

  private async tellOwner(
    transaction: InTransaction,
    { tenant, userName: user }: Actor,
    owner: string,
    { id, type, label: name }: MetadataRecord,
  ): Promise<void> {
    const subject = { about: id, route: routeOf(type, id) };
    const notice = { kind: 'lockTaken', severity: 'warning', parameters: { user, name }, ...subject } as const;
    await this.notices.tell(transaction, tenant, [owner], notice);
  }

  private table({ tenant }: Actor) {
    return sql.id(tenant.schema, 'metadata_lock');
  }
}

const alive = sql`l.seen_at > now() - make_interval(secs => ${sql.lit(lockSeconds)})`;

/** Where any record is shown that has no screen of its own. */
function routeOf(type: string, id: string): string {
  return `/metadata/${type}/${id}`;
}

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
