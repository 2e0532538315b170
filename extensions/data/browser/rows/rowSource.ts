/**
 * The rows of a query as a list of any length: `show` says which are wanted, `need(first, end)` loads those in sight,
 * `at(index)` gives a row or nothing while it is on its way. It follows what happens on the server (`follow`) and writes
 * changes at once, back again if they are refused (`save`). All of it is observable.
 */
import type { LiveEvents } from 'lathe';
import type { ReceivedEvent } from 'lathe/common';
import { makeObservable, observable, runInAction } from 'mobx';
import type { Row } from '../../common/dataCalls';
import type { FieldDescription, ObjectDescription } from '../../common/describeCalls';
import type { Anchor, OrderKey } from '../../common/query/keyset';
import type { Condition, OrderBy } from '../../common/query/queryRequest';
import { rowTopic } from '../../common/rowEvent';
import type { DataRows } from './dataRows';
import { anchorOf, orderKeysOf } from './orderKeys';
import { type PagePlan, type PageWanted, planPage } from './pagePlan';
import { blockSize, RowBlocks } from './rowBlocks';
import { RowSaves } from './rowSaves';
import { type RefusedChange, type RowChange, type SaveOutcome, saveRow } from './saveRow';
import { saveRows } from './saveRows';

export interface RowsWanted {
  /** Which fields come along; id and revision always do. */
  readonly fields: readonly string[];
  readonly condition?: Condition;
  /** By the id where it is empty, or by how well rows fit what is searched for. */
  readonly orderby?: readonly OrderBy[];
  /** Words that the rows' texts have. */
  readonly search?: string;
}

interface Services {
  readonly rows: Pick<DataRows, 'query' | 'search' | 'count' | 'get' | 'update' | 'bulk'>;
  readonly events: LiveEvents;
  readonly locale: string;
  /** Told of rows that have come. */
  readonly taken?: (rows: readonly Row[]) => void;
}

interface Disposable {
  dispose(): void;
}

const quiet = 250;
/** Who drags the scroll bar passes many rows by. */
const settling = 40;
/** So many rows are skipped at once. */
const farAway = 2000;

export class RowSource {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  /** Why rows could not be loaded, or not again. */
  problem: string | undefined = undefined;
  /** How many rows there are; at first as many as are known of. */
  total = 0;
  /** Whether all rows have been counted. */
  isCounted = false;
  /** Grows when other rows are wanted, or some have changed. */
  version = 0;
  private readonly blocks = new RowBlocks();
  private readonly anchors = new Map<number, Anchor>();
  private readonly running = new Map<number, AbortController>();
  private counting: AbortController | undefined;
  private wanted: RowsWanted = { fields: ['id'] };
  /** Nothing is loaded before somebody has said what. */
  private isWanted = false;
  private keys: readonly OrderKey[] | undefined;
  private inSight = { first: 0, end: blockSize };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reloading: ReturnType<typeof setTimeout> | undefined;
  /** Rows that are being saved here: what is told of them is known. */
  private readonly saving = new Map<string, number>();
  private readonly saves = new RowSaves();
  /** The total of before a reload tells nothing of where rows stand now. */
  private isTotalNew = false;
  private newTotal: Promise<void> = Promise.resolve();

  constructor(
    private readonly services: Services,
    readonly object: ObjectDescription,
  ) {
    makeObservable(this, {
      state: observable,
      problem: observable,
      total: observable,
      isCounted: observable,
      version: observable,
    });
  }

  /** From now on these are wanted; the ones before are shown until they come. */
  show(wanted: RowsWanted): void {
    this.wanted = wanted;
    this.isWanted = true;
    const byFit = wanted.search !== undefined && !wanted.orderby?.length;
    this.keys = byFit ? undefined : orderKeysOf(this.object, wanted.orderby ?? []);
    this.inSight = { first: 0, end: blockSize };
    this.reload();
  }

  at(index: number): Row | undefined {
    return this.blocks.at(index);
  }

  indexOf(id: string): number | undefined {
    return this.blocks.indexOf(id);
  }

  /** While it is among those that are loaded. */
  byId(id: string): Row | undefined {
    const index = this.blocks.indexOf(id);
    return index === undefined ? undefined : this.blocks.at(index);
  }

  /** All that are here, in no order. */
  get loaded(): readonly Row[] {
    return this.blocks.rows;
  }

  field(name: string): FieldDescription | undefined {
    return this.object.fields.find((field) => field.name === name);
  }

  /** What the rows are asked for with. */
  get query(): RowsWanted {
    return this.wanted;
  }

