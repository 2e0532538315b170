import { inject, injectable, QuickInput, Tabs } from 'lathe';
import { tileKinds } from '../../common/dashboards/dashboardData';
import { DataTexts } from '../dataTexts';
import { tileIcons } from './editor/tileIcons';
import { EditedDashboards } from './editedDashboards';

/** What is done to the dashboard that is being built in the active tab. */
@injectable()
export class TileCommands {
  constructor(
    @inject(EditedDashboards) private readonly edited: EditedDashboards,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  async addTile(): Promise<void> {
    const dashboard = this.edited.of(this.tabs.active);
    if (!dashboard) return;
    const { t } = this.texts;
    const items = tileKinds.map((kind) => ({ label: t(`tileKind.${kind}`), icon: tileIcons[kind], kind }));
    const picked = await this.quickInput.pick(items, { title: t('dashboard.addTile') });
    if (picked) await dashboard.add(picked.kind);
  }

  arrangeTiles(): void {
    this.edited.of(this.tabs.active)?.arrange();
  }
}
