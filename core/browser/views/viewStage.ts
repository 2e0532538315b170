import { inject, injectable } from 'inversify';
import { Layout } from '../layout/layout';
import type { Tab } from '../tabs/tab';
import { Tabs } from '../tabs/tabs';
import { ViewCustomisation } from './viewCustomisation';
import type { ViewInfo, ViewLocation } from './viewInfo';

/** The type of the tabs that show a view. */
export const viewTabType = 'view';

/** What the views need of the window around them: its parts, which container is open in each, and tabs. */
@injectable()
export class ViewStage {
  constructor(
    @inject(Layout) private readonly layout: Layout,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(ViewCustomisation) private readonly customisation: ViewCustomisation,
  ) {}

  isPartVisible(location: ViewLocation): boolean {
    return this.layout.isVisible(location);
  }

  setPartVisible(location: ViewLocation, visible: boolean): void {
    if (this.isPartVisible(location) !== visible) this.layout.setVisible(location, visible);
  }

  /** The container that was chosen last; it may be one that is not there. */
  chosenContainer(location: ViewLocation): string | undefined {
    return location === 'sidebar'
      ? this.layout.sidebarSection
      : this.customisation.choices.activeContainer.get(location);
  }

  chooseContainer(location: ViewLocation, containerId: string): void {
    if (location === 'sidebar') this.layout.setSidebarSection(containerId);
    else this.customisation.change(({ activeContainer }) => activeContainer.set(location, containerId));
  }

  async openInEditor({ id, name, icon }: ViewInfo): Promise<void> {
    const tab = this.tabOf(id);
    if (tab) this.tabs.activate(tab.key);
    else await this.tabs.open({ type: viewTabType, id, name, icon });
  }

  async closeInEditor(viewId: string): Promise<void> {
    const tab = this.tabOf(viewId);
    if (tab) await this.tabs.close(tab.key);
  }

  /** The view is the front tab of its group. */
  isShownInEditor(viewId: string): boolean {
    const key = this.tabOf(viewId)?.key;
    return key !== undefined && this.tabs.groups.some((group) => group.active?.key === key);
  }

  private tabOf(viewId: string): Tab | undefined {
    return this.tabs.all.find((tab) => tab.type === viewTabType && tab.id === viewId);
  }
}
