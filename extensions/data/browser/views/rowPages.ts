import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Row } from '../../common/dataCalls';
import type { Condition, OrderBy } from '../../common/query/queryRequest';
import type { DataRows } from '../rows/dataRows';

export interface PageServices {
  readonly rows: Pick<DataRows, 'query'>;
  /** Told of what has come. */
  readonly taken?: (rows: readonly Row[]) => void;
}

export interface PagesWanted {
  readonly object: string;
  readonly fields: readonly string[];
  readonly condition?: Condition;
  readonly orderby?: readonly OrderBy[];
}

/** Rows that are loaded page by page, the next when it is asked for. */
export class RowPages {
  rows: readonly Row[] = [];
  state: 'loading' | 'ready' | 'failed' = 'loading';
  problem: string | undefined = undefined;
  hasMore = false;
  private running: AbortController | undefined;

  constructor(
    private readonly services: PageServices,
    private readonly wanted: PagesWanted,
    private readonly pageSize: number,
  ) {
    makeAutoObservable<this, 'services' | 'wanted' | 'pageSize' | 'running'>(this, {
      ...{ rows: observableRef, services: false, wanted: false, pageSize: false, running: false },
    });
  }

  get ids(): ReadonlySet<string> {
    return new Set(this.rows.map(idOf));
  }

  /** Anew, as many as there are now. */
  load(): Promise<void> {
    const size = Math.max(this.pageSize, Math.ceil(this.rows.length / this.pageSize) * this.pageSize);
    return this.ask(0, size);
  }

  more(): Promise<void> {
    return this.hasMore && !this.running ? this.ask(this.rows.length, this.pageSize) : Promise.resolve();
  }

  replace(row: Row): void {
    this.rows = this.rows.map((each) => (idOf(each) === idOf(row) ? row : each));
  }

  remove(id: string): Row | undefined {
    const found = this.rows.find((each) => idOf(each) === id);
    this.rows = this.rows.filter((each) => each !== found);
    return found;
  }

  insert(row: Row, at = 0): void {
    this.rows = this.rows.filter((each) => idOf(each) !== idOf(row)).toSpliced(at, 0, row);
  }

  dispose(): void {
    this.running?.abort();
    this.running = undefined;
  }

  private async ask(skip: number, limit: number): Promise<void> {
    this.running?.abort();
    const controller = (this.running = new AbortController());
    const { signal } = controller;
    const { object, fields, condition, orderby } = this.wanted;
    const options = { fields: [...fields], orderby: [...(orderby ?? [])], limit: limit + 1, skip };
    try {
      const found = await this.services.rows.query(object, { condition, options }, { names: true, signal });
      if (signal.aborted) return;
      this.services.taken?.(found);
      runInAction(() => {
        const known = new Set(found.map(idOf));
        const before = this.rows.slice(0, skip).filter((row) => !known.has(idOf(row)));
        this.rows = [...before, ...found.slice(0, limit)];
        this.hasMore = found.length > limit;
        this.state = 'ready';
        this.problem = undefined;
      });
    } catch (error) {
      if (signal.aborted) return;
      const problem = error instanceof Error ? error.message : String(error);
      // What is there and can't be loaded again is better kept.
      runInAction(() => Object.assign(this, { problem, state: this.rows.length > 0 ? 'ready' : 'failed' }));
    } finally {
      if (this.running === controller) this.running = undefined;
    }
  }
}

export function idOf(row: Row): string {
  return String(row['id']);
}
