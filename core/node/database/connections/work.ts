import { ConnectionLost, takesNoWrites } from './failures';
import type { Link } from './link';
import { settled } from './settled';
import type { Rows } from './statement';

export interface WorkOptions {
  readonly isolation?: string;
  readonly readOnly?: boolean;
}

interface Surroundings {
  send(link: Link, text: string, values: unknown[]): Promise<Rows>;
  /** After a connection was lost during a commit: whether it took place. */
  tookPlace(): Promise<boolean>;
  giveBack(link: Link): void;
}

/** A transaction on a connection of its own. */
export class Work {
  private ended = false;

  constructor(
    private readonly link: Link,
    private readonly options: WorkOptions,
    /** The word to begin, which went out before everything else. */
    private readonly started: Promise<void>,
    private readonly surroundings: Surroundings,
  ) {
    // Whoever waits for an answer hears of it; until then nobody does.
    started.catch(() => undefined);
  }

  async query(text: string, values: unknown[] = []): Promise<Rows> {
    try {
      const answer = this.surroundings.send(this.link, text, values);
      await settled([this.started, answer]);
      return await answer;
    } catch (error) {
      throw takesNoWrites(error) && !this.options.readOnly ? this.link.leave(error) : error;
    }
  }

  async commit(): Promise<void> {
    await this.started;
    this.ended = true;
    try {
      const { command } = await this.link.query({ text: 'commit' });
      if (command === 'ROLLBACK') throw new Error('A statement of the transaction failed before: nothing was saved.');
    } catch (error) {
      if (!(error instanceof ConnectionLost) || this.options.readOnly) throw error;
      if (!(await this.surroundings.tookPlace())) throw error;
    }
  }

  async rollback(): Promise<void> {
    if (this.ended || this.link.broken) return;
    this.ended = true;
    await this.link.query({ text: 'rollback' }).catch(() => this.link.cut());
  }

  release(): void {
    if (!this.ended) this.link.cut();
    this.surroundings.giveBack(this.link);
  }
}
