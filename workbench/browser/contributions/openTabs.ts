import { inject, injectable } from 'inversify';
import { Commands } from '../../../core/browser/commands/commands';
import { Texts } from '../../../core/browser/i18n/texts';
import { Layout } from '../../../core/browser/layout/layout';
import { QuickInput } from '../../../core/browser/quickInput/quickInput';
import type { Tab } from '../../../core/browser/tabs/tab';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { DisposableOwner } from '../../../core/common/lifecycle';

/** The list of the tabs of one group, to choose from. */
@injectable()
export class OpenTabsContribution extends DisposableOwner {
  constructor(
    @inject(Commands) commands: Commands,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Layout) private readonly layout: Layout,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Texts) private readonly texts: Texts,
  ) {
    super();
    this.own(
      commands.register('workbench.action.showEditorsInActiveGroup', (key) => {
        const group = typeof key === 'string' ? tabs.groupOf(key)?.id : undefined;
        const wanted = group ?? tabs.grid.activeGroup.id;
        return this.choose(tabs.all.filter((tab) => tabs.groupOf(tab.key)?.id === wanted));
      }),
    );
  }

  private async choose(among: readonly Tab[]): Promise<void> {
    const t = this.texts.of('workbench');
    const several = this.tabs.groups.length > 1;
    const items = among.map((tab) => {
      const number = (this.tabs.groupOf(tab.key)?.index ?? 0) + 1;
      const place = several ? t('tabs.group', { number }) : undefined;
      const description = [tab.description, place].filter(Boolean).join(' • ');
      return { label: tab.name, description, icon: tab.icon, key: tab.key };
    });
    const activeItem = items.find((item) => item.key === this.tabs.active?.key);
    const picked = await this.quickInput.pick(items, { placeholder: t('tabs.pickOpen'), activeItem });
    if (!picked) return;
    this.tabs.activate(picked.key);
    this.layout.focus('editors');
  }
}
