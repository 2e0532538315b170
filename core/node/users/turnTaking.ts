/** Runs a few jobs at a time; the others wait for their turn, as long as not too many do. */
export class TurnTaking {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly longestQueue: number,
  ) {}

  /** Undefined when too many wait already. */
  take<T>(job: () => Promise<T>): Promise<T> | undefined {
    if (this.running < this.atOnce) {
      this.running++;
      return this.run(job);
    }
    if (this.waiting.length >= this.longestQueue) return undefined;
    return new Promise<void>((resolve) => this.waiting.push(resolve)).then(() => this.run(job));
  }

  /** Whoever is done hands the turn over, so that nobody comes in between. */
  private async run<T>(job: () => Promise<T>): Promise<T> {
    try {
      return await job();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
