import { inject, injectable } from 'inversify';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { LiveEvent } from '../../common/events/liveEvent';
import { Emitter } from '../../common/event';
import { type Disposable, toDisposable } from '../../common/lifecycle';
import { Database, type InTransaction } from '../database/database';
import { Log } from '../log/log';
import type { Tenant } from '../tenants/tenant';
import { announcing, Announcer, eventChannel } from './announcer';
import { EventLog, type LoggedEvent, type LogOwner } from './eventLog';
import { EventTail } from './eventTail';

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

const keepSeconds = 3600;
const forgetEvery = 300_000;
/** A replica that died may have committed what it could not announce any more. */
const lookEvery = 5000;

/** What happens on the server, told to whoever listens in any replica once the transaction is committed. */
@injectable()
export class Events {
  private readonly listeners = new Map<string, Set<EventListener>>();
  private readonly publishing = new Emitter<Publication>();
  /** Tells of what this process is about to tell everybody, if its transaction is committed. */
  readonly onWillPublish = this.publishing.event;
  /** The schemas in which something was published lately: old events are thrown away there. */
  private readonly active = new Set<string>();
  private readonly tails = new Map<string, EventTail>();
  /** Where the logs ended when this process began to listen. */
  private beginning = '';
  private listening: Disposable | undefined;
  private timers: readonly NodeJS.Timeout[] = [];

  constructor(
    @inject(Database) private readonly database: Database,
    @inject(EventLog) private readonly log: EventLog,
    @inject(Announcer) private readonly announcer: Announcer,
    @inject(Log) private readonly diary: Log,
  ) {}

  publish(transaction: InTransaction, tenant: Tenant, event: LiveEvent): Promise<void> {
    return this.publishAll(transaction, tenant, [event]);
  }

  /** Nobody hears of them before the transaction is committed, or if it never is. */
  async publishAll(transaction: InTransaction, tenant: Tenant, events: readonly LiveEvent[]): Promise<void> {
    if (events.length === 0) return;
    this.foretell(tenant, events);
    await sql`with logged as (${logging(tenant, events)}) select ${announcing(tenant)}`.execute(transaction);
  }

  /**
   * Does `work` and logs the events in one statement, which is the whole transaction; `evidence` gives a row if it was done.
   * For what is done a thousand times a second: everybody hears of it a moment later.
   */
  async publishWith({ work, evidence }: TellingWork, tenant: Tenant, events: readonly LiveEvent[]): Promise<void> {
    this.foretell(tenant, events);
    await this.database.carryOut(sql`with work as (${work}) ${logging(tenant, events)}`, evidence);
    this.announcer.announce(tenant);
  }

  private foretell({ id, schema }: Tenant, events: readonly LiveEvent[]): void {
    this.active.add(schema);
    this.publishing.fire({ tenantId: id, events });
  }

  /** Hears of a tenant's events, or of everybody's ('*'). */
  subscribe(of: LogOwner | '*', listener: EventListener | EventListener['heard']): Disposable {
    const own = typeof listener === 'function' ? { heard: listener } : { ...bound(listener) };
    const key = of === '*' ? of : of.id;
    const listeners = this.listeners.get(key) ?? new Set();
    this.listeners.set(key, listeners.add(own));
    if (of !== '*' && this.beginning) this.tailOf(of);
    return toDisposable(() => {
      listeners.delete(own);
      if (listeners.size === 0 && this.listeners.get(key) === listeners) this.listeners.delete(key);
    });
  }

  async start(): Promise<void> {
    const heard = (payload: string): void => void this.look(this.tailOf(announced(payload)));
    this.listening = await this.database.listen(eventChannel, heard, () => this.bridgeGap());
    this.beginning = await this.log.snapshot();
    this.timers = [
      setInterval(() => void this.sweep(), forgetEvery).unref(),
      setInterval(() => this.lookByItself(), lookEvery).unref(),
    ];
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.announcer.settled();
    this.listening?.dispose();
    await Promise.all([...this.tails.values()].map((tail) => tail.settled()));
  }

  private tailOf(tenant: LogOwner): EventTail {
    const { id: tenantId, schema } = tenant;
    const known = this.tails.get(tenantId);
    if (known) return known;
    const tail = new EventTail(tenant, this.beginning, this.log, {
      heard: (logged) => this.tellAll(tenantId, (listener) => listener.heard({ ...logged, tenantId, schema })),
      missed: () => this.tellAll(tenantId, (listener) => listener.missed?.()),
    });
    this.tails.set(tenantId, tail);
    return tail;
  }

  private async look(tail: EventTail): Promise<void> {
    await tail.look().catch((error: unknown) => this.diary.warn(error, 'The log of events could not be read.'));
  }

  /** Finds what nobody announced, for those that listen. */
  lookByItself(): void {
    for (const [tenantId, tail] of this.tails) if (tail.isBehind || this.listeners.has(tenantId)) void this.look(tail);
  }

  /** What was announced while nobody heard it is in the logs; of tenants that were never heard of here nobody knows. */
  private bridgeGap(): void {
    for (const listener of this.listeners.get('*') ?? []) this.tell(() => listener.missed?.());
    for (const tail of this.tails.values()) void this.look(tail);
  }

  private tellAll(tenantId: string, call: (listener: EventListener) => void): void {
    for (const key of [tenantId, '*']) {
      for (const listener of [...(this.listeners.get(key) ?? [])]) this.tell(() => call(listener));
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
    select value from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality order by ordinality`;
}

function announced(payload: string): LogOwner {
  const [id, schema] = z.tuple([z.string(), z.string()]).parse(JSON.parse(payload));
  return { id, schema };
}

function bound(listener: EventListener): EventListener {
  return { heard: (event) => listener.heard(event), missed: () => listener.missed?.() };
}
