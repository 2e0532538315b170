import type { LiveEvents, Storage, UndoStack } from 'lathe';
import { computed, makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { Row } from '../../common/dataCalls';
import type { ObjectDescription } from '../../common/describeCalls';
import type { Condition, OrderBy } from '../../common/query/queryRequest';
import type { SavedItem } from '../../common/saved/savedItem';
import type { ObjectDescriptions } from '../describe/objectDescriptions';
import type { DataRows } from '../rows/dataRows';
import { RowSource } from '../rows/rowSource';
import type { ValueFormat } from '../values/valueFormat';
import { valueKind } from '../values/valueKind';
import { columnsOf, type GridColumn, usualColumns, widthWithin } from './gridColumns';
import { type EditServices, GridEdits } from './gridEdits';
import { recallGrid, rememberGrid } from './gridMemory';
import { GridSelection } from './gridSelection';

export interface GridServices extends Omit<EditServices, 'source'> {
  readonly rows: DataRows;
  readonly events: LiveEvents;
  readonly storage: Storage;
  readonly descriptions: Pick<ObjectDescriptions, 'of'>;
  readonly locale: string;
}

/** The cell that is being edited. */
export interface CellEditing {
  readonly row: number;
  readonly column: number;
  /** What was typed to begin with. */
  readonly firstText?: string;
}

/** What a grid asks for beside its columns. */
export interface GridQuery {
  readonly search: string;
  readonly condition?: Condition;
  readonly orderby: readonly OrderBy[];
}

const typing = 200;

/** The rows of an object as a grid: which columns, in which order, where the user is and what he edits. */
export class GridModel {
  columns: readonly GridColumn[] = [];
  query: GridQuery;
  searchText: string;
  editing: CellEditing | undefined = undefined;
  filterOpen = false;
  /** The saved view that it shows, if any. */
  view: SavedItem | undefined = undefined;
  /** Where the user goes to search; set while the grid is drawn. */
  focusSearch: (() => void) | undefined;
  /** Gives the keyboard back to the cells. */
  focusCells: (() => void) | undefined;
  readonly source: RowSource;
  readonly selection: GridSelection;
  readonly edits: GridEdits;
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
    this.source = new RowSource({ rows, events, locale }, object);
    this.selection = new GridSelection(() => ({ rows: this.source.total, columns: this.columns.length }));
    this.edits = new GridEdits({ ...services, source: this.source });
    const { columns, widths } = recallGrid(storage, object.name);
    this.paths = columns.length > 0 ? columns : usualColumns(object);
    this.widths = widths;
    makeObservable(this, {
      columns: observableRef,
      query: observableRef,
      searchText: observable,
      editing: observableRef,
      filterOpen: observable,
      view: observableRef,
      currentRow: computed,
      isFiltered: computed,
    });
  }

  get history(): UndoStack {
    return this.edits.history;
  }

  get currentRow(): Row | undefined {
    return this.source.at(this.selection.cursor.row);
  }

  get isFiltered(): boolean {
    return this.query.search.trim() !== '' || this.query.condition !== undefined;
  }

  /** Loads, and follows what is wanted and what happens, until the result is called. */
  start(): () => void {
    const following = this.source.follow();
    void this.loadColumns();
    const stop = reaction(
      () => ({ query: this.query, fields: this.columns.map(({ path }) => path).join('\n') }),
      ({ query, fields }) => this.ask(query, fields.split('\n')),
      { equals: (one, other) => one.query === other.query && isWithin(other.fields, one.fields) },
    );
    return () => {
      stop();
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
    runInAction(() => (this.query = query));
    this.selection.go({ row: 0, column: this.selection.cursor.column });
  }

  setFilterOpen(isOpen: boolean): void {
    runInAction(() => (this.filterOpen = isOpen));
  }

  /** As a saved view has it, or as the user left it. */
  show(view: SavedItem | undefined, query: GridQuery, columns: readonly string[]): void {
    runInAction(() => Object.assign(this, { view, searchText: query.search }));
    this.setQuery(query);
    this.paths = columns.length > 0 ? columns : usualColumns(this.object);
    void this.loadColumns();
  }

  setView(view: SavedItem | undefined): void {
    runInAction(() => (this.view = view));
  }

  get columnPaths(): readonly string[] {
    return this.paths;
  }

  async setColumns(paths: readonly string[]): Promise<void> {
    this.paths = paths;
    await this.loadColumns();
    this.remember();
  }

  setWidth(path: string, width: number): void {
    this.widths = { ...this.widths, [path]: widthWithin(width) };
    const columns = this.columns.map((column) =>
      column.path === path ? { ...column, width: widthWithin(width) } : column,
    );
    runInAction(() => (this.columns = columns));
    this.remember();
  }

  /** Before another one, or last. */
  async moveColumn(path: string, to: number): Promise<void> {
    const others = this.paths.filter((each) => each !== path);
    const at = Math.max(0, Math.min(to, others.length));
    await this.setColumns([...others.slice(0, at), path, ...others.slice(at)]);
  }

  isEditable(column: GridColumn | undefined): boolean {
    return column?.editable === true && this.object.kind === 'custom';
  }

  /** False where the cell can't be edited, or its row is not there yet. */
  edit(row: number, column: number, firstText?: string): boolean {
    const target = this.columns[column];
    const shown = this.source.at(row);
    if (!target || !shown || !this.isEditable(target)) return false;
    if (valueKind(target.field) === 'checkbox') {
      if (firstText === undefined || firstText === ' ')
        void this.edits.change(shown, target.field, shown[target.path] !== true);
      return true;
    }
    runInAction(() => (this.editing = { row, column, firstText }));
    return true;
  }

  endEdit(): void {
    runInAction(() => (this.editing = undefined));
  }

  async commit({ row, column }: CellEditing, value: unknown): Promise<void> {
    const shown = this.source.at(row);
    const field = this.columns[column]?.field;
    this.endEdit();
    if (shown && field) await this.edits.change(shown, field, value);
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

  private remember(): void {
    rememberGrid(this.services.storage, this.object.name, { columns: this.paths, widths: this.widths });
  }
}

/** Columns that were taken away or moved need no rows to be loaded again. */
function isWithin(fields: string, loaded: string): boolean {
  const there = new Set(loaded.split('\n'));
  return fields.split('\n').every((field) => there.has(field));
}
