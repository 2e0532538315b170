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
    await model.rights.learn(rows);
    const open = rows.filter(({ id }) => model.rights.may('delete', id));
    if (rows.length > 0 && open.length === 0) this.notifications.warn(t('grid.mayNotDeleteChosen'));
    else if (await this.remove(object, open, rows.length - open.length)) source.reload();
  }

  /** False when the user did not want to after all. Some may be kept that he had chosen too. */
  async remove(object: ObjectDescription, rows: readonly Row[], kept = 0): Promise<boolean> {
    const [first] = rows;
    if (!first || !(await this.isMeant(object, first, { count: rows.length, kept }))) return false;
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

  private isMeant(
    { label, plural }: ObjectDescription,
    { name, id }: Row,
    { count, kept }: Readonly<Record<'count' | 'kept', number>>,
  ): Promise<boolean> {
    const { t } = this.texts;
    const one = t('grid.deleteOne', { label, name: String(name ?? id) });
    const detail = t(count === 1 ? 'grid.deleteOneDetail' : 'grid.deleteDetail');
    return this.dialogs.confirm({
      message: count === 1 ? one : t('grid.deleteMany', { count, plural }),
      detail: kept > 0 ? `${t('grid.keptRows', { count: kept })}\n${detail}` : detail,
      primary: t('grid.delete'),
      type: 'warning',
      danger: true,
    });
  }
}