  /** These rows, loaded for the purpose where they aren't there: for what is done with many. */
  async load(first: number, end: number): Promise<Row[]> {
    const rows: Row[] = [];
    for (let index = first; index < end;) {
      const block = Math.floor(index / blockSize);
      const known = this.at(index) === undefined ? await this.ask(block) : undefined;
      const from = block * blockSize;
      for (; index < Math.min(end, from + blockSize); index++) {
        const row = known ? known[index - from] : this.at(index);
        if (!row) return rows;
        rows.push(row);
      }
      if (known) this.keepAnchors(block, known);
    }
    return rows;
  }

  /** Loads what is missing of these, now or when the user has come to rest. */
  need(first: number, end: number): void {
    const jump = first > this.inSight.end || end < this.inSight.first;
    this.inSight = { first, end };
    clearTimeout(this.timer);
    if (!jump) return this.loadMissing();
    this.timer = setTimeout(() => this.loadMissing(), settling);
  }

  reload(): void {
    clearTimeout(this.reloading);
    this.reloading = undefined;
    runInAction(() => this.version++);
    for (const controller of this.running.values()) controller.abort();
    this.running.clear();
    this.anchors.clear();
    this.blocks.outdate();
    this.isTotalNew = false;
    this.newTotal = this.count();
    this.loadMissing();
  }

  /** Until the result is disposed of. */
  follow(): Disposable {
    const hearing = this.services.events.listen(rowTopic, {
      heard: (event) => this.hear(event),
      missed: () => !this.blocks.isEmpty && this.reloadSoon(),
    });
    return {
      dispose: () => {
        hearing.dispose();
        clearTimeout(this.timer);
        clearTimeout(this.reloading);
        this.counting?.abort();
        for (const controller of this.running.values()) controller.abort();
        this.running.clear();
      },
    };
  }

  /** Shows a change at once and saves it; what is refused is taken back, and told. */
  async save(row: Row, changes: Row): Promise<SaveOutcome> {
    const id = String(row['id']);
    this.saving.set(id, (this.saving.get(id) ?? 0) + 1);
    this.blocks.replace(id, (shown) => ({ ...shown, ...changes }));
    try {
      const write = () => saveRow(this.services.rows, this.object, this.fields, { row, changes });
      const outcome = await this.saves.run(id, changes, write);
      const { stored } = outcome;
      const before = Object.fromEntries(Object.keys(changes).map((name) => [name, row[name]]));
      this.blocks.replace(id, (shown) => this.saves.upon(stored ?? { ...shown, ...before }));
      if (outcome.kind === 'saved') runInAction(() => this.version++);
      return outcome;
    } finally {
      // The server tells of it a moment later than it answers.
      setTimeout(() => this.saving.set(id, (this.saving.get(id) ?? 1) - 1), 1000);
    }
  }

  /** A row that was made here: below the others at once, if nothing says that it belongs elsewhere. */
  add(row: Row): void {
    const { condition, search, orderby } = this.wanted;
    if (this.isCounted && !condition && !search && !orderby?.length)
      runInAction(() => {
        this.blocks.append(this.total, row);
        this.total++;
      });
    this.reload();
  }

  /** Each by itself; gives those that were refused. The rows are loaded again. */
  async saveMany(changes: readonly RowChange[]): Promise<RefusedChange[]> {
    for (const { row, changes: made } of changes)
      this.blocks.replace(String(row['id']), (shown) => ({ ...shown, ...made }));
    try {
      return await saveRows(this.services.rows, this.object, changes);
    } finally {
      this.reload();
    }
  }

  private get fields(): string[] {
    const always = this.object.kind === 'custom' ? ['id', 'revision'] : ['id'];
    const order = (this.wanted.orderby ?? []).map(({ field }) => field);
    return [...new Set([...always, ...this.wanted.fields, ...order])];
  }

  private loadMissing(): void {
    if (!this.isWanted) return;
    const first = Math.floor(this.inSight.first / blockSize);
    const last = Math.floor(Math.max(this.inSight.first, this.inSight.end - 1) / blockSize);
    for (const [block, controller] of this.running)
      if (block < first - 1 || block > last + 1) {
        controller.abort();
        this.running.delete(block);
      }
    for (let block = first; block <= last; block++) if (this.isWorthLoading(block)) void this.fetch(block);
  }

  private isWorthLoading(block: number): boolean {
    if (this.running.has(block) || this.blocks.has(block)) return false;
    return block === 0 || block * blockSize < this.total || !this.isCounted;
  }

  private async fetch(block: number): Promise<void> {
    const controller = new AbortController();
    this.running.set(block, controller);
    const { signal } = controller;
    try {
      const rows = await this.ask(block, signal);
      if (!signal.aborted) this.take(block, rows);
    } catch (error) {
      if (!signal.aborted) this.fail(error);
    } finally {
      if (this.running.get(block) === controller) this.running.delete(block);
    }
  }

