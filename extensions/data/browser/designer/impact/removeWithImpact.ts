import { Dialogs, inject, injectable, MetadataClient, Tabs } from 'lathe';
import { DataClient } from '../../dataClient';
import { DataTexts } from '../../dataTexts';
import { askImpact } from './askImpact';

export interface Removed {
  readonly id: string;
  readonly label: string;
}

export type RemovedType = 'object' | 'field' | 'picklist';

/** Deletes objects, fields and picklists once the user has seen what uses them and what they hold; closes the tabs that show them. */
@injectable()
export class RemoveWithImpact {
  constructor(
    @inject(DataClient) private readonly client: DataClient,
    @inject(MetadataClient) private readonly metadata: MetadataClient,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  async remove(type: RemovedType, rows: readonly Removed[]): Promise<void> {
    for (const row of rows) if (!(await this.removeOne(type, row))) return;
  }

  private async removeOne(type: RemovedType, { id, label }: Removed): Promise<boolean> {
    const { t } = this.texts;
    const impact = await (await this.client.calls).center.impact({ params: { id }, body: {} });
    const strong = impact.uses.filter(({ weak }) => !weak);
    const consequence =
      strong.length > 0
        ? t(`impact.${type}InUse`, { label })
        : t(`impact.${type}Deleted`, { label, rows: impact.rows, values: impact.values });
    const agreed = await askImpact(this.dialogs, t, {
      ...{ title: t(`impact.delete.${type}`, { label }), consequence, impact },
      ...(strong.length > 0 ? {} : { primary: t('impact.moveToBin') }),
    });
    if (!agreed) return false;
    await this.metadata.remove(type, id);
    const shown = this.tabs.all.filter((tab) => tab.id === id || tab.params['object'] === id);
    this.tabs.closeNow(shown.map(({ key }) => key));
    return true;
  }
}
