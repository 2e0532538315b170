import { inject, injectable } from 'inversify';
import { Commands } from '../../../core/browser/commands/commands';
import { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { Texts } from '../../../core/browser/i18n/texts';
import type {
  QuickAccessEntries,
  QuickAccessItem,
  QuickAccessProvider,
} from '../../../core/browser/quickAccess/quickAccessProvider';
import { UserFiles } from '../../../core/browser/storage/userFiles';
import { Editors } from '../../../core/browser/tabs/editors';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { viewLocations } from '../../../core/browser/views/viewInfo';
import { Views } from '../../../core/browser/views/views';
import { Walkthroughs } from '../../../core/browser/walkthroughs/walkthroughs';
import { tabItem } from './tabItem';

const openFileCommand = 'workbench.action.files.openFile';
const walkthroughCommand = 'workbench.action.openWalkthrough';

/** Without a prefix: the tabs used last and everything that can be opened. */
@injectable()
export class AnythingAccess implements QuickAccessProvider {
  readonly matchOnDescription = true;
  readonly opensBehind = true;

  constructor(
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Editors) private readonly editors: Editors,
    @inject(Views) private readonly views: Views,
    @inject(Walkthroughs) private readonly walkthroughs: Walkthroughs,
    @inject(UserFiles) private readonly userFiles: UserFiles,
    @inject(Commands) private readonly commands: Commands,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  items(): QuickAccessEntries<QuickAccessItem> {
    const t = this.texts.of('workbench');
    return [
      { separator: t('quickAccess.recentlyOpened'), sticky: true },
      ...this.recentTabs(),
      { separator: t('quickAccess.userFiles') },
      ...this.userFileItems(),
      { separator: t('quickAccess.pages') },
      ...this.pages(),
      { separator: t('quickAccess.views') },
      ...this.viewItems(),
      { separator: t('quickAccess.walkthroughs') },
      ...this.walkthroughItems(),
    ];
  }

  /** The active one last: opening the list and pressing Enter goes back to the tab before. */
  private recentTabs(): readonly QuickAccessItem[] {
    const recent = this.tabs.mru();
    const beside = {
      id: 'beside',
      icon: 'split-horizontal',
      tooltip: this.texts.of('workbench')('quickAccess.openBeside'),
    };
    return [...recent.filter((tab) => !tab.active), ...recent.filter((tab) => tab.active)].map((tab) =>
      tabItem(tab, this.tabs, [beside]),
    );
  }

  /** Editors whose route says all that they need, as far as they are for this user. */
  private pages(): readonly QuickAccessItem[] {
    return this.editors.all().flatMap(({ type, title, icon, route, when }) => {
      if (/[:*{]/.test(route) || !this.contextKeys.matches(when)) return [];
      return {
        label: title,
        icon: icon ?? 'window',
        description: route,
        run: ({ beside, background }) =>
          this.tabs.open({ type, name: title }, { group: beside ? 'beside' : 'active', activate: !background }),
      } satisfies QuickAccessItem;
    });
  }

  private viewItems(): readonly QuickAccessItem[] {
    return viewLocations.flatMap((location) =>
      this.views.containersAt(location).flatMap((container) =>
        container.views.map((view) => ({
          label: view.name,
          icon: view.icon ?? container.icon,
          description: container.title,
          run: () => this.views.openView(view.id),
        })),
      ),
    );
  }

  private walkthroughItems(): readonly QuickAccessItem[] {
    if (!this.commands.get(walkthroughCommand)) return [];
    return this.walkthroughs.all
      .filter((walkthrough) => this.contextKeys.matches(walkthrough.when))
      .map(({ id, title, icon, description }) => ({
        label: title,
        icon: icon ?? 'book',
        description,
        run: () => this.commands.execute(walkthroughCommand, id),
      }));
  }

  private userFileItems(): readonly QuickAccessItem[] {
    if (!this.commands.get(openFileCommand)) return [];
    return this.userFiles.list().map((name) => ({
      label: name,
      icon: this.editors.forFile(name)?.icon ?? 'file',
      run: (how) => this.commands.execute(openFileCommand, `user:/${name}`, undefined, undefined, how),
    }));
  }
}
