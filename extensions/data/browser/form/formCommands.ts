import { Clipboard, inject, injectable, Notifications, Routes, Tabs } from 'lathe';
import { newId } from 'lathe/ui';
import { DataTexts } from '../dataTexts';
import { OpenGrids } from '../grid/openGrids';
import { RecordRemoval } from '../grid/recordRemoval';
import { DataRows } from '../rows/dataRows';
import { recordPath } from '../values/LookupLink';
import { OpenRecords } from './openRecords';

/** The commands of forms: they act upon the one that the user is in. */
@injectable()
export class FormCommands {
  constructor(
    @inject(OpenRecords) private readonly records: OpenRecords,
    @inject(OpenGrids) private readonly grids: OpenGrids,
    @inject(RecordRemoval) private readonly removal: RecordRemoval,
    @inject(DataRows) private readonly rows: DataRows,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Routes) private readonly routes: Routes,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  async remove(): Promise<void> {
    const record = this.records.active;
    if (record?.stored) await this.removal.remove(record.place.object, [record.stored]);
  }

  /** False when no form is active. */
  async copyLink(): Promise<boolean> {
    const record = this.records.active;
    if (!record || record.isNew) return false;
    const { object, id } = record.place;
    await this.clipboard.writeText(location.origin + this.routes.addressOf(recordPath(object.name, id)));
    return true;
  }

  /** In the order of the grid that shows it, else as the rows were made; in place of this one, if that is saved. */
  async go(step: 1 | -1): Promise<void> {
    const record = this.records.active;
    const tab = this.tabs.active;
    if (!record || !tab || record.place.id === newId) return;
    const { object, id } = record.place;
    const next = (await this.besideInGrid(object.name, id, step)) ?? (await this.besideById(object.name, id, step));
    if (next === undefined) {
      this.notifications.info(this.texts.t(step === 1 ? 'record.last' : 'record.first'));
      return;
    }
    await this.routes.open(recordPath(object.name, next));
    if (!record.form.dirty && !tab.pinned) this.tabs.closeNow([tab.key]);
  }

  private async besideInGrid(object: string, id: string, step: number): Promise<string | undefined> {
    for (const { source } of this.grids.of(object)) {
      const index = source.indexOf(id);
      if (index === undefined || index + step < 0) continue;
      const [row] = await source.load(index + step, index + step + 1);
      if (row) return String(row['id']);
    }
    return undefined;
  }

  private async besideById(object: string, id: string, step: 1 | -1): Promise<string | undefined> {
    const [operator, order] = step === 1 ? (['gt', 'asc'] as const) : (['lt', 'desc'] as const);
    const condition = { conditions: [{ field: 'id', operator, value: id }] };
    const options = { fields: ['id'], orderby: [{ field: 'id', order }], limit: 1 };
    const [row] = await this.rows.query(object, { condition, options });
    return row && String(row['id']);
  }
}
