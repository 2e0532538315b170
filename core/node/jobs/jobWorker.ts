import { inject, injectable } from 'inversify';
import { z } from 'zod';
import { Refusal } from '../../common/calls/refusal';
import type { JsonValue } from '../../common/json/jsonValue';
import type { Actor } from '../access/actor';
import { Database } from '../database/database';
import { Log } from '../log/log';
import { Messages } from '../texts/messages';
import type { Tenant } from '../tenants/tenant';
import { readActor } from './jobActor';
import type { AnyJob } from './jobDefinition';
import { JobEvents } from './jobEvents';
import { JobKinds } from './jobKinds';
import { JobNotices } from './jobNotices';
import { JobQueue, type Ticket } from './jobQueue';
import { JobRun } from './jobRun';
import { JobStarters } from './jobStarters';
import { type AttemptEnd, type JobRow, JobStore } from './jobStore';
import { retryDelay } from './retryDelay';

/** A job whose process died so often is taken for the reason. */
const mostCrashes = 3;
const graceMilliseconds = 10_000;

/** A job of which nothing runs yet that could be told to stop. */
interface Beginning {
  readonly job: string;
  cancelled: boolean;
}

/** Runs the jobs that this process gets from the queue. */
@injectable()
export class JobWorker {
  private readonly runs = new Map<JobRun, Promise<void>>();
  /** Said to run already, while it's looked up who started them. */
  private readonly beginning = new Set<Beginning>();
  private stopping = false;

  constructor(
    @inject(Database) private readonly database: Database,
    @inject(JobStore) private readonly store: JobStore,
    @inject(JobEvents) private readonly events: JobEvents,
    @inject(JobKinds) private readonly kinds: JobKinds,
    @inject(JobQueue) private readonly queue: JobQueue,
    @inject(JobNotices) private readonly notices: JobNotices,
    @inject(JobStarters) private readonly starters: JobStarters,
    @inject(Messages) private readonly messages: Messages,
    @inject(Log) private readonly log: Log,
  ) {}

  start(): Promise<void> {
    return this.queue.work(
      (ticket, lost) => this.take(ticket, lost),
      (job) => this.cancel(job),
    );
  }

  /** What runs is told to stop and waits in the queue again; another replica, or the next start, goes on with it. */
  async stop(): Promise<void> {
    this.stopping = true;
    for (const run of this.runs.keys()) run.stop('stopping');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, graceMilliseconds)));
    await Promise.race([Promise.allSettled(this.runs.values()), late]);
    clearTimeout(timer);
    await this.queue.close();
  }

  private cancel(job: string): void {
    for (const beginning of this.beginning) if (beginning.job === job) beginning.cancelled = true;
    for (const run of this.runs.keys()) if (run.id === job) run.stop('cancelled');
  }

  private async take(ticket: Ticket, lost: AbortSignal): Promise<void> {
    if (this.stopping) throw new Error('The server stops.');
    const beginning: Beginning = { job: ticket.job, cancelled: false };
    this.beginning.add(beginning);
    await this.begin(ticket, lost, beginning).finally(() => this.beginning.delete(beginning));
  }

  private async begin(ticket: Ticket, lost: AbortSignal, beginning: Beginning): Promise<void> {
    const { tenant } = ticket;
    const row = await this.database.transact(tenant, async (transaction) => {
      const begun = await this.store.begin(transaction, ticket.job);
      if (begun) await this.events.publish(transaction, tenant, begun);
      return begun;
    });
    if (!row) return;
    const over = this.overAlready(row);
    if (over) return this.end(tenant, row, over);
    const kind = this.kinds.find(row.name);
    if (!kind) return this.end(tenant, row, { state: 'failed', error: `Nobody here runs ${row.name}.` });
    const actor = await this.starters.find(tenant, row, kind);
    if (beginning.cancelled) return this.end(tenant, row, { state: 'cancelled' });
    if (!actor) return this.end(tenant, row, this.withoutStarter(tenant, row));
    const run = this.runOf(actor, row);
    lost.addEventListener('abort', () => run.stop('lost'), { once: true });
    const ended = this.attempt(kind, run, row, tenant);
    this.runs.set(run, ended);
    await ended.finally(() => this.runs.delete(run));
  }

  private overAlready(row: JobRow): AttemptEnd | undefined {
    if (row.cancelling) return { state: 'cancelled' };
    if (row.crashes < mostCrashes) return undefined;
    return { state: 'failed', failed: true, error: 'The process that ran it ended without a word, several times.' };
  }

  private withoutStarter(tenant: Tenant, row: JobRow): AttemptEnd {
    const { locale, userName: user } = readActor(row.actor, tenant);
    return { state: 'failed', failed: true, error: this.messages.say(locale, 'error.JOB_STARTER', { user }) };
  }

  private runOf(actor: Actor, row: JobRow): JobRun {
    const { tenant } = actor;
    const { id, failures } = row;
    const checkpoint = z.json().nullish().parse(row.checkpoint) ?? undefined;
    return new JobRun({ id, failures, checkpoint }, actor, {
      progress: (progress) =>
        this.database.transact(tenant, async (transaction) => {
          const written = await this.store.progress(transaction, row, progress);
          if (written) await this.events.publish(transaction, tenant, written);
          return written !== undefined;
        }),
      checkpoint: (state) => this.store.checkpoint(tenant, row, state),
      say: (key, parameters) => this.messages.say(actor.locale, key, parameters),
    });
  }

  private async attempt(kind: AnyJob, run: JobRun, row: JobRow, tenant: Tenant): Promise<void> {
    const outcome = await kind.run(run, row.input).then(
      (result): AttemptEnd => ({ state: 'succeeded', ...asResult(result) }),
      (error: unknown) => this.failure(kind, run, error),
    );
    await run.end();
    await this.end(tenant, row, outcome);
  }

  private failure(kind: AnyJob, run: JobRun, error: unknown): AttemptEnd {
    if (run.stopReason === 'cancelled') return { state: 'cancelled' };
    if (run.stopReason) return { state: 'queued' };
    this.log.warn({ err: error, job: run.id, kind: kind.name }, 'A job failed.');
    const seconds = error instanceof Refusal ? undefined : retryDelay(kind.retry, run.attempt);
    const told = { error: this.tell(error, run), failed: true };
    return seconds === undefined ? { state: 'failed', ...told } : { state: 'queued', ...told, nextSeconds: seconds };
  }

  /** A refusal is meant to be read; what else is thrown may hold what nobody should see. */
  private tell(error: unknown, run: JobRun): string {
    const { locale } = run.actor;
    return error instanceof Refusal
      ? this.messages.say(locale, `error.${error.text}`, error.parameters)
      : this.messages.say(locale, 'error.INTERNAL');
  }

  private async end(tenant: Tenant, row: JobRow, end: AttemptEnd): Promise<void> {
    await this.database.transact(tenant, async (transaction) => {
      const ended = await this.store.end(transaction, row, end);
      if (!ended) return;
      await this.events.publish(transaction, tenant, ended);
      await this.notices.tell(transaction, tenant, ended);
      if (ended.state === 'queued') await this.queue.send(transaction, { tenant, job: row.id }, end.nextSeconds);
    });
    if (end.state !== 'queued') await this.store.forgetOld(tenant);
  }
}

function asResult(result: JsonValue | void): Pick<AttemptEnd, 'result'> {
  return result === undefined ? {} : { result };
}
