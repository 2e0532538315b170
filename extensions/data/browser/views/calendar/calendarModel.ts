import type { UndoStack } from 'lathe';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Row } from '../../../common/dataCalls';
import type { FieldDescription } from '../../../common/describeCalls';
import { allOf } from '../../../common/dashboards/tileRequest';
import type { CalendarPeriod } from '../../../common/views/viewData';
import type { DataRows } from '../../rows/dataRows';
import { KnownRights } from '../../rows/knownRights';
import { valueKind } from '../../values/valueKind';
import { rememberWrite } from '../rememberWrite';
import type { RowMoves } from '../rowMoves';
import { idOf } from '../rowPages';
import { conditionOf, fieldsOf, type ShownView } from '../shownView';
import { type Day, dayOf, shifted, shownDays, withinDays } from './calendarDays';
import { type CalendarEntry, entryOf, movedEntry } from './calendarEntries';

export interface CalendarServices {
  readonly rows: Pick<DataRows, 'query' | 'count' | 'rights'>;
  readonly moves: Pick<RowMoves, 'save' | 'tellClosed'>;
  readonly history: UndoStack;
}

/** As many as are asked for at once: of a busier period the first are shown, and told how many there are. */
export const mostEntries = 1000;
const echo = 2000;

/** The rows of a period by their days. */
export class CalendarModel {
  period: CalendarPeriod;
  anchor: Day;
  state: 'loading' | 'ready' | 'failed' = 'loading';
  problem: string | undefined = undefined;
  /** How many there are in all, where they are more than are shown. */
  total: number | undefined = undefined;
  private rows: readonly Row[] = [];
  private running: AbortController | undefined;
  private readonly saved = new Map<string, number>();
  private readonly rights: KnownRights;

  constructor(
    private readonly services: CalendarServices,
    readonly shown: ShownView,
    private readonly field: FieldDescription,
    start: { readonly period?: CalendarPeriod; readonly anchor?: Day } = {},
  ) {
    this.period = start.period ?? shown.view.period ?? 'month';
    this.anchor = start.anchor ?? dayOf(new Date());
    this.rights = new KnownRights(services.rows, shown.object);
    makeAutoObservable<this, 'services' | 'field' | 'running' | 'saved' | 'rows' | 'rights'>(this, {
      ...{
        services: false,
        shown: false,
        field: false,
        running: false,
        saved: false,
        rights: false,
        mayMove: false,
        isClosed: false,
      },
      rows: observableRef,
    });
  }

  get fields() {
    const type = valueKind(this.field) === 'date' ? ('date' as const) : ('datetime' as const);
    return { start: this.field.name, end: this.shown.view.endField, type };
  }

  get days(): readonly Day[] {
    return shownDays(this.period, this.anchor);
  }

  get entries(): readonly CalendarEntry[] {
    return this.rows.flatMap((row) => entryOf(row, this.fields) ?? []);
  }

  /** It could be moved, were it not closed to the user. */
  isClosed({ id }: Row): boolean {
    return this.field.editable && this.rights.isClosed(id);
  }

  mayMove(row: Row): boolean {
    return this.field.editable && this.rights.may('edit', row['id']);
  }

  show(period: CalendarPeriod, anchor = this.anchor): void {
    Object.assign(this, { period, anchor });
    void this.load();
  }

  go(by: number): void {
    this.show(this.period, shifted(this.period, this.anchor, by));
  }

  async load(): Promise<void> {
    this.running?.abort();
    const { signal } = (this.running = new AbortController());
    const { object } = this.shown;
    const condition = allOf(conditionOf(this.shown), withinDays(this.fields, this.days));
    const orderby = [{ field: this.fields.start, order: 'asc' as const }];
    const options = { fields: fieldsOf(this.shown), orderby, limit: mostEntries };
    try {
      const rows = await this.services.rows.query(object.name, { condition, options }, { names: true, signal });
      const isFull = rows.length === mostEntries;
      const total = isFull ? await this.services.rows.count(object.name, condition, undefined, signal) : undefined;
      if (signal.aborted) return;
      // What isn't known looks open; the server says no all the same.
      this.rights.learn(rows).catch(() => undefined);
      runInAction(() => Object.assign(this, { rows, total, state: 'ready', problem: undefined }));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (!signal.aborted)
        runInAction(() => Object.assign(this, { problem, state: this.rows.length > 0 ? 'ready' : 'failed' }));
    }
  }

  /** Shown at once; what is refused goes back. */
  async move(row: Row, by: { readonly days?: number; readonly minutes?: number }): Promise<boolean> {
    if (this.isClosed(row)) this.services.moves.tellClosed(row);
    if (!this.mayMove(row) || (!by.days && !by.minutes)) return false;
    const changes = movedEntry(row, this.fields, by);
    const back = Object.fromEntries(Object.keys(changes).map((name) => [name, row[name]]));
    const written = this.write(row, changes);
    rememberWrite(this.services.history, typeof row['name'] === 'string' ? row['name'] : '', written, {
      undo: (stored) => this.write(stored, back),
      redo: (stored) => this.write(stored, changes),
    });
    return (await written) !== undefined;
  }

  isKnown(ids: readonly string[]): boolean {
    return ids.every((id) => (this.saved.get(id) ?? 0) > Date.now());
  }

  dispose(): void {
    this.running?.abort();
  }

  private async write(row: Row, changes: Row): Promise<Row | undefined> {
    const id = idOf(row);
    this.saved.set(id, Date.now() + 60_000);
    this.put({ ...row, ...changes });
    const stored = await this.services.moves.save(this.shown.object, fieldsOf(this.shown), row, changes);
    this.saved.set(id, Date.now() + echo);
    this.put(stored ?? row);
    return stored;
  }

  private put(row: Row): void {
    this.rows = this.rows.map((each) => (idOf(each) === idOf(row) ? row : each));
  }
}
