import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const stoppingLimit = 20_000;

/** A database that was started: what it says, and its end. */
export class RunningProcess {
  readonly ended: Promise<void>;
  private readonly said: string[] = [];
  private hear: ((line: string) => void) | undefined;

  constructor(
    private readonly child: ChildProcess,
    onLine: (line: string) => void,
  ) {
    this.ended = new Promise((resolve) => child.once('close', () => resolve()));
    child.once('error', (error) => this.said.push(error.message));
    for (const output of [child.stdout, child.stderr]) {
      if (!output) continue;
      createInterface({ input: output }).on('line', (line) => {
        this.said.push(line);
        if (this.said.length > 20) this.said.shift();
        onLine(line);
        this.hear?.(line);
      });
    }
  }

  /** Its last words, for the one who looks for the reason. */
  get lastWords(): string {
    return this.said.join('\n');
  }

  /** Whether it takes connections, or ended before it did. */
  async ready(): Promise<boolean> {
    const taking = new Promise<boolean>((resolve) => {
      this.hear = (line) => {
        if (line.includes('ready to accept connections')) resolve(true);
      };
    });
    const ready = await Promise.race([taking, this.ended.then(() => false)]);
    this.hear = undefined;
    return ready;
  }

  /** `force` is for a database that does not end, or whose watch was killed so that nobody tells it to. */
  async stop(force: () => Promise<void>): Promise<void> {
    this.child.stdin?.end();
    const watched = this.child.exitCode === null && this.child.signalCode === null;
    const late = new AbortController();
    const patience = wait(watched ? stoppingLimit : 0, undefined, { signal: late.signal }).then(force, () => undefined);
    await this.ended;
    late.abort();
    await patience;
  }
}
