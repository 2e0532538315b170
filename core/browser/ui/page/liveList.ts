import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { type Disposable, toDisposable } from '../../../common/lifecycle';
import type { LiveEvent } from '../../../common/events/liveEvent';
import type { LiveEvents } from '../../events/liveEvents';

export interface ListPage<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

export interface PageWanted {
  readonly offset: number;
  readonly limit: number;
}

export type LoadPage<T> = (page: PageWanted, signal: AbortSignal) => Promise<ListPage<T>>;

export interface FollowOptions {
  /** The rows are not loaded more often than once in so many milliseconds. */
  readonly pause?: number;
  /** What else is told on the topic changes nothing here. */
  readonly concerns?: (event: LiveEvent) => boolean;
}

export const pageSize = 200;
const greatestPage = 1000;
/** What is long takes longer to load again, and is loaded less often. */
const quiet = { short: 250, long: 2000 };

/** A list of the server, loaded by pages, that follows what happens there, at most a few times a second. */
export class LiveList<T extends { readonly id: string }> {
  rows: readonly T[] = [];
  total = 0;
  state: 'loading' | 'ready' | 'failed' = 'loading';
  /** Why it could not be loaded, or not again, in the user's language. */
  problem: string | undefined;
  private load: LoadPage<T> = () => Promise.resolve({ rows: [], total: 0 });
  /** By which the rows were loaded that are there. */
  private shown: LoadPage<T> | undefined;
  private running: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeObservable(this, { rows: observableRef, total: observable, state: observable, problem: observable });
  }

  /** From now on other rows are wanted. */
  show(load: LoadPage<T>): void {
    this.load = load;
    this.fetch(0, pageSize);
  }

  /** As many rows as there are now. */
  reload(): void {
    this.fetch(0, Math.max(pageSize, this.rows.length));
  }

  /** The next page, unless something is being loaded. */
  more(): void {
    if (this.running || this.state !== 'ready' || this.rows.length >= this.total) return;
    this.fetch(this.rows.length, this.rows.length + pageSize);
  }

  follow(events: LiveEvents, topic: string, { pause = quiet.short, concerns }: FollowOptions = {}): Disposable {
    const later = (): void => {
      this.timer ??= setTimeout(() => this.reload(), this.rows.length > greatestPage ? quiet.long : pause);
    };
    const hearing = events.listen(topic, {
      heard: (event) => {
        if (concerns?.(event) ?? true) later();
      },
      missed: later,
    });
    return toDisposable(() => {
      hearing.dispose();
      clearTimeout(this.timer);
      this.timer = undefined;
      this.running?.abort();
      this.running = undefined;
    });
  }

  private fetch(from: number, to: number): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running?.abort();
    const { signal } = (this.running = new AbortController());
    this.collect(from, to, signal).then(
      (page) => !signal.aborted && this.take(this.rows.slice(0, from), page),
      (error: unknown) => !signal.aborted && this.fail(error),
    );
  }

  private async collect(from: number, to: number, signal: AbortSignal): Promise<ListPage<T>> {
    const rows: T[] = [];
    for (let offset = from; ; offset += greatestPage) {
      const page = await this.load({ offset, limit: Math.min(greatestPage, to - offset) }, signal);
      rows.push(...page.rows);
      if (offset + greatestPage >= Math.min(to, page.total)) return { rows, total: page.total };
    }
  }

  /** Rows that came meanwhile have moved others to the next page, where they are met again. */
  private take(before: readonly T[], { rows, total }: ListPage<T>): void {
    const known = new Set(before.map(({ id }) => id));
    const all = [...before, ...rows.filter(({ id }) => !known.has(id))];
    this.running = undefined;
    this.shown = this.load;
    runInAction(() => Object.assign(this, { rows: all, total, state: 'ready', problem: undefined }));
  }

  /** Rows that are there and cannot be loaded again are better kept. */
  private fail(error: unknown): void {
    this.running = undefined;
    const state = this.shown === this.load ? 'ready' : 'failed';
    const problem = error instanceof Error ? error.message : String(error);
    runInAction(() => Object.assign(this, { state, problem }));
  }
}
