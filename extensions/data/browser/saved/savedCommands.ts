import { Dialogs, inject, injectable, Tabs } from 'lathe';
import { DataTexts } from '../dataTexts';
import { type ListedItem, SavedClient } from './savedClient';
import { kindOfTab, savedKinds } from './savedKinds';

/** What is done with a view or a dashboard: the one that a menu is about, else the one in the active tab. */
@injectable()
export class SavedCommands {
  constructor(
    @inject(SavedClient) private readonly client: SavedClient,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  async open(given: unknown): Promise<void> {
    const item = await this.itemOf(given);
    if (item) await this.tabs.open({ type: savedKinds[item.type].page, id: item.id, name: item.label });
  }

  async edit(given: unknown): Promise<void> {
    const item = await this.itemOf(given);
    if (item) await this.tabs.open({ type: savedKinds[item.type].editor, id: item.id, name: item.label });
  }

  async duplicate(given: unknown): Promise<void> {
    const item = await this.itemOf(given);
    if (!item) return;
    const label = this.texts.t('saved.copyOf', { name: item.label }).slice(0, 64);
    const id = await this.client.duplicate(item, label);
    await this.tabs.open({ type: savedKinds[item.type].editor, id, name: label });
  }

  async remove(given: unknown): Promise<void> {
    const item = await this.itemOf(given);
    if (!item) return;
    const { t } = this.texts;
    const confirmed = await this.dialogs.confirm({
      message: t('saved.deleteQuestion', { name: item.label }),
      detail: t(item.shared ? 'saved.deleteSharedDetail' : 'saved.deleteOwnDetail'),
      ...{ primary: t('saved.delete'), type: 'warning', danger: !item.shared },
    });
    if (!confirmed) return;
    await this.client.remove(item);
    this.tabs.closeNow(this.tabsOf(item));
  }

  /** It has another id from then on, and is open as that. */
  async share(given: unknown, shared: boolean): Promise<void> {
    const item = await this.itemOf(given);
    if (!item || item.shared === shared) return;
    const open = this.tabsOf(item);
    if (open.length > 0 && !(await this.tabs.close(...open))) return;
    const id = await this.client.share(item, shared);
    if (open.length > 0) await this.tabs.open({ type: savedKinds[item.type].page, id, name: item.label });
  }

  private tabsOf({ id, type }: ListedItem): string[] {
    const { page, editor } = savedKinds[type];
    return this.tabs.all
      .filter((tab) => tab.id === id && (tab.type === page || tab.type === editor))
      .map(({ key }) => key);
  }

  private async itemOf(given: unknown): Promise<ListedItem | undefined> {
    if (isItem(given)) return given;
    const { active } = this.tabs;
    const kind = active && kindOfTab(active.type);
    return active && kind ? this.client.get(kind.type, active.id) : undefined;
  }
}

function isItem(given: unknown): given is ListedItem {
  return typeof given === 'object' && given !== null && 'type' in given && 'id' in given && 'editable' in given;
}
