import { inject, injectable, type JsonValue, Session, Storage } from 'lathe';
import { makeAutoObservable, observableRef } from 'mobx';

export interface PastQuery {
  readonly id: string;
  readonly text: string;
  readonly object: string;
  readonly at: string;
  /** Milliseconds, and how many rows there were; nothing where it failed. */
  readonly duration?: number;
  readonly rows?: number;
}

const mostKept = 200;

/** The queries that a user has run, the last first; the same one again takes the place of the one before. */
@injectable()
export class QueryHistory {
  private kept: readonly PastQuery[] | undefined;
  private owner = '';

  constructor(
    @inject(Storage) private readonly storage: Storage,
    @inject(Session) private readonly session: Session,
  ) {
    makeAutoObservable<this, 'kept' | 'storage' | 'session' | 'owner'>(this, {
      kept: observableRef,
      storage: false,
      session: false,
      owner: false,
    });
  }

  get all(): readonly PastQuery[] {
    const { key } = this;
    if (this.kept && this.owner === key) return this.kept;
    return this.storage.get(key, isHistory) ?? [];
  }

  add(query: Omit<PastQuery, 'id' | 'at'>): void {
    const past = { ...query, id: crypto.randomUUID(), at: new Date().toISOString() };
    this.keep([past, ...this.all.filter(({ text }) => text !== query.text)].slice(0, mostKept));
  }

  remove(ids: ReadonlySet<string>): void {
    this.keep(this.all.filter(({ id }) => !ids.has(id)));
  }

  find(search: string): readonly PastQuery[] {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return this.all.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
  }

  private get key(): string {
    return `data.queryHistory/${this.session.user?.id ?? ''}`;
  }

  private keep(queries: readonly PastQuery[]): void {
    this.owner = this.key;
    this.kept = queries;
    this.storage.set(
      this.key,
      queries.map((query) => ({ ...query })),
    );
  }
}

type StoredHistory = JsonValue & readonly PastQuery[];

function isHistory(value: JsonValue): value is StoredHistory {
  return Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null && 'text' in each);
}
