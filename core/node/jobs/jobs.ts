import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { z } from 'zod';
import { permissions } from '../../common/access/permissions';
import { Refusal } from '../../common/calls/refusal';
import { isEnded } from '../../common/jobs/jobState';
import type { JsonValue } from '../../common/json/jsonValue';
import type { Actor } from '../access/actor';
import { Audit } from '../audit/audit';
import { Database, type InTransaction } from '../database/database';
import type { JobDefinition } from './jobDefinition';
import { JobEvents } from './jobEvents';
import { JobKinds } from './jobKinds';
import { JobQueue } from './jobQueue';
import { type JobRow, JobStore } from './jobStore';

export interface StartOptions {
  /** While a job of the same kind with the same key waits or runs, that one is meant and no other begins. */
  readonly key?: string;
  /** The job begins when this transaction is committed, and never if it isn't. It must be one of the actor's tenant. */
  readonly transaction?: InTransaction;
}

/** Work that outlives requests: queued for all replicas, run once, resumed after a crash. */
@injectable()
export class Jobs {
  constructor(
    @inject(Audit) private readonly audit: Audit,
    @inject(Database) private readonly database: Database,
    @inject(JobStore) private readonly store: JobStore,
    @inject(JobEvents) private readonly events: JobEvents,
    @inject(JobKinds) private readonly kinds: JobKinds,
    @inject(JobQueue) private readonly queue: JobQueue,
  ) {}

  define<I extends z.ZodType>(definition: JobDefinition<I>): void {
    this.kinds.add(definition);
  }

  /** The id of the job. Input that its kind doesn't take is thrown back at once. */
  async start(actor: Actor, name: string, input: JsonValue, { key, transaction }: StartOptions = {}): Promise<string> {
    this.kinds.get(name).check(input);
    const enqueue = async (within: InTransaction): Promise<string> => {
      const row = await this.store.insert(within, actor, { name, key, input });
      if (!row) return (await this.store.findByKey(within, name, key ?? ''))?.id ?? enqueue(within);
      await this.send(within, actor, row);
      return row.id;
    };
    return transaction
      ? enqueue(transaction.withSchema(actor.tenant.schema))
      : this.database.transact(actor.tenant, enqueue);
  }

  /** Ends one that waits at once, and tells one that runs. */
  async cancel(actor: Actor, id: string): Promise<JobRow> {
    return this.database.transact(actor.tenant, async (transaction) => {
      const row = await this.lockOwn(transaction, actor, id);
      if (isEnded(row.state)) throw new Refusal('JOB_ENDED', { status: 409 });
      const running = row.state === 'running';
      const changed = await this.store.update(
        transaction,
        id,
        running ? { cancelling: true } : { state: 'cancelled', ended_at: sql<Date>`clock_timestamp()`, next_at: null },
      );
      if (running) await this.queue.announceCancel(transaction, id);
      await this.events.publish(transaction, actor.tenant, changed);
      await this.audit.record(transaction, actor, { action: 'cancel', type: 'Job', id, name: row.name });
      return changed;
    });
  }

  /** Starts one again that failed or was cancelled, from its last checkpoint. */
  async retry(actor: Actor, id: string): Promise<JobRow> {
    return this.database.transact(actor.tenant, async (transaction) => {
      const { state, name, key } = await this.lockOwn(transaction, actor, id);
      if (state !== 'failed' && state !== 'cancelled') throw new Refusal('JOB_NOT_ENDED', { status: 409 });
      if (key && (await this.store.findByKey(transaction, name, key)))
        throw new Refusal('JOB_NOT_ENDED', { status: 409 });
      const again = {
        state: 'queued',
        cancelling: false,
        failures: 0,
        crashes: 0,
        error: null,
        message: null,
      } as const;
      const changed = await this.store.update(transaction, id, { ...again, ended_at: null, next_at: null });
      await this.send(transaction, actor, changed);
      await this.audit.record(transaction, actor, { action: 'retry', type: 'Job', id, name });
      return changed;
    });
  }

  private async send(transaction: InTransaction, { tenant }: Actor, row: JobRow): Promise<void> {
    await this.queue.send(transaction, { tenant, job: row.id });
    await this.events.publish(transaction, tenant, row);
  }

  /** What a stranger must not see is not there. */
  private async lockOwn(transaction: InTransaction, actor: Actor, id: string): Promise<JobRow> {
    const row = await this.store.lock(transaction, id);
    if (row && maySee(actor, row)) return row;
    throw new Refusal('NOT_FOUND', { parameters: { type: 'Job', id } });
  }
}

export function maySee({ userId, permissions: granted }: Actor, { user_id: owner }: Pick<JobRow, 'user_id'>): boolean {
  return userId === owner || granted.has(permissions.manageJobs);
}
