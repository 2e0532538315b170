import { inject, injectable, QuickInput, Tabs } from 'lathe';
import { DataClient } from '../dataClient';
import { DataTexts } from '../dataTexts';

/** Asks what it is called, and opens it where tiles are put on it. */
@injectable()
export class NewDashboard {
  constructor(
    @inject(QuickInput) private readonly input: QuickInput,
    @inject(DataClient) private readonly client: DataClient,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  async run(): Promise<void> {
    const { t } = this.texts;
    const label = await this.input.input({
      ...{ title: t('dashboards.make'), prompt: t('dashboard.namePrompt') },
      validate: (text) => (text.trim() === '' || text.trim().length > 64 ? t('saved.nameLength') : undefined),
    });
    if (label === undefined) return;
    const data = { tiles: [], filters: [] };
    const { id } = await (await this.client.calls).dashboards.create({ body: { label: label.trim(), data } });
    await this.tabs.open({ type: 'dashboardEditor', id, name: label.trim() });
  }
}
