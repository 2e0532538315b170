import { inject, injectable } from 'inversify';
import { Log } from '../log/log';
import { Tenants } from '../tenants/tenants';
import { Blobs } from './blobs';

const firstAfter = 60_000;
const every = 3_600_000;

/** Deletes files that nobody needs, of every tenant, from time to time. */
@injectable()
export class BlobSweep {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    @inject(Blobs) private readonly blobs: Blobs,
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(Log) private readonly log: Log,
  ) {}

  start(): void {
    this.runAfter(firstAfter);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Once through all. Replicas that do it at the same time do no harm to each other. */
  async run(): Promise<void> {
    try {
      for (const tenant of await this.tenants.all()) {
        if (this.stopped) return;
        await this.blobs.sweep(tenant);
        await this.blobs.sweepStrays(tenant);
      }
      await this.blobs.sweepPartial();
    } catch (error) {
      this.log.warn(error, 'Files that nobody needs are still there.');
    }
  }

  private runAfter(milliseconds: number): void {
    this.timer = setTimeout(() => {
      this.running = this.run().then(() => {
        if (!this.stopped) this.runAfter(every);
      });
    }, milliseconds).unref();
  }
}
