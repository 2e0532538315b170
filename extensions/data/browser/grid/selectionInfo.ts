import { DisposableOwner, inject, injectable, StatusBar, Texts, toDisposable } from 'lathe';
import { reaction } from 'mobx';
import { DataTexts } from '../dataTexts';
import { isExact } from '../rows/exactJson';
import { ValueFormat } from '../values/valueFormat';
import { valueKind } from '../values/valueKind';
import type { GridModel } from './gridModel';
import { OpenGrids } from './openGrids';
import { sumDigits } from './sumDigits';

const item = 'data.selection';
/** More than this nobody waits for while he moves. */
const mostSummed = 20_000;

/** In the status bar: where the user is in a grid, or of the cells that he has chosen the count and the sum. */
@injectable()
export class SelectionInfo extends DisposableOwner {
  constructor(
    @inject(OpenGrids) private readonly grids: OpenGrids,
    @inject(DataTexts) private readonly texts: DataTexts,
    @inject(Texts) private readonly language: Texts,
    @inject(StatusBar) statusBar: StatusBar,
  ) {
    super();
    const { t } = texts;
    this.own(statusBar.add({ id: item, name: t('selection.name'), text: '', alignment: 'right', priority: 100 }));
    const stop = reaction(
      () => this.text,
      (text) => statusBar.update(item, { text: text ?? '', show: text !== undefined }),
      { fireImmediately: true, delay: 50 },
    );
    this.own(toDisposable(stop));
  }

  private get text(): string | undefined {
    const model = this.grids.active;
    if (!model) return undefined;
    const { selection, source } = model;
    const { t } = this.texts;
    const total = new Intl.NumberFormat(this.language.locale).format(source.total);
    if (source.total === 0) return t('selection.rows', { total });
    if (!selection.isSingle) return this.selected(model);
    return t('selection.place', { row: selection.cursor.row + 1, total });
  }

  private selected(model: GridModel): string {
    const { t } = this.texts;
    const { firstRow, lastRow, firstColumn, lastColumn } = model.selection.range;
    const [rows, columns] = [lastRow - firstRow + 1, lastColumn - firstColumn + 1];
    const numbers = new Intl.NumberFormat(this.language.locale);
    const size = t('selection.size', { rows: numbers.format(rows), columns, count: numbers.format(rows * columns) });
    const values = this.numbersIn(model);
    const sum = values && sumDigits(values);
    if (values === undefined || sum === undefined) return size;
    const format = new ValueFormat(this.language.locale, { yes: '', no: '' });
    const digits = format.digits(sum);
    const average = isExact(sum) ? numbers.format(Number(sum) / values.length) : undefined;
    const told = [size, t('selection.sum', { sum: digits })];
    if (average !== undefined && values.length > 1) told.push(t('selection.average', { average }));
    return told.join('  ');
  }

  /** Those of number fields, if all rows are loaded. */
  private numbersIn({ source, selection, columns }: GridModel): unknown[] | undefined {
    const { firstRow, lastRow, firstColumn, lastColumn } = selection.range;
    const summed = columns.slice(firstColumn, lastColumn + 1).filter(({ field }) => valueKind(field) === 'number');
    if (summed.length === 0 || (lastRow - firstRow + 1) * summed.length > mostSummed) return undefined;
    const values: unknown[] = [];
    for (let index = firstRow; index <= lastRow; index++) {
      const row = source.at(index);
      if (!row) return undefined;
      for (const { path } of summed) if (row[path] !== null && row[path] !== undefined) values.push(row[path]);
    }
    return values;
  }
}
