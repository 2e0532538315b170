import { inject, injectable } from 'inversify';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Disposable } from '../../common/lifecycle';
import { backoff } from '../database/connections/backoff';
import { Database, type InTransaction } from '../database/database';
import { Log } from '../log/log';
import type { Tenant } from '../tenants/tenant';

/** What the queue carries: all else stands in the tenant's table of jobs. */
export interface Ticket {
  readonly tenant: Tenant;
  readonly job: string;
}

export interface QueueOptions {
  /** How many jobs this process runs at once; with 0 it only starts them. */
  readonly concurrency: number;
  /** A process that gave no sign of life for so long has died, and another one goes on with its jobs. */
  readonly heartbeatSeconds: number;
  /** How often somebody looks for the dead. */
  readonly superviseSeconds: number;
}

export const usualQueue: QueueOptions = { concurrency: 4, heartbeatSeconds: 20, superviseSeconds: 10 };

const queueName = 'jobs';
const schema = 'lathe_queue';
const channel = 'lathe_jobs';
const aDay = 86_400;

/** The queue that all replicas share. It costs nothing until the first job is sent or worked off. */
@injectable()
export class JobQueue {
  options = usualQueue;
  private readonly closing = new AbortController();
  private opened: Promise<PgBoss> | undefined;
  private wake = (): void => undefined;
  private listening: Disposable | undefined;

  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Log) private readonly log: Log,
  ) {}

  /** Part of the transaction that writes the job: both happen or none. */
  async send(transaction: InTransaction, ticket: Ticket, afterSeconds?: number): Promise<void> {
    const boss = await this.open();
    await boss.send(queueName, ticket, {
      id: randomUUID(),
      db: within(transaction),
      ...(afterSeconds === undefined ? {} : { startAfter: new Date(Date.now() + afterSeconds * 1000) }),
    });
    if (afterSeconds) this.wakeAfter(afterSeconds);
    else await this.announce(transaction, '');
  }

  /** Tells the replica that runs a job to stop it. */
  async announceCancel(transaction: InTransaction, job: string): Promise<void> {
    await this.announce(transaction, job);
  }

  /** Works tickets off until the queue is closed; what `run` throws makes the ticket come again. */
  async work(run: (ticket: Ticket, lost: AbortSignal) => Promise<void>, cancel: (job: string) => void): Promise<void> {
    const boss = await this.openAtLast();
    const workers: string[] = [];
    this.wake = () => workers.forEach((worker) => boss.notifyWorker(worker));
    this.listening = await this.database.listen(
      channel,
      (job) => (job ? cancel(job) : this.wake()),
      () => this.wake(),
    );
    for (let count = 0; count < this.options.concurrency; count++) {
      // Announcements wake it; it looks by itself for what is due later, and for what the dead left behind.
      const worker: string = await boss.work<Ticket>(queueName, { pollingIntervalSeconds: 5 }, async (tickets) => {
        for (const { data, signal } of tickets) await run(data, signal);
        boss.notifyWorker(worker);
      });
      workers.push(worker);
    }
  }

  /** Takes no more tickets. */
  async close(): Promise<void> {
    this.closing.abort();
    this.listening?.dispose();
    const boss = await this.opened?.catch(() => undefined);
    await boss?.stop({ graceful: true, timeout: 1000 });
  }

  /** Saves whoever waits for a second attempt the rest of the polling interval. */
  private wakeAfter(seconds: number): void {
    setTimeout(() => this.wake(), seconds * 1000 + 20).unref();
  }

  private async announce(transaction: InTransaction, payload: string): Promise<void> {
    await sql`select pg_notify(${channel}, ${payload})`.execute(transaction);
  }

  /** What fails is tried again by the next who needs it. */
  private open(): Promise<PgBoss> {
    this.opened ??= this.start().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  /** The database may be away just now: it is waited for. */
  private async openAtLast(): Promise<PgBoss> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.open();
      } catch (error) {
        if (this.closing.signal.aborted) throw error;
        this.log.warn(error, 'The queue of jobs could not be opened; it is tried again.');
        await wait(backoff(attempt), undefined, { signal: this.closing.signal });
      }
    }
  }

  private async start(): Promise<PgBoss> {
    const { PgBoss } = await import('pg-boss');
    const { heartbeatSeconds, superviseSeconds } = this.options;
    const { host, port, user, database, connectionString, ssl } = this.database.config;
    const password = this.database.config.password;
    const boss = new PgBoss({
      ...{ host, port, user, database, connectionString, ssl },
      ...(typeof password === 'string' ? { password } : {}),
      schema,
      max: 3,
      schedule: false,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
    });
    boss.on('error', (error) => this.log.warn(error, 'The queue of jobs met an error.'));
    await boss.start();
    // A ticket comes again after a crash only; what fails in a job's own code is counted in the table of jobs.
    await boss.createQueue(queueName, {
      retryLimit: 100,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 60,
      expireInSeconds: aDay - 1,
      heartbeatSeconds,
      retentionSeconds: 90 * aDay,
      deleteAfterSeconds: 3600,
    });
    return boss;
  }
}

/** pg-boss's way to run statements, inside a transaction of ours. */
function within(transaction: InTransaction) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
