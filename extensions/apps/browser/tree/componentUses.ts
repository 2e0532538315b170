import {
  Commands,
  inject,
  injectable,
  MetadataClient,
  type PickEntry,
  type PickItem,
  QuickInput,
  Routes,
  typeTitles,
} from 'lathe';
import type { ComponentEntry } from '../../common/appCalls';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';
import { CurrentApp } from '../current/currentApp';
import { metadataTypeOf, titleOf } from './componentItem';
import { ComponentTree } from './componentTree';

interface UseItem extends PickItem {
  readonly open?: () => Promise<unknown>;
}

const most = 200;

/** Where a component is used: in which applications, and by which records. */
@injectable()
export class ComponentUses {
  constructor(
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(MetadataClient) private readonly metadata: MetadataClient,
    @inject(ComponentTree) private readonly tree: ComponentTree,
    @inject(CurrentApp) private readonly current: CurrentApp,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Commands) private readonly commands: Commands,
    @inject(Routes) private readonly routes: Routes,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  async show(entry: ComponentEntry): Promise<void> {
    const { compId } = entry;
    if (compId === null) return;
    const { t } = this.texts;
    const title = t('tree.uses.of', { name: titleOf(entry, t) });
    const items = this.find(compId);
    const chosen = await this.quickInput.pick(items, { title, placeholder: t('tree.uses.placeholder') });
    await chosen?.open?.();
  }

  /** In the records' own view of versions. */
  async showHistory(entry: ComponentEntry): Promise<void> {
    const type = metadataTypeOf(entry);
    if (type === undefined || entry.compId === null) return;
    await this.commands.execute('records.showHistory', type, entry.compId);
  }

  private async find(recordId: string): Promise<readonly PickEntry<UseItem>[]> {
    const { t } = this.texts;
    const { problems } = await this.client.calls;
    const { any } = await this.metadata.calls;
    const [apps, { rows }, titleOfType] = await Promise.all([
      problems.uses({ params: { recordId } }),
      any.uses({ params: { id: recordId }, query: { limit: most } }),
      typeTitles(any),
    ]);
    const inApps = apps.map((use): UseItem => ({
      ...{ label: use.label || use.name, description: use.byLabel, icon: 'layers' },
      open: () => this.openApp(use.id, use.by),
    }));
    const byRecords = rows
      .filter(({ type }) => type !== 'ApplicationComponent')
      .map(({ id, type, name, label, place }): UseItem => ({
        ...{ label: label || name, description: `${titleOfType(type)} · ${place}`, icon: 'references' },
        open: () => this.routes.open(`/metadata/${encodeURIComponent(type)}/${id}`),
      }));
    if (inApps.length + byRecords.length === 0) return [{ label: t('tree.uses.none'), alwaysShow: true }];
    return [
      ...(inApps.length > 0 ? [{ separator: t('tree.uses.apps') }, ...inApps] : []),
      ...(byRecords.length > 0 ? [{ separator: t('tree.uses.records') }, ...byRecords] : []),
    ];
  }

  private async openApp(appId: string, entry: string): Promise<void> {
    if (appId !== this.current.appId) await this.current.open(appId);
    else await this.tree.reveal(entry);
  }
}