  private async ask(block: number, signal?: AbortSignal): Promise<Row[]> {
    const page = { first: block * blockSize, count: blockSize };
    // Far pages are found from the end, which has to be known.
    if (this.keys && page.first > farAway && this.isCounted) await this.newTotal;
    const far = this.plan(page);
    // The row before a far page is found sooner than all that is shown of a page: then the page goes on from it.
    if (this.keys && far.skip > farAway) await this.findAnchor(page, far, this.keys, signal);
    const plan = this.plan(page);
    const found = await this.send(plan, this.fields, signal);
    return plan.backwards ? found.reverse() : found;
  }

  private plan(page: PageWanted): PagePlan {
    const { keys, anchors } = this;
    if (!keys) return { skip: page.first, limit: page.count, keys: [], backwards: false };
    return planPage(page, { keys, anchors, total: this.isTotalNew ? this.total : undefined });
  }

  private async findAnchor(
    { first, count }: PageWanted,
    { skip, backwards, ...plan }: PagePlan,
    keys: readonly OrderKey[],
    signal?: AbortSignal,
  ): Promise<void> {
    const fields = ['id', ...keys.map(({ field }) => field)];
    const [row] = await this.send({ ...plan, backwards, skip: skip - 1, limit: 1 }, fields, signal);
    const anchor = row && anchorOf(this.object, keys, row, this.services.locale);
    if (anchor && !signal?.aborted) this.anchors.set(backwards ? first + count : first - 1, anchor);
  }

  private async send(plan: PagePlan, fields: readonly string[], signal?: AbortSignal): Promise<Row[]> {
    const { condition, search } = this.wanted;
    const both = [condition, plan.condition].filter((part) => part !== undefined);
    const order = this.keys ? plan.keys.map(({ field, order: way }) => ({ field, order: way })) : this.wanted.orderby;
    const request = {
      condition: both.length > 0 ? { conditions: both } : undefined,
      options: { fields: [...fields], orderby: [...(order ?? [])], limit: plan.limit, skip: plan.skip },
    };
    const { rows } = this.services;
    const asking = { names: true, signal };
    return search
      ? rows.search(this.object.name, search, request, asking)
      : rows.query(this.object.name, request, asking);
  }

  private take(block: number, rows: readonly Row[]): void {
    const first = block * blockSize;
    this.keepAnchors(block, rows);
    this.services.taken?.(rows);
    runInAction(() => {
      this.blocks.set(
        block,
        rows.map((row) => this.saves.upon(row)),
      );
      this.blocks.dropOld((each) => this.running.has(each));
      this.state = 'ready';
      this.problem = undefined;
      if (!this.isCounted || rows.length < blockSize) this.learn(first + rows.length, rows.length < blockSize);
    });
  }

  /** Other pages go on from the ends of this one. */
  private keepAnchors(block: number, rows: readonly Row[]): void {
    const { keys } = this;
    if (!keys) return;
    for (const at of new Set([0, rows.length - 1])) {
      const row = rows[at];
      const anchor = row && anchorOf(this.object, keys, row, this.services.locale);
      if (anchor) this.anchors.set(block * blockSize + at, anchor);
    }
  }

  /** A page that is not full is the last one. */
  private learn(known: number, isLast: boolean): void {
    if (isLast && (known > 0 || this.total === 0)) this.isCounted = true;
    if (isLast || known > this.total) this.total = Math.max(known, isLast ? 0 : this.total);
  }

  private count(): Promise<void> {
    this.counting?.abort();
    const { signal } = (this.counting = new AbortController());
    const { condition, search } = this.wanted;
    const counted = (total: number): void => {
      if (signal.aborted) return;
      this.isTotalNew = true;
      runInAction(() => Object.assign(this, { total, isCounted: true }));
    };
    return this.services.rows
      .count(this.object.name, condition, search, signal)
      .then(counted, (error: unknown) => void (signal.aborted || this.fail(error)));
  }

  private fail(error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error);
    runInAction(() => Object.assign(this, { problem, state: this.blocks.isEmpty ? 'failed' : 'ready' }));
  }

  private hear(event: ReceivedEvent): void {
    if (event.type !== this.object.name) return;
    const ids = Array.isArray(event['ids']) ? event['ids'].map(String) : [];
    if (event.action === 'updated' && ids.length > 0) {
      const shown = this.blocks.ids;
      // Rows that aren't shown may have come to be met by the condition.
      if (ids.every((id) => (this.saving.get(id) ?? 0) > 0)) return;
      if (!this.wanted.condition && !this.wanted.search && !ids.some((id) => shown.has(id))) return;
    }
    this.reloadSoon();
  }

  private reloadSoon(): void {
    this.reloading ??= setTimeout(() => this.reload(), quiet);
  }
}
