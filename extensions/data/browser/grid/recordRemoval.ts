import { Dialogs, inject, injectable, Notifications, Tabs } from 'lathe';
import type { Row } from '../../common/dataCalls';
import type { ObjectDescription } from '../../common/describeCalls';
import { DataTexts } from '../dataTexts';
import { DataRows } from '../rows/dataRows';
import type { GridModel } from './gridModel';

/** As many as a call takes. */
const most = 5000;

/** Deletes rows for good, after it has asked. */
@injectable()
export class RecordRemoval {
  constructor(
    @inject(DataRows) private readonly rows: DataRows,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  /** Those of which a cell is chosen. */
  async removeChosen(model: GridModel): Promise<void> {
    const { source, selection, object, newRows } = model;
    const { t } = this.texts;
    const newRow = model.newRowAt(selection.cursor.row);
    if (newRow) return newRow.isBlank ? undefined : newRows.discard(newRow);
    if (!object.may.delete) {
      this.notifications.warn(t('grid.mayNotDelete', { plural: object.plural }));
      return;
    }
    const { firstRow, lastRow } = selection.range;
    const count = lastRow - firstRow + 1;
    if (count > most) {
      this.notifications.warn(t('grid.tooManyToDelete', { count, most }));
      return;
    }
    const rows = await source.load(firstRow, lastRow + 1);
    if (await this.remove(object, rows)) source.reload();
  }

  /** False when the user did not want to after all. */
  async remove(object: ObjectDescription, rows: readonly Row[]): Promise<boolean> {
    const [first] = rows;
    if (!first || !(await this.isMeant(object, first, rows.length))) return false;
    const ids = rows.map(({ id }) => String(id));
    const outcomes = await this.rows.bulk(
      object.name,
      'delete',
      ids.map((id) => ({ id })),
      false,
    );
    const gone = new Set(ids.filter((_, index) => outcomes[index]?.success));
    const open = this.tabs.all.filter(({ type, id }) => type === 'dataRecord' && gone.has(id));
    this.tabs.closeNow(open.map(({ key }) => key));
    const failed = outcomes.filter(({ success }) => !success);
    const message = failed[0]?.error?.resMsg;
    if (message !== undefined)
      this.notifications.error(
        failed.length === 1 ? message : this.texts.t('grid.notDeleted', { count: failed.length, message }),
      );
    return gone.size > 0;
  }

  private isMeant({ label, plural }: ObjectDescription, { name, id }: Row, count: number): Promise<boolean> {
    const { t } = this.texts;
    const one = t('grid.deleteOne', { label, name: String(name ?? id) });
    return this.dialogs.confirm({
      message: count === 1 ? one : t('grid.deleteMany', { count, plural }),
      detail: t(count === 1 ? 'grid.deleteOneDetail' : 'grid.deleteDetail'),
      primary: t('grid.delete'),
      type: 'warning',
      danger: true,
    });
  }
}
