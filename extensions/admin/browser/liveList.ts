import { type Disposable, type LiveEvents, onUnexpectedError, toDisposable } from 'lathe';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';

export interface ListPage<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

export type LoadPage<T> = (signal: AbortSignal) => Promise<ListPage<T>>;

const quiet = 250;

/** A list of the server that follows what happens there, at most a few times a second. */
export class LiveList<T> {
  rows: readonly T[] = [];
  total = 0;
  state: 'loading' | 'ready' | 'failed' = 'loading';
  private load: LoadPage<T> = () => Promise.resolve({ rows: [], total: 0 });
  private running: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeObservable(this, { rows: observableRef, total: observable, state: observable });
  }

  /** From now on other rows are wanted. */
  show(load: LoadPage<T>): void {
    this.load = load;
    this.reload();
  }

  reload(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running?.abort();
    const { signal } = (this.running = new AbortController());
    this.load(signal).then(
      ({ rows, total }) => {
        if (!signal.aborted) runInAction(() => Object.assign(this, { rows, total, state: 'ready' }));
      },
      () => {
        if (!signal.aborted) runInAction(() => (this.state = 'failed'));
      },
    );
  }

  follow(events: LiveEvents, topic: string): Disposable {
    const later = (): void => {
      this.timer ??= setTimeout(() => this.reload(), quiet);
    };
    const hearing = events.listen(topic, { heard: later, missed: later });
    return toDisposable(() => {
      hearing.dispose();
      clearTimeout(this.timer);
      this.running?.abort();
    });
  }
}

export function report(work: Promise<unknown>): void {
  work.catch(onUnexpectedError);
}
