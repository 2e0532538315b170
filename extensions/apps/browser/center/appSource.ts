import {
  Commands,
  DisposableOwner,
  inject,
  injectable,
  ItemSearch,
  type ItemSource,
  type QuickAccessItem,
} from 'lathe';
import { iconOfApp } from '../AppLogo';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';

const most = 20;

/** "#" finds applications by their names. */
@injectable()
export class AppSource extends DisposableOwner implements ItemSource {
  readonly id = 'applications';

  constructor(
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(Commands) private readonly commands: Commands,
    @inject(AppsTexts) private readonly texts: AppsTexts,
    @inject(ItemSearch) search: ItemSearch,
  ) {
    super();
    this.own(search.register(this));
  }

  get title(): string {
    return this.texts.t('container');
  }

  async search(query: string, signal: AbortSignal): Promise<readonly QuickAccessItem[]> {
    const wanted = query.trim().slice(0, 200);
    if (wanted === '') return [];
    const { center } = await this.client.calls;
    const { rows } = await center.list({ query: { search: wanted, limit: most }, signal });
    return rows.map((app) => ({
      label: app.label,
      description: app.name,
      icon: iconOfApp(app),
      run: () => this.commands.execute('apps.editApplication', [app]),
    }));
  }
}
