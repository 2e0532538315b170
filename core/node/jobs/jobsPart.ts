import type { FastifyInstance } from 'fastify';
import { inject, injectable } from 'inversify';
import { jobCalls } from '../../common/jobs/jobCalls';
import { CallServer } from '../http/callServer';
import { ServerPart } from '../http/serverPart';
import { Log } from '../log/log';
import { JobList } from './jobList';
import { JobQueue } from './jobQueue';
import { Jobs } from './jobs';
import { jobMigrations } from './jobTables';
import { JobWorker } from './jobWorker';

@injectable()
export class JobsPart extends ServerPart {
  override readonly tables = { area: 'core/jobs', migrations: jobMigrations };

  constructor(
    @inject(CallServer) private readonly calls: CallServer,
    @inject(Jobs) private readonly jobs: Jobs,
    @inject(JobList) private readonly list: JobList,
    @inject(JobQueue) private readonly queue: JobQueue,
    @inject(JobWorker) private readonly worker: JobWorker,
    @inject(Log) private readonly log: Log,
  ) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    this.calls.serve(server, 'core', jobCalls, {
      list: ({ actor, query }) => this.list.list(actor, query),
      get: ({ actor, params }) => this.list.get(actor, params.id),
      cancel: async ({ actor, params }) => this.list.view(await this.jobs.cancel(actor, params.id), actor.locale),
      retry: async ({ actor, params }) => this.list.view(await this.jobs.retry(actor, params.id), actor.locale),
    });
  }

  /** The queue is opened after the server listens: nobody waits for it. */
  override async start(): Promise<void> {
    if (this.queue.options.concurrency === 0) return;
    setImmediate(() => {
      this.worker.start().catch((error: unknown) => this.log.error(error, 'No jobs are run here.'));
    });
  }

  override stop(): Promise<void> {
    return this.worker.stop();
  }
}
