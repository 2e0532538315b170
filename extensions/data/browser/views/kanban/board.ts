import type { UndoStack } from 'lathe';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Row } from '../../../common/dataCalls';
import type { FieldDescription } from '../../../common/describeCalls';
import { allOf } from '../../../common/dashboards/tileRequest';
import type { DataRows } from '../../rows/dataRows';
import { KnownRights } from '../../rows/knownRights';
import { rememberWrite } from '../rememberWrite';
import type { RowMoves } from '../rowMoves';
import { idOf, RowPages } from '../rowPages';
import { conditionOf, fieldsOf, type ShownView } from '../shownView';
import { type BoardColumn, boardColumns, columnCondition, columnId, mostColumns } from './boardColumns';

export interface BoardServices {
  readonly rows: Pick<DataRows, 'query' | 'rights'>;
  readonly moves: Pick<RowMoves, 'save' | 'tellClosed'>;
  readonly history: UndoStack;
}

/** As many cards of a column as are loaded at once. */
const pageSize = 30;
const alias = 'rowsInColumn';
/** The server tells of a change a moment after it has answered. */
const echo = 2000;

/** The cards of a board, each column by itself, with how many there are in all. */
export class Board {
  columns: readonly BoardColumn[] = [];
  state: 'loading' | 'ready' | 'failed' = 'loading';
  problem: string | undefined = undefined;
  private readonly pages = observable.map<string, RowPages>({}, { deep: false });
  private readonly saved = new Map<string, number>();
  private readonly rights: KnownRights;
  private run = 0;

  constructor(
    private readonly services: BoardServices,
    readonly shown: ShownView,
    readonly field: FieldDescription,
  ) {
    this.rights = new KnownRights(services.rows, shown.object);
    makeAutoObservable<this, 'services' | 'saved' | 'run' | 'pages' | 'rights'>(this, {
      ...{ columns: observableRef, mayMove: false, isClosed: false },
      ...{ services: false, saved: false, run: false, pages: false, shown: false, field: false, rights: false },
    });
  }

  /** It could be moved, were it not closed to the user. */
  isClosed({ id }: Row): boolean {
    return this.field.editable && this.rights.isClosed(id);
  }

  mayMove(row: Row): boolean {
    return this.field.editable && this.rights.may('edit', row['id']);
  }

  pagesOf(column: string): RowPages | undefined {
    return this.pages.get(column);
  }

  /** How many rows each column has in one query, then the first cards of each. */
  async load(): Promise<void> {
    const run = ++this.run;
    const { object } = this.shown;
    const { name } = this.field;
    const aggregate = [{ alias, function: 'count' as const }];
    const orderby = [{ field: alias, order: 'desc' as const }];
    const options = { groupby: [name], aggregate, orderby, limit: mostColumns };
    try {
      const counts = await this.services.rows.query(
        object.name,
        { condition: conditionOf(this.shown), options },
        { names: true },
      );
      if (run !== this.run) return;
      runInAction(() => this.take(boardColumns(this.field, counts, alias)));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (run === this.run)
        runInAction(() => Object.assign(this, { problem, state: this.columns.length > 0 ? 'ready' : 'failed' }));
    }
  }

  /** Shows it at once, and writes it; what is refused goes back. */
  async move(row: Row, to: BoardColumn, at = 0): Promise<boolean> {
    const from = row[this.field.name];
    if (this.isClosed(row)) this.services.moves.tellClosed(row);
    if (!this.mayMove(row) || columnId(from) === to.id) return false;
    const written = this.write(row, to.value, at);
    rememberWrite(this.services.history, typeof row['name'] === 'string' ? row['name'] : '', written, {
      undo: (stored) => this.write(stored, from, 0),
      redo: (stored) => this.write(stored, to.value, at),
    });
    return (await written) !== undefined;
  }

  /** Changes that were made here are shown already. */
  isKnown(ids: readonly string[]): boolean {
    return ids.every((id) => (this.saved.get(id) ?? 0) > Date.now());
  }

  dispose(): void {
    this.run++;
    for (const pages of this.pages.values()) pages.dispose();
  }

  private async write(row: Row, value: unknown, at: number): Promise<Row | undefined> {
    const id = idOf(row);
    const { name } = this.field;
    const [from, to] = [columnId(row[name]), columnId(value)];
    this.saved.set(id, Date.now() + 60_000);
    this.transfer({ ...row, [name]: value }, from, to, at);
    const fields = fieldsOf(this.shown);
    const stored = await this.services.moves.save(this.shown.object, fields, row, { [name]: value });
    this.saved.set(id, Date.now() + echo);
    runInAction(() => {
      if (stored) this.pages.get(to)?.replace(stored);
      else this.transfer(row, to, from, 0);
    });
    return stored;
  }

  private transfer(row: Row, from: string, to: string, at: number): void {
    this.pages.get(from)?.remove(idOf(row));
    this.pages.get(to)?.insert(row, at);
    this.columns = this.columns.map((column) => {
      const change = Number(column.id === to) - Number(column.id === from);
      return change === 0 ? column : { ...column, count: Math.max(0, column.count + change) };
    });
  }

  private take(columns: readonly BoardColumn[]): void {
    const ids = new Set(columns.map(({ id }) => id));
    for (const [id, pages] of [...this.pages])
      if (!ids.has(id)) {
        pages.dispose();
        this.pages.delete(id);
      }
    for (const { id, value } of columns) {
      if (!this.pages.has(id)) this.pages.set(id, this.newPages(value));
      void this.pages.get(id)?.load();
    }
    Object.assign(this, { columns, state: 'ready', problem: undefined });
  }

  private newPages(value: unknown): RowPages {
    const { object, view } = this.shown;
    const condition = allOf(conditionOf(this.shown), [columnCondition(this.field, value)]);
    const wanted = { object: object.name, fields: fieldsOf(this.shown), condition, orderby: view.orderby };
    const { rows } = this.services;
    // What isn't known looks open; the server says no all the same.
    const taken = (found: readonly Row[]): void => void this.rights.learn(found).catch(() => undefined);
    return new RowPages({ rows, taken }, wanted, pageSize);
  }
}
