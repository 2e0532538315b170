import { Commands, Dialogs, FailedCall, inject, injectable, MetadataClient, Tabs } from 'lathe';
import type { Use } from 'lathe/common';
import { recordEditor } from '../editor/recordUri';
import { RecordTexts } from '../recordTexts';
import { type KnownRecord, titleOf } from '../tree/treeItem';
import { RecordActions } from './recordActions';

const mostNamed = 10;

/** Moves records into the recycle bin; asks first, and again when something uses one of them. */
@injectable()
export class RecordRemoval {
  constructor(
    @inject(MetadataClient) private readonly client: MetadataClient,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Commands) private readonly commands: Commands,
    @inject(RecordActions) private readonly actions: RecordActions,
    @inject(RecordTexts) private readonly texts: RecordTexts,
  ) {}

  async remove(records: readonly KnownRecord[]): Promise<void> {
    const [first] = records;
    if (!first) return;
    const { t } = this.texts;
    const isOne = records.length === 1;
    const message = isOne ? t('delete.one', { name: titleOf(first) }) : t('delete.many', { count: records.length });
    const question = { message, detail: t('delete.detail'), primary: t('delete.delete') };
    if (!(await this.dialogs.confirm({ ...question, type: 'warning', danger: true }))) return;
    for (const record of records) await this.actions.tell(() => this.removeOne(record));
  }

  private async removeOne(record: KnownRecord): Promise<void> {
    try {
      await this.client.remove(record.type, record.id);
    } catch (error) {
      if (!(error instanceof FailedCall) || error.code !== 'IN_USE') throw error;
      if (!(await this.mayForce(record, error.message))) return;
      await this.client.remove(record.type, record.id, { force: true });
    }
    this.closeTabs(record.id);
  }

  private async mayForce(record: KnownRecord, message: string): Promise<boolean> {
    const { t } = this.texts;
    const params = { id: record.id };
    const { rows, total } = await (await this.client.calls).any.uses({ params, query: { limit: mostNamed } });
    const more = total > rows.length ? [t('delete.more', { count: total - rows.length })] : [];
    const answer = await this.dialogs.ask({
      type: 'warning',
      message,
      detail: [...rows.map(nameOfUse), ...more].join('\n'),
      buttons: [
        { id: 'show', label: t('delete.showUses') },
        { id: 'force', label: t('delete.anyway'), danger: true },
      ],
    });
    if (answer === 'show') await this.commands.execute('records.showUses', record.type, record.id);
    return answer === 'force';
  }

  /** What was not saved stays on the screen. */
  private closeTabs(id: string): void {
    const gone = this.tabs.all.filter((tab) => tab.type === recordEditor && tab.id === id && !tab.dirty);
    this.tabs.closeNow(gone.map(({ key }) => key));
  }
}

function nameOfUse({ label, name, type, place }: Use): string {
  return `${label || name} (${type}, ${place})`;
}
