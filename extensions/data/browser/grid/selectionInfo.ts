import { DisposableOwner, inject, injectable, StatusBar, Texts, toDisposable } from 'lathe';
import { compareStructural, reaction } from 'mobx';
import { DataTexts } from '../dataTexts';
import { DataRows } from '../rows/dataRows';
import { isExact } from '../rows/exactJson';
import { ValueFormat } from '../values/valueFormat';
import { ColumnTotals, type TotalsWanted } from './columnTotals';
import type { GridModel } from './gridModel';
import { OpenGrids } from './openGrids';
import { allNumbers, hasAllRows, loadedNumbers, numberColumns } from './selectedNumbers';
import { sumDigits } from './sumDigits';

const item = 'data.selection';

/** In the status bar: where the user is in a grid, or of the cells that he has chosen the count and the sum. */
@injectable()
export class SelectionInfo extends DisposableOwner {
  private readonly columns: ColumnTotals;

  constructor(
    @inject(OpenGrids) private readonly grids: OpenGrids,
    @inject(DataTexts) private readonly texts: DataTexts,
    @inject(Texts) private readonly language: Texts,
    @inject(DataRows) rows: DataRows,
    @inject(StatusBar) statusBar: StatusBar,
  ) {
    super();
    const { t } = texts;
    this.columns = new ColumnTotals(rows);
    this.own(statusBar.add({ id: item, name: t('selection.name'), text: '', alignment: 'right', priority: 100 }));
    const asking = reaction(
      () => this.wanted,
      (wanted) => this.columns.want(wanted),
      { fireImmediately: true, equals: compareStructural },
    );
    const telling = reaction(
      () => this.text,
      (text) => statusBar.update(item, { text: text ?? '', show: text !== undefined }),
      { fireImmediately: true, delay: 50 },
    );
    for (const stop of [asking, telling, () => this.columns.cancel()]) this.own(toDisposable(stop));
  }

  /** Whole columns are added up by the server, unless all of their rows are here. */
  private get wanted(): TotalsWanted | undefined {
    const model = this.grids.active;
    if (!model || model.selection.isSingle || !hasAllRows(model) || allNumbers(model)) return undefined;
    const paths = numberColumns(model).map(({ path }) => path);
    const { version, query } = model.source;
    const { condition, search } = query;
    return paths.length > 0 ? { object: model.object.name, paths, condition, search, version } : undefined;
  }

  private get text(): string | undefined {
    const model = this.grids.active;
    if (!model) return undefined;
    const { selection, source } = model;
    const { t } = this.texts;
    const total = new Intl.NumberFormat(this.language.locale).format(source.total);
    if (model.newRowAt(selection.cursor.row)) return t('selection.newRow', { total });
    if (source.total === 0) return t('selection.rows', { total });
    if (!selection.isSingle) return [this.size(model), ...this.summed(model)].join('  ');
    const row = new Intl.NumberFormat(this.language.locale).format(selection.cursor.row + 1);
    return t('selection.place', { row, total });
  }

  private size({ selection }: GridModel): string {
    const { firstRow, lastRow, firstColumn, lastColumn } = selection.range;
    const [rows, columns] = [lastRow - firstRow + 1, lastColumn - firstColumn + 1];
    const numbers = new Intl.NumberFormat(this.language.locale);
    return this.texts.t('selection.size', {
      rows: numbers.format(rows),
      columns,
      count: numbers.format(rows * columns),
    });
  }

  private summed(model: GridModel): string[] {
    const values = allNumbers(model);
    if (values) return this.told(sumDigits(values), values.length);
    if (!hasAllRows(model)) return [];
    const { totals } = this.columns;
    if (totals) return this.told(totals.sum, totals.count);
    const loaded = loadedNumbers(model);
    const sum = sumDigits(loaded.values);
    if (sum === undefined) return [];
    const count = new Intl.NumberFormat(this.language.locale).format(loaded.rows);
    return [this.texts.t('selection.sumLoaded', { count, sum: this.digits(sum) })];
  }

  private told(sum: string | undefined, count: number): string[] {
    if (sum === undefined) return [];
    const { t } = this.texts;
    const told = [t('selection.sum', { sum: this.digits(sum) })];
    if (!isExact(sum) || count < 2) return told;
    const average = new Intl.NumberFormat(this.language.locale).format(Number(sum) / count);
    return [...told, t('selection.average', { average })];
  }

  private digits(sum: string): string {
    return new ValueFormat(this.language.locale, { yes: '', no: '', unseen: '' }).digits(sum);
  }
}
