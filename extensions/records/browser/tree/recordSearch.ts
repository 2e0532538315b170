import { inject, injectable, isCancellation, MetadataClient } from 'lathe';
import type { SearchHit } from 'lathe/common';
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';

const pause = 150;
const most = 500;

/** What the server finds as the user types into the tree's field. */
@injectable()
export class RecordSearch {
  text = '';
  hits: readonly SearchHit[] = [];
  total = 0;
  error: unknown = undefined;
  private running: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(@inject(MetadataClient) private readonly client: MetadataClient) {
    makeObservable(this, {
      text: observable,
      hits: observableRef,
      total: observable,
      error: observableRef,
      active: computed,
    });
  }

  get active(): boolean {
    return this.text.trim() !== '';
  }

  readonly setText = (text: string): void => {
    runInAction(() => (this.text = text));
    clearTimeout(this.timer);
    this.running?.abort();
    if (this.active) this.timer = setTimeout(() => void this.run(), pause);
    else this.take([], 0);
  };

  async run(): Promise<void> {
    if (!this.active) return;
    const running = new AbortController();
    this.running?.abort();
    this.running = running;
    const query = { text: this.text.trim(), limit: most };
    try {
      const { rows, total } = await (await this.client.calls).any.search({ query, signal: running.signal });
      if (!running.signal.aborted) this.take(rows, total);
    } catch (error) {
      if (!isCancellation(error) && !running.signal.aborted) runInAction(() => (this.error = error));
    }
  }

  private take(hits: readonly SearchHit[], total: number): void {
    runInAction(() => Object.assign(this, { hits, total, error: undefined }));
  }
}
