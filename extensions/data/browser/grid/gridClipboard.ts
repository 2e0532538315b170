import { inject, injectable, Clipboard, Notifications } from 'lathe';
import type { Row } from '../../common/dataCalls';
import { DataTexts } from '../dataTexts';
import { DataRows } from '../rows/dataRows';
import type { RowChange } from '../rows/saveRow';
import { sameValue } from '../values/writtenValue';
import { cellText } from './cellText';
import type { GridColumn } from './gridColumns';
import type { GridModel } from './gridModel';
import type { CellRange } from './gridSelection';
import { readCells } from './readCells';
import type { NewRow } from './newRows/newRow';
import { mostNewRows, pasteNewRows } from './newRows/pasteNewRows';
import { readTsv, writeTsv } from './tsv';

/** More are better exported. */
export const mostCopied = 10_000;
const mostPasted = 5000;

/** Copies cells to other programs and takes over what they have copied. */
@injectable()
export class GridClipboard {
  constructor(
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(DataRows) private readonly rows: DataRows,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  /** At once if all rows are there; else nothing, and `copyLater` loads them. */
  textNow(model: GridModel): string | undefined {
    const { range } = model.selection;
    const rows: Row[] = [];
    for (let index = range.firstRow; index <= range.lastRow; index++) {
      const row = model.rowAt(index);
      if (!row) return undefined;
      rows.push(row);
    }
    return textOf(model, rows, range);
  }

  async copyLater(model: GridModel): Promise<void> {
    const { range } = model.selection;
    const count = range.lastRow - range.firstRow + 1;
    if (count > mostCopied) {
      this.notifications.warn(this.texts.t('grid.tooManyToCopy', { count, most: mostCopied }));
      return;
    }
    const text = this.textNow(model);
    const load = () => model.source.load(range.firstRow, range.lastRow + 1);
    await this.clipboard.writeText(text ?? textOf(model, await load(), range));
  }

  async paste(model: GridModel, given?: string): Promise<void> {
    const { t } = this.texts;
    const cells = readTsv(given ?? (await this.clipboard.readText()));
    const { range } = model.selection;
    const target = targetOf(range, cells);
    const newRow = model.newRowAt(range.firstRow);
    if (newRow) return this.pasteNew(model, newRow, cells, target.columns);
    if (target.rows > mostPasted) {
      this.notifications.warn(t('grid.tooManyToPaste', { count: target.rows, most: mostPasted }));
      return;
    }
    const rows = await model.source.load(range.firstRow, range.firstRow + target.rows);
    const columns = model.columns.slice(range.firstColumn, range.firstColumn + target.columns);
    const { changes, unread, fixed } = await readCells({ model, rows, columns, cells, api: this.rows });
    await model.edits.changeMany(changes, t('grid.paste'));
    this.tellLeftOut({ unread, fixed, beyond: target.rows - rows.length });
  }

  private async pasteNew(
    model: GridModel,
    newRow: NewRow,
    cells: readonly (readonly string[])[],
    width: number,
  ): Promise<void> {
    if (cells.length > mostNewRows) {
      const parameters = { count: cells.length, most: mostNewRows };
      this.notifications.warn(this.texts.t('grid.tooManyToPaste', parameters));
      return;
    }
    const { firstColumn } = model.selection.range;
    const columns = model.columns.slice(firstColumn, firstColumn + width);
    const { unread, fixed } = await pasteNewRows(model, newRow, { cells, columns, api: this.rows });
    this.tellLeftOut({ unread, fixed, beyond: 0 });
  }

  private tellLeftOut({ unread, fixed, beyond }: Readonly<Record<'unread' | 'fixed' | 'beyond', number>>): void {
    const { t } = this.texts;
    const said = [
      unread > 0 && t('grid.unread', { count: unread }),
      fixed > 0 && t('grid.fixedCells', { count: fixed }),
      beyond > 0 && t('grid.beyond', { count: beyond }),
    ].filter((text) => text !== false);
    if (said.length > 0) this.notifications.warn(said.join('\n'));
  }

  /** Empties the chosen cells. */
  async clear(model: GridModel): Promise<void> {
    const { range } = model.selection;
    const { t } = this.texts;
    const newRow = model.newRowAt(range.firstRow);
    if (newRow) {
      const chosen = model.columns.slice(range.firstColumn, range.lastColumn + 1);
      for (const { field, editable } of chosen) if (editable) model.newRows.change(newRow, field, null);
      return;
    }
    const count = range.lastRow - range.firstRow + 1;
    if (count > mostPasted) {
      this.notifications.warn(t('grid.tooManyToPaste', { count, most: mostPasted }));
      return;
    }
    const rows = await model.source.load(range.firstRow, range.lastRow + 1);
    const columns = model.columns
      .slice(range.firstColumn, range.lastColumn + 1)
      .filter((column) => model.isEditable(column));
    const open = rows.filter((row) => model.mayWrite(row));
    const changes = open.flatMap((row) => emptied(row, columns));
    await model.edits.changeMany(changes, t('grid.clear'));
    this.tellLeftOut({ unread: 0, fixed: (rows.length - open.length) * columns.length, beyond: 0 });
  }
}

function textOf(model: GridModel, rows: readonly Row[], { firstColumn, lastColumn }: CellRange): string {
  const chosen = model.columns.slice(firstColumn, lastColumn + 1);
  const texts = model.format();
  return writeTsv(rows.map((row) => chosen.map(({ field, path }) => cellText(texts, field, row[path]))));
}

/** One cell fills all that are chosen; more go where the first of them is. */
function targetOf(range: CellRange, cells: readonly (readonly string[])[]): { rows: number; columns: number } {
  const isOne = cells.length === 1 && cells[0]?.length === 1;
  const chosen = { rows: range.lastRow - range.firstRow + 1, columns: range.lastColumn - range.firstColumn + 1 };
  return isOne ? chosen : { rows: cells.length, columns: Math.max(...cells.map((row) => row.length)) };
}

function emptied(row: Row, columns: readonly GridColumn[]): RowChange[] {
  const changed = columns.filter(({ field, path }) => !sameValue(field, row[path], null));
  if (changed.length === 0) return [];
  const changes = Object.fromEntries(
    changed.map(({ path, field }) => [path, field.type === 'checkbox' ? false : null]),
  );
  return [{ row, changes }];
}
