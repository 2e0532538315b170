import type { ClientConfig } from 'pg';
import { Link } from './link';

interface Slot {
  link?: Link;
  opening?: Promise<Link>;
}

/** A statement that waits longer than this has a slow one before it, so that others had better take another way. */
const tolerableDelay = 50;

/** So many go out in one piece: with more the last would wait for long, while other connections have nothing to do. */
const together = 8;

/** The few connections that lone statements share: many are under way on each. */
export class Pipes {
  private readonly slots: readonly Slot[];
  private closed = false;

  constructor(
    private readonly config: ClientConfig,
    count: number,
  ) {
    this.slots = Array.from({ length: count }, () => ({}));
  }

  /** The one to which something goes out in this turn, or that has the least to do; undefined when all are held up. */
  async choose(): Promise<Link | undefined> {
    const usable = this.slots.flatMap(({ link }) => (link && !link.worn ? [link] : []));
    const going = usable.find((link) => link.gathering && link.load < together && link.delay < tolerableDelay);
    if (going) return going;
    const least = usable.reduce<Link | undefined>(
      (best, link) => (best && best.load <= link.load ? best : link),
      undefined,
    );
    if (least?.load === 0) return least;
    const empty = this.slots.find(({ link }) => !link || link.worn);
    if (!empty) return usable.find((link) => link.delay < tolerableDelay);
    const opened = this.open(empty);
    if (!least) return opened;
    // While another one is being opened the work goes on; if that fails, the next statement tries again.
    opened.catch(() => undefined);
    return least.delay < tolerableDelay ? least : undefined;
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.allSettled(this.slots.map(async ({ link, opening }) => (link ?? (await opening))?.close()));
  }

  private open(slot: Slot): Promise<Link> {
    slot.opening ??= Link.open(this.config)
      .then((link) => {
        if (this.closed) link.cut();
        else if (slot.link) void slot.link.close();
        return (slot.link = link);
      })
      .finally(() => (slot.opening = undefined));
    return slot.opening;
  }
}
