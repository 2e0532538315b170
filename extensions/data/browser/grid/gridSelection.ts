import { makeAutoObservable } from 'mobx';

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Cells from the first up to and with the last. */
export interface CellRange {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

interface Extent {
  readonly rows: number;
  readonly columns: number;
  /** Where rows are typed that do not exist yet: below the last one, and never chosen along with others. */
  readonly lines?: number;
}

/** Where the user is in a grid, and which cells he has chosen: a rectangle with the cursor in one corner. */
export class GridSelection {
  cursor: CellPlace = { row: 0, column: 0 };
  private anchor: CellPlace = { row: 0, column: 0 };
  /** All of its rows, or columns, whatever corner the cursor is in. */
  private whole: 'rows' | 'columns' | 'all' | undefined = undefined;

  constructor(private readonly extent: () => Extent) {
    makeAutoObservable(this);
  }

  get range(): CellRange {
    const { cursor, anchor, whole } = this;
    const { rows, columns } = this.extent();
    const all = { firstRow: 0, lastRow: rows - 1, firstColumn: 0, lastColumn: columns - 1 };
    const row = { firstRow: Math.min(cursor.row, anchor.row), lastRow: Math.max(cursor.row, anchor.row) };
    const column = {
      firstColumn: Math.min(cursor.column, anchor.column),
      lastColumn: Math.max(cursor.column, anchor.column),
    };
    if (whole === 'all') return all;
    return { ...all, ...(whole === 'columns' ? {} : row), ...(whole === 'rows' ? {} : column) };
  }

  get isSingle(): boolean {
    const { firstRow, lastRow, firstColumn, lastColumn } = this.range;
    return firstRow === lastRow && firstColumn === lastColumn;
  }

  has(row: number, column: number): boolean {
    const { firstRow, lastRow, firstColumn, lastColumn } = this.range;
    return row >= firstRow && row <= lastRow && column >= firstColumn && column <= lastColumn;
  }

  hasRow(row: number): boolean {
    const { firstRow, lastRow } = this.range;
    return row >= firstRow && row <= lastRow;
  }

  /** Within the grid; `extend` keeps the other corner. */
  go(place: CellPlace, extend = false): void {
    const { rows, columns, lines = 0 } = this.extent();
    const within = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));
    const isInLine = this.anchor.row >= rows;
    const row = extend && isInLine ? this.anchor.row : within(place.row, extend ? rows : rows + lines);
    this.cursor = { row, column: within(place.column, columns) };
    if (extend) return;
    this.anchor = this.cursor;
    this.whole = undefined;
  }

  move(rows: number, columns: number, extend = false): void {
    this.go({ row: this.cursor.row + rows, column: this.cursor.column + columns }, extend);
  }

  choose(whole: 'rows' | 'columns' | 'all'): void {
    this.whole = whole;
  }

  /** With the rows that have come, gone or moved below it. */
  follow(row: number): void {
    const { anchor, cursor } = this;
    if (row === cursor.row) return;
    this.cursor = { ...cursor, row };
    this.anchor = anchor.row === cursor.row ? { ...anchor, row } : anchor;
  }

  chooseRow(row: number, extend = false): void {
    this.go({ row, column: this.cursor.column }, extend);
    this.whole = 'rows';
  }
}
