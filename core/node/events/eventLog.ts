import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { LiveEvent } from '../../common/events/liveEvent';
import { Database } from '../database/database';
import type { Tenant } from '../tenants/tenant';
import type { EventCursor } from './eventCursor';

/** Of whom a log tells. */
export type LogOwner = Pick<Tenant, 'id' | 'schema'>;

/** An event with its place in the tenant's log. */
export interface LoggedEvent extends EventCursor {
  readonly transaction: string;
  readonly event: LiveEvent;
}

/** What was missed, and where the log ended when that was looked up. */
export interface Missed {
  readonly events: readonly LoggedEvent[];
  readonly snapshot: string;
}

interface EventRow {
  readonly transaction: string;
  readonly number: string;
  readonly snapshot: string;
  readonly payload: LiveEvent;
}

/** The events of the last while, from which a stream resumes. */
@injectable()
export class EventLog {
  constructor(@inject(Database) private readonly database: Database) {}

  /** Where a stream is that has heard of everything until now. */
  async end(tenant: LogOwner): Promise<EventCursor> {
    const { rows } = await sql<{ number: string; snapshot: string }>`
      select coalesce(max(number), 0)::text as number, pg_current_snapshot()::text as snapshot
      from ${table(tenant)}`.execute(this.database.bare);
    return { number: Number(rows[0]?.number ?? 0), snapshot: rows[0]?.snapshot ?? '' };
  }

  /** What is committed in any log by now. */
  async snapshot(): Promise<string> {
    const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
      this.database.bare,
    );
    return rows[0]?.snapshot ?? '';
  }

  /** What was committed after the cursor; undefined when there is more than `limit`, or when it was thrown away since. */
  async since(tenant: LogOwner, limit: number, { number, snapshot }: EventCursor): Promise<Missed | undefined> {
    const { rows } = await sql<EventRow & { kept: boolean; now: string }>`
      with kept as (select ${number} = 0 or exists (select from ${table(tenant)} where number = ${number}) as kept)
      select kept, pg_current_snapshot()::text as now, number::text as number, snapshot::text as snapshot,
        transaction::text as transaction, payload
      from kept left join ${table(tenant)} logged
        on transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot) and number <> ${number}
      order by logged.number limit ${limit + 1}`.execute(this.database.bare);
    if (!rows[0]?.kept || rows.length > limit) return undefined;
    return { events: rows.filter((row) => row.number !== null).map(toLogged), snapshot: rows[0].now };
  }

  /** Nobody was away for longer and comes back without loading everything again. */
  async forget(schema: string, seconds: number): Promise<void> {
    await sql`delete from ${sql.id(schema, 'event')} where at < now() - make_interval(secs => ${seconds})`.execute(
      this.database.bare,
    );
  }
}

function table({ schema }: LogOwner) {
  return sql.id(schema, 'event');
}

function toLogged({ number, snapshot, transaction, payload }: EventRow): LoggedEvent {
  return { number: Number(number), snapshot, transaction, event: payload };
}
