import { injectable } from 'inversify';
import { sql } from 'kysely';
import { lockSeconds } from '../../../common/metadata/lockRules';
import type { MetadataRecord } from '../../../common/metadata/metadataRecord';
import type { Actor } from '../../access/actor';
import type { InTransaction } from '../../database/database';
import { columns, type RecordRow, toRecord } from '../recordRow';
import { refuse } from '../refuse';

interface LockRow {
  readonly id: string;
  readonly name: string;
  readonly user_name: string;
  readonly locked_at: Date;
}

/** A record may be named by others while it's changed, not while it's deleted. */
const strengths = { change: 'no key update', delete: 'update', keep: 'key share' } as const;

/** What must hold before a record may be changed. */
@injectable()
export class RecordGuard {
  /** The records, held until the transaction ends; in the order of their ids, so that two never wait for each other. */
  async hold(
    transaction: InTransaction,
    { tenant }: Actor,
    ids: readonly string[],
    how: keyof typeof strengths = 'change',
  ): Promise<Map<string, MetadataRecord>> {
    if (ids.length === 0) return new Map();
    const { rows } = await sql<RecordRow>`select ${columns} from ${sql.id(tenant.schema, 'metadata')} m
      where m.id = any(${[...ids]}::text[]) and m.deletion is null
      order by m.id for ${sql.raw(strengths[how])}`.execute(transaction);
    return new Map(rows.map((row) => [row.id, toRecord(row)]));
  }

  /** Refuses when somebody else holds one of the records, or what one of them is a part of. */
  async requireUnlocked(transaction: InTransaction, { tenant, userId }: Actor, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const table = sql.id(tenant.schema, 'metadata');
    const { rows } = await sql<LockRow>`
      with recursive up as (
        select m.id, m.parent, m.part, m.name, 0 as depth from ${table} m where m.id = any(${[...ids]}::text[])
        union
        select m.id, m.parent, m.part, m.name, up.depth + 1 from up join ${table} m on m.id = up.parent
        where up.part and up.depth < 50
      )
      select up.id, up.name, l.user_name, l.locked_at from up
      join ${sql.id(tenant.schema, 'metadata_lock')} l on l.record = up.id
      where l.user_id <> ${userId} and l.seen_at > now() - make_interval(secs => ${lockSeconds}) limit 1`.execute(
      transaction,
    );
    const [lock] = rows;
    if (lock) throw lockedBy(lock);
  }

  /** Refuses to put a record into itself, or into what is inside of it. */
  async requireOutside(transaction: InTransaction, { tenant }: Actor, parent: string, id: string): Promise<void> {
    const table = sql.id(tenant.schema, 'metadata');
    const { rows } = await sql<{ id: string }>`
      with recursive up as (
        select m.id, m.parent, 0 as depth from ${table} m where m.id = ${parent}
        union select m.id, m.parent, up.depth + 1 from up join ${table} m on m.id = up.parent where up.depth < 50
      ) select id from up where id = ${id}`.execute(transaction);
    if (rows.length > 0) throw refuse('BAD_PARENT', { type: id, parent });
  }
}

export function lockedBy({ id, name, user_name: user, locked_at: at }: LockRow) {
  return refuse(
    'LOCKED',
    { name, user, since: lockTime(at) },
    { details: { id, userName: user, lockAt: lockTime(at) } },
  );
}

/** "YYYY-MM-DD HH:mm:ss", UTC. */
export function lockTime(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ');
}

/** Refuses a change of what somebody else changed since it was read. */
export function requireRevision(current: MetadataRecord, revision: number | undefined): void {
  if (revision === undefined || revision === current.revision) return;
  const { name, modifiedByName: user, modifiedAt: at, modifiedBy } = current;
  const details = { revision: current.revision, modifiedBy, modifiedByName: user, modifiedAt: at };
  throw refuse('STALE', { name, user, at: at.slice(0, 19).replace('T', ' ') }, { details });
}
