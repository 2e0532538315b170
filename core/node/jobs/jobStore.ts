import { inject, injectable } from 'inversify';
import { type Selectable, sql, type UpdateObject } from 'kysely';
import { newId } from '../../common/ids/id';
import type { JsonValue } from '../../common/json/jsonValue';
import type { Actor } from '../access/actor';
import { Database, type InTransaction } from '../database/database';
import type { Tenant } from '../tenants/tenant';
import { keepActor } from './jobActor';
import type { JobProgress } from './jobDefinition';
import type { JobTable, JobTables } from './jobTables';

export type JobRow = Selectable<JobTable>;
type JobChange = UpdateObject<JobTables, 'job'>;

/** How an attempt ended, and what becomes of the job. */
export interface AttemptEnd {
  readonly state: JobRow['state'];
  readonly result?: JsonValue;
  readonly error?: string;
  /** It failed, and counts as one of the attempts that a job has. */
  readonly failed?: boolean;
  readonly nextSeconds?: number;
}

export const jobPrefix = '0JOB';
const keepDays = 30;

/** The rows of jobs. What an attempt writes has its number, so one that was given up for dead writes nothing more. */
@injectable()
export class JobStore {
  constructor(@inject(Database) private readonly database: Database) {}

  /** Undefined when a job with the same key waits or runs already. */
  async insert(
    transaction: InTransaction,
    actor: Actor,
    job: { readonly name: string; readonly key?: string; readonly input: JsonValue },
  ): Promise<JobRow | undefined> {
    const { userId, userName } = actor;
    return transaction
      .withTables<JobTables>()
      .insertInto('job')
      .values({
        id: newId(jobPrefix),
        name: job.name,
        key: job.key ?? null,
        user_id: userId,
        user_name: userName,
        actor: keepActor(actor),
        state: 'queued',
        input: JSON.stringify(job.input),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'key'])
          .where(sql.ref('state'), 'in', sql`('queued', 'running')`)
          .doNothing(),
      )
      .returningAll()
      .executeTakeFirst();
  }

  async findByKey(transaction: InTransaction, name: string, key: string): Promise<JobRow | undefined> {
    return transaction
      .withTables<JobTables>()
      .selectFrom('job')
      .selectAll()
      .where('name', '=', name)
      .where('key', '=', key)
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirst();
  }

  async lock(transaction: InTransaction, id: string): Promise<JobRow | undefined> {
    return transaction
      .withTables<JobTables>()
      .selectFrom('job')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
  }

  async update(transaction: InTransaction, id: string, change: JobChange): Promise<JobRow> {
    return transaction
      .withTables<JobTables>()
      .updateTable('job')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Takes a job that waits, or whose process died; undefined when it is over. */
  async begin(transaction: InTransaction, id: string): Promise<JobRow | undefined> {
    return transaction
      .withTables<JobTables>()
      .updateTable('job')
      .set((row) => ({
        state: 'running',
        attempt: row('attempt', '+', 1),
        crashes: sql<number>`crashes + case when state = 'running' then 1 else 0 end`,
        started_at: sql<Date>`coalesce(started_at, clock_timestamp())`,
        next_at: null,
        error: null,
      }))
      .where('id', '=', id)
      .where('state', 'in', ['queued', 'running'])
      .returningAll()
      .executeTakeFirst();
  }

  /** Undefined when the attempt has lost the job. */
  async progress(transaction: InTransaction, { id, attempt }: JobRow, progress: JobProgress) {
    return this.write(transaction, id, attempt, {
      ...(progress.done === undefined ? {} : { done: progress.done }),
      ...(progress.total === undefined ? {} : { total: progress.total }),
      ...(progress.message === undefined ? {} : { message: progress.message.slice(0, 1000) }),
    });
  }

  async checkpoint(tenant: Tenant, { id, attempt }: JobRow, state: JsonValue): Promise<boolean> {
    const change = { checkpoint: JSON.stringify(state) };
    return this.database.transact(tenant, async (tx) => (await this.write(tx, id, attempt, change)) !== undefined);
  }

  async end(transaction: InTransaction, { id, attempt }: JobRow, end: AttemptEnd): Promise<JobRow | undefined> {
    const over = end.state !== 'queued';
    return this.write(transaction, id, attempt, {
      state: end.state,
      cancelling: false,
      error: end.error ?? null,
      result: end.result === undefined ? null : JSON.stringify(end.result),
      ...(end.failed ? { failures: sql<number>`failures + 1` } : {}),
      ...(over ? { ended_at: sql<Date>`clock_timestamp()` } : {}),
      ...(end.nextSeconds === undefined
        ? {}
        : { next_at: sql<Date>`clock_timestamp() + make_interval(secs => ${end.nextSeconds})` }),
    });
  }

  async forgetOld(tenant: Tenant): Promise<void> {
    await this.database
      .of(tenant)
      .withTables<JobTables>()
      .deleteFrom('job')
      .where('ended_at', '<', sql<Date>`now() - make_interval(days => ${keepDays})`)
      .execute();
  }

  private async write(transaction: InTransaction, id: string, attempt: number, change: JobChange) {
    return transaction
      .withTables<JobTables>()
      .updateTable('job')
      .set({ attempt, ...change })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('state', '=', 'running')
      .returningAll()
      .executeTakeFirst();
  }
}
