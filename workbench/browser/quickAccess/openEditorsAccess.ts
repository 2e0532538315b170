import { inject, injectable } from 'inversify';
import { Texts } from '../../../core/browser/i18n/texts';
import type {
  QuickAccessEntries,
  QuickAccessItem,
  QuickAccessProvider,
} from '../../../core/browser/quickAccess/quickAccessProvider';
import type { QuickButton } from '../../../core/browser/quickInput/quickButton';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { tabItem } from './tabItem';

/** "edt ": the open tabs as they stand in their groups. */
@injectable()
export class OpenEditorsAccess implements QuickAccessProvider {
  readonly matchOnDescription = true;

  constructor(
    @inject(Tabs) protected readonly tabs: Tabs,
    @inject(Texts) protected readonly texts: Texts,
  ) {}

  get emptyText(): string {
    return this.texts.of('workbench')('quickAccess.noOpenEditors');
  }

  items(): QuickAccessEntries<QuickAccessItem> {
    const t = this.texts.of('workbench');
    const { groups } = this.tabs;
    return groups.flatMap((group) => [
      ...(groups.length > 1 ? [{ separator: t('quickAccess.group', { number: group.index + 1 }) }] : []),
      ...group.tabs.map((tab) => tabItem(tab, this.tabs, this.buttons)),
    ]);
  }

  protected get buttons(): readonly QuickButton[] {
    return [{ id: 'close', icon: 'close', tooltip: this.texts.of('workbench')('quickAccess.closeTab') }];
  }
}

/** "edt mru ": the open tabs, the one used last first. */
@injectable()
export class RecentEditorsAccess extends OpenEditorsAccess {
  constructor(@inject(Tabs) tabs: Tabs, @inject(Texts) texts: Texts) {
    super(tabs, texts);
  }

  override items(): QuickAccessEntries<QuickAccessItem> {
    return this.tabs.mru().map((tab) => tabItem(tab, this.tabs, this.buttons));
  }
}
