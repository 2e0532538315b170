import { FailedCall, isCancellation, type JsonValue, type OpenTexts } from 'lathe';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Row } from '../../common/dataCalls';
import type { QueryPlan } from '../../common/planCalls';
import type { DataClient } from '../dataClient';
import type { DataRows } from '../rows/dataRows';
import type { QueryHistory } from './queryHistory';
import { type ConsoleQuery, readQuery, withPart } from './queryText';

export type ConsolePane = 'results' | 'plan' | 'history';

interface Parts {
  readonly texts: OpenTexts;
  readonly rows: DataRows;
  readonly client: DataClient;
  readonly history: QueryHistory;
}

export interface QueryAnswer {
  readonly rows: readonly Row[];
  readonly duration: number;
  readonly query: ConsoleQuery;
}

/** One console: the query that stands in its text, and what came of it. */
export class QueryConsole {
  pane: ConsolePane = 'results';
  builderShown = true;
  running: AbortController | undefined = undefined;
  answer: QueryAnswer | undefined = undefined;
  plan: QueryPlan | undefined = undefined;
  /** Where the problem is told. */
  failedPane: ConsolePane | undefined = undefined;
  problem: string | undefined = undefined;

  constructor(
    readonly uri: string,
    private readonly parts: Parts,
  ) {
    makeAutoObservable<this, 'parts'>(this, {
      uri: false,
      parts: false,
      running: observableRef,
      answer: observableRef,
      plan: observableRef,
    });
  }

  get text(): string | undefined {
    return this.parts.texts.get(this.uri)?.text;
  }

  /** Undefined while the text is no JSON. */
  get query(): ConsoleQuery | undefined {
    return this.text === undefined ? undefined : readQuery(this.text);
  }

  show(pane: ConsolePane): void {
    this.pane = pane;
  }

  toggleBuilder(): void {
    this.builderShown = !this.builderShown;
  }

  /** Changes a part of the text, as the builder says. */
  set(path: readonly (string | number)[], value: JsonValue | undefined): void {
    const { text } = this;
    if (text !== undefined) this.write(withPart(text, path, value));
  }

  write(text: string): void {
    this.parts.texts.get(this.uri)?.edit(text);
  }

  async run(): Promise<void> {
    const { query, text = '' } = this;
    if (!query) return;
    await this.working('results', async (signal) => {
      const started = performance.now();
      const past = { text, object: query.object };
      try {
        const { object, request, names } = query;
        const rows = await this.parts.rows.query(object, request, { names, signal });
        const duration = performance.now() - started;
        this.parts.history.add({ ...past, duration, rows: rows.length });
        runInAction(() => (this.answer = { rows, duration, query }));
      } catch (error) {
        if (!isCancellation(error)) this.parts.history.add(past);
        throw error;
      }
    });
  }

  /** How the database would answer; with `analyze` how it did. */
  async explain(analyze: boolean): Promise<void> {
    const { query } = this;
    if (!query) return;
    await this.working('plan', async (signal) => {
      const { plan } = await this.parts.client.calls;
      const { object, request: body, names } = query;
      const asked = { base: names ? ('I' as const) : ('N' as const), analyze: String(analyze) };
      const found = await plan.plan({ params: { object }, query: asked, body, signal });
      runInAction(() => (this.plan = found));
    });
  }

  cancel(): void {
    this.running?.abort();
  }

  private async working(pane: ConsolePane, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.running?.abort();
    const running = new AbortController();
    runInAction(() => Object.assign(this, { running, pane, problem: undefined }));
    try {
      await work(running.signal);
    } catch (error) {
      if (running.signal.aborted) return;
      runInAction(() => Object.assign(this, { problem: messageOf(error), failedPane: pane }));
    } finally {
      runInAction(() => {
        if (this.running === running) this.running = undefined;
      });
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof FailedCall || error instanceof Error ? error.message : String(error);
}
