import type { EventLog, LoggedEvent, LogOwner } from './eventLog';

export interface TailListener {
  heard(event: LoggedEvent): void;
  /** More happened than is told one by one. */
  missed(): void;
}

/** Who missed more loads what he shows again. */
const greatestGap = 1000;

/** The end of a tenant's log, as far as this process has read it: what is committed after `snapshot` is still to come. */
export class EventTail {
  /** There may be more. */
  private behind = false;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly tenant: LogOwner,
    private snapshot: string,
    private readonly log: EventLog,
    private readonly listener: TailListener,
  ) {}

  /** The last look failed. */
  get isBehind(): boolean {
    return this.behind;
  }

  /** Tells of everything that has been committed by now; what was committed first isn't told later. */
  look(): Promise<void> {
    this.behind = true;
    return (this.reading ??= this.read().finally(() => (this.reading = undefined)));
  }

  /** When it looks no more. */
  async settled(): Promise<void> {
    await this.reading?.catch(() => undefined);
  }

  private async read(): Promise<void> {
    while (this.behind) {
      this.behind = false;
      try {
        await this.readOnce();
      } catch (error) {
        this.behind = true;
        throw error;
      }
    }
  }

  private async readOnce(): Promise<void> {
    // No number: nothing is thrown away before it was read here.
    const missed = await this.log.since(this.tenant, greatestGap, { number: 0, snapshot: this.snapshot });
    if (missed) {
      this.snapshot = missed.snapshot;
      for (const event of missed.events) this.listener.heard(event);
    } else {
      this.snapshot = await this.log.snapshot();
      this.listener.missed();
    }
  }
}
