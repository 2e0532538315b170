import type { ClientConfig } from 'pg';
import { Refusal } from '../../../common/calls/refusal';
import { Link } from './link';

interface Waiting {
  resolve(link: Link | Promise<Link>): void;
}

const closingLimit = 5000;

/** The connections that transactions have to themselves, one at a time; who comes when all are taken waits in line. */
export class Leases {
  private readonly idle: Link[] = [];
  private readonly taken = new Set<Link>();
  private readonly line = new Set<Waiting>();
  private opening = 0;
  private emptied: (() => void) | undefined;

  constructor(
    private readonly config: ClientConfig,
    private readonly greatest: number,
    /** How long one waits in line before being refused, in milliseconds. */
    private readonly waitingLimit: number,
  ) {}

  async take(): Promise<Link> {
    for (let link = this.idle.pop(); link; link = this.idle.pop()) {
      if (!link.worn) return this.hand(link);
      void link.close();
    }
    return this.hasRoom ? this.open() : this.wait();
  }

  give(link: Link): void {
    this.taken.delete(link);
    if (this.emptied) {
      void link.close();
      if (this.taken.size === 0) this.emptied();
      return;
    }
    const [next] = this.line;
    if (link.worn) {
      void link.close();
      if (next) this.admit(next, this.open());
    } else if (next) this.admit(next, this.hand(link));
    else this.idle.push(link);
  }

  /** Transactions that are under way may come to their end, but not for ever. */
  async close(): Promise<void> {
    const last = new Promise<void>((resolve) => (this.emptied = resolve));
    if (this.taken.size > 0) {
      const timer = setTimeout(() => this.emptied?.(), closingLimit);
      await last;
      clearTimeout(timer);
    }
    for (const link of this.taken) link.cut();
    await Promise.allSettled(this.idle.map((link) => link.close()));
  }

  private get hasRoom(): boolean {
    return this.taken.size + this.idle.length + this.opening < this.greatest;
  }

  private hand(link: Link): Link {
    this.taken.add(link);
    return link;
  }

  private async open(): Promise<Link> {
    this.opening++;
    try {
      return this.hand(await Link.open(this.config));
    } catch (error) {
      // The next in line gets his chance, as nothing will be given back to him.
      const [next] = this.line;
      if (next) queueMicrotask(() => this.admit(next, this.take()));
      throw error;
    } finally {
      this.opening--;
    }
  }

  private admit(next: Waiting, link: Link | Promise<Link>): void {
    this.line.delete(next);
    next.resolve(link);
  }

  private wait(): Promise<Link> {
    return new Promise<Link>((resolve, reject) => {
      const waiting: Waiting = {
        resolve: (link) => {
          clearTimeout(timer);
          resolve(link);
        },
      };
      const timer = setTimeout(() => {
        this.line.delete(waiting);
        reject(new Refusal('DATABASE_BUSY'));
      }, this.waitingLimit);
      this.line.add(waiting);
    });
  }
}
