import { inject, injectable } from 'inversify';
import { type RawBuilder, sql } from 'kysely';
import type { LiveEvent } from '../../common/events/liveEvent';
import { Emitter } from '../../common/event';
import { type Disposable, toDisposable } from '../../common/lifecycle';
import { Database, type InTransaction } from '../database/database';
import { Log } from '../log/log';
import type { Tenant } from '../tenants/tenant';
import { EventLog, type LoggedEvent } from './eventLog';

export interface PublishedEvent extends LoggedEvent {
  readonly tenantId: string;
  readonly schema: string;
}

/** Events on their way, which nobody has heard of yet. */
export interface Publication {
  readonly tenantId: string;
  readonly events: readonly LiveEvent[];
}

/** A statement, and one by which it is found out whether it took place. */
export interface TellingWork {
  readonly work: RawBuilder<unknown>;
  readonly evidence: RawBuilder<unknown>;
}

export interface EventListener {
  heard(event: PublishedEvent): void;
  /** The connection to the database was lost for a while: events may have been missed. */
  missed?(): void;
}

/** What PostgreSQL carries between the replicas; a large event goes by its number. */
interface Announcement {
  readonly tenant: string;
  readonly schema: string;
  readonly number: number;
  readonly transaction: string;
  readonly snapshot?: string;
  readonly event?: LiveEvent;
}

const channel = 'lathe_event';
/** PostgreSQL takes less than 8,000 bytes; the rest of an announcement needs some of them. */
const greatestPayload = 6500;
const keepSeconds = 3600;
const forgetEvery = 300_000;

/** What happens on the server, told to whoever listens in any replica once the transaction is committed. */
@injectable()
export class Events {
  private readonly listeners = new Map<string, Set<EventListener>>();
  private readonly publishing = new Emitter<Publication>();
  /** Tells of what this process is about to tell everybody, if its transaction is committed. */
  readonly onWillPublish = this.publishing.event;
  /** The schemas in which something was published lately: old events are thrown away there. */
  private readonly active = new Set<string>();
  private listening: Disposable | undefined;
  private broom: NodeJS.Timeout | undefined;
  /** One announcement after the other, although a large one is read from the log. */
  private order: Promise<void> = Promise.resolve();

  constructor(
    @inject(Database) private readonly database: Database,
    @inject(EventLog) private readonly log: EventLog,
    @inject(Log) private readonly diary: Log,
  ) {}

  publish(transaction: InTransaction, tenant: Tenant, event: LiveEvent): Promise<void> {
    return this.publishAll(transaction, tenant, [event]);
  }

  /** Nobody hears of them before the transaction is committed, or if it never is. */
  async publishAll(transaction: InTransaction, tenant: Tenant, events: readonly LiveEvent[]): Promise<void> {
    if (events.length === 0) return;
    this.foretell(tenant, events);
    await sql`with logged as (${logging(tenant, events)}) ${announcing(tenant)}`.execute(transaction);
  }

  /** Does `work` and tells of it in one statement, which is the whole transaction; `evidence` gives a row if it was done. */
  async publishWith({ work, evidence }: TellingWork, tenant: Tenant, event: LiveEvent): Promise<void> {
    this.foretell(tenant, [event]);
    const parts = sql`with work as (${work}), logged as (${logging(tenant, [event])})`;
    await this.database.carryOut(sql`${parts} ${announcing(tenant)}`, evidence);
  }

  private foretell({ id, schema }: Tenant, events: readonly LiveEvent[]): void {
    this.active.add(schema);
    this.publishing.fire({ tenantId: id, events });
  }

  /** Hears of a tenant's events, or of everybody's ('*'). */
  subscribe(tenantId: string, listener: EventListener | EventListener['heard']): Disposable {
    const own = typeof listener === 'function' ? { heard: listener } : { ...bound(listener) };
    const listeners = this.listeners.get(tenantId) ?? new Set();
    this.listeners.set(tenantId, listeners.add(own));
    return toDisposable(() => {
      listeners.delete(own);
      if (listeners.size === 0 && this.listeners.get(tenantId) === listeners) this.listeners.delete(tenantId);
    });
  }

  async start(): Promise<void> {
    const heard = (payload: string): void => {
      this.order = this.order.then(() => this.receive(payload)).catch((error: unknown) => this.diary.error(error));
    };
    this.listening = await this.database.listen(channel, heard, () => this.tellGap());
    this.broom = setInterval(() => void this.sweep(), forgetEvery).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.broom);
    this.listening?.dispose();
    await this.order;
  }

  private async receive(payload: string): Promise<void> {
    // Only the statement above writes to the channel.
    const { tenant: tenantId, schema, number, transaction, snapshot, event } = JSON.parse(payload) as Announcement;
    const listeners = [...(this.listeners.get(tenantId) ?? []), ...(this.listeners.get('*') ?? [])];
    if (listeners.length === 0) return;
    const logged = event && snapshot ? { number, transaction, snapshot, event } : await this.log.read(schema, number);
    if (!logged) return;
    for (const listener of listeners) this.tell(() => listener.heard({ ...logged, tenantId, schema }));
  }

  private tellGap(): void {
    for (const listeners of this.listeners.values()) {
      for (const listener of listeners) this.tell(() => listener.missed?.());
    }
  }

  /** One that throws doesn't keep the others from hearing. */
  private tell(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.diary.error(error);
    }
  }

  private async sweep(): Promise<void> {
    const schemas = [...this.active];
    this.active.clear();
    for (const schema of schemas) {
      await this.log.forget(schema, keepSeconds).catch((error: unknown) => this.diary.warn(error));
    }
  }
}

function logging({ schema }: Tenant, events: readonly LiveEvent[]): RawBuilder<unknown> {
  return sql`insert into ${sql.id(schema, 'event')} (payload)
    select value from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality order by ordinality
    returning number, snapshot::text as snapshot, transaction::text as transaction, payload`;
}

/** Of what is "logged". */
function announcing({ id, schema }: Tenant): RawBuilder<unknown> {
  return sql`
    select pg_notify(${channel}, (jsonb_build_object(
      'tenant', ${id}::text, 'schema', ${schema}::text, 'number', number, 'transaction', transaction)
      || case when fits then jsonb_build_object('snapshot', snapshot, 'event', payload) else '{}' end)::text)
    from (select *, octet_length(payload::text) + octet_length(snapshot) < ${greatestPayload} as fits from logged) sized
    order by number`;
}

function bound(listener: EventListener): EventListener {
  return { heard: (event) => listener.heard(event), missed: () => listener.missed?.() };
}
