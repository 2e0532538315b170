import type { UndoStack } from 'lathe';
import { computed, makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { Row } from '../../common/dataCalls';
import type { ObjectDescription } from '../../common/describeCalls';
import type { Condition, OrderBy } from '../../common/query/queryRequest';
import type { SavedItem } from '../../common/saved/savedItem';
import { KnownRights } from '../rows/knownRights';
import { RowSource } from '../rows/rowSource';
import type { ValueFormat } from '../values/valueFormat';
import { valueKind } from '../values/valueKind';
import type { CellEditing } from './cellEditing';
import { ClosedCell } from './closedCell';
import { columnsOf, type GridColumn, widthWithin } from './gridColumns';
import { GridEdits, type Rejected } from './gridEdits';
import { type GridQuery, isWithin } from './gridQuery';
import { GridMemory } from './gridMemory';
import type { GridServices } from './gridServices';
import { GridSelection } from './gridSelection';
import { AfterSaving } from './newRows/afterSaving';
import { followNewRows } from './newRows/followNewRows';
import type { Lines } from './newRows/lines';
import type { NewRow } from './newRows/newRow';
import { NewRows } from './newRows/newRows';

const typing = 200;

/** The rows of an object as a grid: which columns, in which order, where the user is and what he edits. */
export class GridModel {
  columns: readonly GridColumn[] = [];
  query: GridQuery;
  searchText: string;
  editing: CellEditing | undefined = undefined;
  filterOpen = false;
  /** The user has asked for a line to type a row into, even where there are no rows. */
  isAdding = false;
  /** The saved view that it shows, if any. */
  view: SavedItem | undefined = undefined;
  /** Where the user goes to search; set while the grid is drawn. */
  focusSearch: (() => void) | undefined;
  /** Gives the keyboard back to the cells. */
  focusCells: (() => void) | undefined;
  readonly source: RowSource;
  readonly rights: KnownRights;
  readonly selection: GridSelection;
  readonly closedCell: ClosedCell;
  readonly edits: GridEdits;
  /** Rows that are being typed below the last one. */
  readonly newRows: NewRows;
  readonly memory: GridMemory;
  private paths: readonly string[];
  private searching: ReturnType<typeof setTimeout> | undefined;
  private widths: Readonly<Record<string, number>>;

  constructor(
    private readonly services: GridServices,
    readonly object: ObjectDescription,
    query?: GridQuery,
  ) {
    const { rows, events, locale, storage } = services;
    this.searchText = query?.search ?? '';
    this.query = query ?? { search: '', orderby: [] };
    this.rights = new KnownRights(rows, object);
    // What isn't known looks open; the server says no all the same.
    const taken = (found: readonly Row[]): void => void this.rights.learn(found).catch(() => undefined);
    this.source = new RowSource({ rows, events, locale, taken }, object);
    this.selection = new GridSelection(() => ({
      ...{ rows: this.source.total, columns: this.columns.length, lines: this.lines.rows.length },
    }));
    this.closedCell = new ClosedCell(this.selection);
    this.edits = new GridEdits({ ...services, source: this.source });
    const after = new AfterSaving(services, this);
    this.newRows = new NewRows(services, {
      ...{ object, history: this.edits.history },
      onMade: (row) => after.made(row),
      onRefused: (row) => void after.refused(row),
    });
    this.memory = new GridMemory(storage, object);
    this.paths = this.memory.columns;
    this.widths = this.memory.widths;
    makeObservable(this, {
      columns: observableRef,
      query: observableRef,
      searchText: observable,
      editing: observableRef,
      filterOpen: observable,
      isAdding: observable,
      view: observableRef,
      currentRow: computed,
      isFiltered: computed,
      lines: computed,
      editingRow: computed,
    });
  }

  get history(): UndoStack {
    return this.edits.history;
  }

  get currentRow(): Row | undefined {
    return this.source.at(this.selection.cursor.row);
  }

  /** The lines below the rows, once it is known where these end. */
  get lines(): Lines {
    const { isCounted, total } = this.source;
    return { total, rows: isCounted ? this.newRows.all : [] };
  }

  newRowAt(index: number): NewRow | undefined {
    return this.lines.rows[index - this.source.total];
  }

  /** Also one that does not exist yet. */
  rowAt(index: number): Row | undefined {
    return index < this.source.total ? this.source.at(index) : this.newRowAt(index)?.values;
  }

  /** Where the row that is being edited is by now. */
  get editingRow(): number | undefined {
    if (!this.editing) return undefined;
    const { row, of, newRow } = this.editing;
    if (!newRow) return this.source.indexOf(String(of['id'])) ?? row;
    const line = this.lines.rows.indexOf(newRow);
    return line < 0 ? undefined : this.source.total + line;
  }

  /** What was typed there and refused. */
  rejectedAt(index: number, path: string): Rejected | undefined {
    const message = this.newRowAt(index)?.messageOf(path, this.services.t);
    const row = this.rowAt(index);
    if (message !== undefined) return { value: row?.[path], message };
    return row && this.edits.rejectedAt(row, path);
  }

  get isFiltered(): boolean {
    return this.query.search.trim() !== '' || this.query.condition !== undefined;
  }

  /** Loads, and follows what is wanted and what happens, until the result is called. */
  start(): () => void {
    const following = this.source.follow();
    this.newRows.start();
    void this.loadColumns();
    const unfollow = followNewRows(this);
    const stop = reaction(
      () => ({ query: this.query, fields: this.columns.map(({ path }) => path).join('\n') }),
      ({ query, fields }) => this.ask(query, fields.split('\n')),
      { equals: (one, other) => one.query === other.query && isWithin(other.fields, one.fields) },
    );
    return () => {
      stop();
      unfollow();
      this.newRows.stop();
      clearTimeout(this.searching);
      following.dispose();
    };
  }

  /** Asked for when the user pauses. */
  setSearch(search: string): void {
    runInAction(() => (this.searchText = search));
    clearTimeout(this.searching);
    this.searching = setTimeout(() => this.setQuery({ ...this.query, search }), search === '' ? 0 : typing);
  }

  setCondition(condition: Condition | undefined): void {
    this.setQuery({ ...this.query, condition });
  }

  clearFilter(): void {
    runInAction(() => (this.searchText = ''));
    this.setQuery({ ...this.query, search: '', condition: undefined });
  }

  setOrder(orderby: readonly OrderBy[]): void {
    this.setQuery({ ...this.query, orderby });
  }

  setQuery(query: GridQuery): void {
    clearTimeout(this.searching);
    runInAction(() => Object.assign(this, { query, isAdding: false }));
    this.selection.go({ row: 0, column: this.selection.cursor.column });
  }

  setFilterOpen(isOpen: boolean): void {
    runInAction(() => (this.filterOpen = isOpen));
  }

  /** As a saved view has it, or as the user left it. */
  show(view: SavedItem | undefined, query: GridQuery, columns: readonly string[]): void {
    runInAction(() => (this.searchText = query.search));
    this.setView(view);
    this.setQuery(query);
    this.paths = columns.length > 0 ? columns : this.memory.columns;
    void this.loadColumns();
  }

  setView(view: SavedItem | undefined): void {
    runInAction(() => (this.view = view));
    this.memory.keep({ view: view?.id });
  }

  get columnPaths(): readonly string[] {
    return this.paths;
  }

  async setColumns(paths: readonly string[]): Promise<void> {
    this.paths = paths;
    await this.loadColumns();
    // Those of a view are the view's.
    if (!this.view) this.memory.keep({ columns: paths });
  }

  /** Beside those that the user has chosen, until the grid is shown anew. */
  async showColumns(paths: readonly string[]): Promise<void> {
    this.paths = [...this.paths, ...paths];
    await this.loadColumns();
  }

  setWidth(path: string, width: number): void {
    this.widths = { ...this.widths, [path]: widthWithin(width) };
    const columns = this.columns.map((column) =>
      column.path === path ? { ...column, width: widthWithin(width) } : column,
    );
    runInAction(() => (this.columns = columns));
    this.memory.keep({ widths: this.widths });
  }

  /** Before another one, or last. */
  async moveColumn(path: string, to: number): Promise<void> {
    const others = this.paths.filter((each) => each !== path);
    const at = Math.max(0, Math.min(to, others.length));
    await this.setColumns([...others.slice(0, at), path, ...others.slice(at)]);
  }

  mayWrite({ id }: Row): boolean {
    return this.rights.may('edit', id);
  }

  /** In a row, or in some. */
  isEditable(column: GridColumn | undefined, row?: number): boolean {
    const { may, kind } = this.object;
    if (column?.editable !== true || kind !== 'custom') return false;
    if (row !== undefined && row >= this.source.total) return may.create;
    return this.rights.may('edit', row === undefined ? undefined : this.source.at(row)?.['id']);
  }

  /** False where the cell can't be edited, or its row is not there yet. */
  edit(row: number, column: number, firstText?: string): boolean {
    const target = this.columns[column];
    const of = this.rowAt(row);
    const newRow = this.newRowAt(row);
    if (!target || !of || !this.isEditable(target, row) || newRow?.isOpen === false) return false;
    if (valueKind(target.field) === 'checkbox') {
      if (firstText === undefined || firstText === ' ')
        void this.commit({ row, column, of, newRow }, of[target.path] !== true);
      return true;
    }
    runInAction(() => (this.editing = { row, column, of, newRow, firstText }));
    return true;
  }

  /** Goes to the blank line below the rows; false where none is offered. */
  addRow(): boolean {
    const { total, rows } = this.lines;
    if (rows.length === 0) return false;
    const column = this.columns.findIndex((each) => this.isEditable(each, total));
    runInAction(() => (this.isAdding = true));
    this.selection.go({ row: total + rows.length - 1, column: Math.max(0, column) });
    this.focusCells?.();
    return true;
  }

  endEdit(): void {
    runInAction(() => (this.editing = undefined));
  }

  async commit({ of, newRow, column }: CellEditing, value: unknown): Promise<void> {
    const field = this.columns[column]?.field;
    this.endEdit();
    if (newRow && field) this.newRows.change(newRow, field, value, of[field.name]);
    else if (field) await this.edits.change(of, field, value);
  }

  format(): ValueFormat {
    return this.services.format();
  }

  async loadColumns(): Promise<void> {
    const columns = await columnsOf(this.services.descriptions, this.object, this.paths, this.widths);
    runInAction(() => (this.columns = columns));
  }

  private ask({ search, condition, orderby }: GridQuery, fields: readonly string[]): void {
    if (this.columns.length === 0) return;
    this.source.show({ fields, condition, orderby, search: search.trim() || undefined });
  }
}
