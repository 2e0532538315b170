import { inject, injectable } from 'inversify';
import { type Disposable, toDisposable } from '../../common/lifecycle';
import { ServerPart } from '../http/serverPart';
import { Log } from '../log/log';

export interface Sweep {
  /** What the log calls it when it fails. */
  readonly name: string;
  readonly everyMinutes: number;
  /** Removes what nobody needs. Replicas do it at the same time: that must do no harm. */
  readonly run: () => Promise<void>;
}

const minute = 60_000;
/** A server that has just started has other things to do. */
const firstAfter = minute;

/** Runs what tidies up from time to time, beginning a minute after the start; one run of a sweep at a time. */
@injectable()
export class Sweeps extends ServerPart {
  private readonly sweeps = new Set<Sweep>();
  private readonly timers = new Map<Sweep, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private started = false;

  constructor(@inject(Log) private readonly log: Log) {
    super();
  }

  add(sweep: Sweep): Disposable {
    this.sweeps.add(sweep);
    if (this.started) this.runAfter(sweep, firstAfter);
    return toDisposable(() => {
      this.sweeps.delete(sweep);
      clearTimeout(this.timers.get(sweep));
      this.timers.delete(sweep);
    });
  }

  /** All of them, at once. */
  async run(): Promise<void> {
    await Promise.all([...this.sweeps].map((sweep) => this.runOne(sweep)));
  }

  override async start(): Promise<void> {
    this.started = true;
    for (const sweep of this.sweeps) this.runAfter(sweep, firstAfter);
  }

  override async stop(): Promise<void> {
    this.started = false;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    await Promise.all(this.running);
  }

  private runAfter(sweep: Sweep, milliseconds: number): void {
    const timer = setTimeout(() => {
      void this.runOne(sweep).then(() => {
        if (this.started && this.sweeps.has(sweep)) this.runAfter(sweep, sweep.everyMinutes * minute);
      });
    }, milliseconds);
    this.timers.set(sweep, timer.unref());
  }

  private async runOne({ name, run }: Sweep): Promise<void> {
    const work = run().catch((error: unknown) => this.log.warn(error, `What is over is still there: ${name}.`));
    this.running.add(work);
    await work;
    this.running.delete(work);
  }
}
