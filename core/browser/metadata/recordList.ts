import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { DisposableOwner } from '../../common/lifecycle';
import type { LiveEvent } from '../../common/events/liveEvent';
import type { Condition } from '../../common/metadata/condition';
import type { ListedRecord } from '../../common/metadata/metadataRecord';
import { metadataTopic } from '../../common/metadata/metadataTopic';
import type { LiveEvents } from '../events/liveEvents';
import type { MetadataClient, PartPlace } from './metadataClient';
import { throttle } from './throttle';

export interface RecordQuery {
  /** Words that the name or the label contains. */
  readonly search?: string;
  /** What they are inside of. */
  readonly parent?: string;
  readonly active?: boolean;
  readonly condition?: Condition;
  /** Such as "name,-modifiedAt"; by default the newest change first. */
  readonly order?: string;
  /** How many a page has. */
  readonly limit?: number;
  /** Leaves `data` out. */
  readonly brief?: boolean;
}

type Page = { readonly limit: number; readonly after?: string };

/** The records of a type, or the parts of a record. */
export type ListTarget = { readonly type: string } | PartPlace;

const refreshSpan = 1000;
const pageSize = 100;

/** A list that follows what happens on the server. */
export class RecordList extends DisposableOwner {
  rows: readonly ListedRecord[] = [];
  total = 0;
  loading = false;
  error: unknown = undefined;

  private run = 0;
  private newest = Promise.resolve();
  private readonly refresh = this.own(throttle(refreshSpan, () => void this.load()));

  constructor(
    private readonly client: MetadataClient,
    events: LiveEvents,
    private readonly target: ListTarget,
    public query: RecordQuery = {},
  ) {
    super();
    makeObservable(this, { rows: observableRef, total: observable, loading: observable, error: observableRef });
    this.own(events.listen(metadataTopic, { heard: (event) => this.hear(event), missed: () => this.refresh() }));
    void this.load();
  }

  get complete(): boolean {
    return this.rows.length >= this.total;
  }

  setQuery(query: RecordQuery): Promise<void> {
    this.query = query;
    return this.load();
  }

  /** What is shown, anew. */
  load(): Promise<void> {
    const limit = Math.min(1000, Math.max(this.query.limit ?? pageSize, this.rows.length));
    return this.fetch({ limit }, () => []);
  }

  /** The next page. */
  async more(): Promise<void> {
    const after = this.rows.at(-1)?.id;
    if (this.loading || this.complete || !after) return;
    await this.fetch({ after, limit: this.query.limit ?? pageSize }, () => this.rows);
  }

  /** Whoever waits for rows that are overtaken by newer ones waits for those. */
  private async fetch(page: Page, before: () => readonly ListedRecord[]): Promise<void> {
    const newest = this.read(page, before);
    this.newest = newest;
    await newest;
    if (this.newest !== newest) await this.newest;
  }

  private async read(page: Page, before: () => readonly ListedRecord[]): Promise<void> {
    const run = ++this.run;
    runInAction(() => (this.loading = true));
    try {
      const { rows, total } = await this.ask(page);
      if (run !== this.run) return;
      runInAction(() => Object.assign(this, { rows: [...before(), ...rows], total, error: undefined, loading: false }));
    } catch (error) {
      if (run === this.run) runInAction(() => Object.assign(this, { error, loading: false }));
    }
  }

  private async ask(page: Page) {
    const { records, parts } = await this.client.calls;
    const { condition, ...rest } = this.query;
    const query = { ...rest, ...page, ...(condition ? { condition: JSON.stringify(condition) } : {}) };
    if (!('id' in this.target)) return records.list({ params: { type: this.target.type }, query });
    return parts.list({ params: this.target, query });
  }

  private hear({ type, action, id }: LiveEvent): void {
    const own = 'id' in this.target ? this.target.part : this.target.type;
    if (type?.toLowerCase() !== own.toLowerCase() || action === 'locked' || action === 'unlocked') return;
    if (action === 'deleted' && this.rows.some((row) => row.id === id)) {
      runInAction(() => Object.assign(this, { rows: this.rows.filter((row) => row.id !== id), total: this.total - 1 }));
    }
    this.refresh();
  }
}
