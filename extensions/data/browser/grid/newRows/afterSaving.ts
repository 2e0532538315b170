import { report } from 'lathe/ui';
import type { Row } from '../../../common/dataCalls';
import type { GridModel } from '../gridModel';
import type { GridServices } from '../gridServices';
import type { NewRow } from './newRow';

/** What the grid does when a row that was typed in it has been made, or refused. */
export class AfterSaving {
  constructor(
    private readonly services: Pick<GridServices, 'rows' | 'notifications' | 't'>,
    private readonly model: GridModel,
  ) {}

  made(row: Row): void {
    this.model.source.add(row);
    report(this.tellIfUnseen(row));
  }

  /** Back to the first cell that is to blame, unless the user types elsewhere; hidden ones are shown. */
  async refused(row: NewRow): Promise<void> {
    const { model, services } = this;
    // That it waits for the network is said above the grid.
    if (row.record.form.unsent) return;
    const { wrong } = row;
    const hidden = wrong.filter((path) => !model.columns.some((column) => column.path === path));
    if (hidden.length > 0) await model.showColumns(hidden);
    const { problem } = row.record.form;
    if (problem !== undefined) services.notifications.error(problem);
    const at = model.lines.rows.indexOf(row);
    if (at < 0) return;
    if (model.editing) return this.tellRefused(row, problem);
    const column = model.columns.findIndex(({ path }) => wrong.includes(path));
    model.selection.go({ row: model.source.total + at, column: Math.max(0, column) });
  }

  private tellRefused({ record }: NewRow, problem: string | undefined): void {
    const { t, notifications } = this.services;
    if (problem === undefined) notifications.error(t('newRow.refused', { label: record.place.object.label }));
  }

  /** A row that the filter keeps out of sight is not lost. */
  private async tellIfUnseen({ id, name }: Row): Promise<void> {
    const { object, isFiltered, query } = this.model;
    if (!isFiltered) return;
    const { rows, notifications, t } = this.services;
    const own = { field: 'id', operator: 'eq' as const, value: String(id) };
    const condition = { conditions: query.condition ? [query.condition, own] : [own] };
    const seen = await rows.count(object.name, condition, query.search.trim() || undefined);
    if (seen === 0) notifications.info(t('newRow.unseen', { label: object.label, name: String(name ?? id) }));
  }
}
