interface Waiting<Item> {
  readonly item: Item;
  resolve(): void;
  reject(error: unknown): void;
}

export interface GatheringOptions<Item> {
  readonly together: number;
  /** After how many milliseconds those who wait no longer wait for what is under way: something holds it up. */
  readonly patience: number;
  carryOut(items: readonly Item[]): Promise<void>;
  /** Whether one of many is to blame: each is done by itself then, so that only that one fails. */
  isOfOne(error: unknown): boolean;
  /** Nothing is waiting or under way any more. */
  onIdle(): void;
}

/** Does the same for many at once: what comes while some are under way goes together when they are done. */
export class Gathering<Item> {
  private readonly waiting: Waiting<Item>[] = [];
  private underWay = 0;
  private awaited: Promise<void> | undefined;

  constructor(private readonly options: GatheringOptions<Item>) {}

  add(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.goOn();
    });
  }

  private goOn(): void {
    if (this.awaited || this.waiting.length === 0) return;
    this.underWay++;
    const run = this.run(this.waiting.splice(0, this.options.together));
    const timer = setTimeout(() => this.leave(run), this.options.patience);
    this.awaited = run;
    void run.then(() => {
      clearTimeout(timer);
      this.underWay--;
      this.leave(run);
      if (this.underWay === 0) this.options.onIdle();
    });
  }

  private leave(run: Promise<void>): void {
    if (this.awaited !== run) return;
    this.awaited = undefined;
    this.goOn();
  }

  private async run(all: readonly Waiting<Item>[]): Promise<void> {
    try {
      await this.options.carryOut(all.map(({ item }) => item));
      for (const { resolve } of all) resolve();
    } catch (error) {
      if (all.length > 1 && this.options.isOfOne(error)) for (const each of all) await this.run([each]);
      else for (const { reject } of all) reject(error);
    }
  }
}
