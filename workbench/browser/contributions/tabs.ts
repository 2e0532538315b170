import { inject, injectable } from 'inversify';
import { Commands } from '../../../core/browser/commands/commands';
import { Layout } from '../../../core/browser/layout/layout';
import type { Direction } from '../../../core/browser/tabs/gridTree';
import type { Tab } from '../../../core/browser/tabs/tab';
import { TabContext } from '../../../core/browser/tabs/tabContext';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { DisposableOwner } from '../../../core/common/lifecycle';

const splits: Readonly<Record<string, Direction>> = {
  splitEditorRight: 'right',
  splitEditorLeft: 'left',
  splitEditorUp: 'up',
  splitEditorDown: 'down',
};

/** What can be done with tabs. A command that is given no key means the active tab. */
@injectable()
export class TabsContribution extends DisposableOwner {
  constructor(
    @inject(Commands) private readonly commands: Commands,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Layout) private readonly layout: Layout,
    @inject(TabContext) context: TabContext,
  ) {
    super();
    this.own(context);
    this.closing();
    this.staying();
    this.stepping();
  }

  private closing(): void {
    const { tabs } = this;
    this.onTab('closeActiveEditor', (tab) => tabs.close(tab.key));
    this.onTab('closeOtherEditors', (tab) => tabs.closeOthers(tab.key));
    this.onTab('closeEditorsToTheRight', (tab) => tabs.closeToTheRight(tab.key));
    this.onTab('closeUnmodifiedEditors', (tab) => tabs.closeSaved(tabs.groupOf(tab.key)?.id));
    this.onTab('closeEditorsInGroup', (tab) => tabs.closeAll(tabs.groupOf(tab.key)?.id));
    this.on('closeAllEditors', () => tabs.closeAll());
    this.on('reopenClosedEditor', () => {
      if (tabs.reopenClosed()) this.layout.focus('editors');
    });
  }

  private staying(): void {
    const { tabs } = this;
    this.onTab('pinEditor', (tab) => tabs.pin(tab.key));
    this.onTab('unpinEditor', (tab) => tabs.unpin(tab.key));
    this.onTab('keepEditor', (tab) => tabs.keepOpen(tab.key));
    for (const [command, direction] of Object.entries(splits)) {
      this.onTab(command, (tab) => {
        tabs.split(direction, tab.key);
        this.layout.focus('editors');
      });
    }
  }

  private stepping(): void {
    const { tabs } = this;
    this.on('nextEditor', () => this.step(tabs.all, 1));
    this.on('previousEditor', () => this.step(tabs.all, -1));
    this.on('nextEditorInGroup', () => this.step(this.ofGroup(), 1));
    this.on('previousEditorInGroup', () => this.step(this.ofGroup(), -1));
    this.on('firstEditorInGroup', () => this.show(this.ofGroup()[0]));
    this.on('lastEditorInGroup', () => this.show(this.ofGroup().at(-1)));
    this.on('openEditorAtIndex', (position) => this.show(this.ofGroup()[Number(position) - 1]));
    this.on('openPreviousRecentlyUsedEditor', () => this.show(tabs.mru()[1]));
    this.on('openNextRecentlyUsedEditor', () => this.show(tabs.mru().at(-1)));
    this.onTab('moveEditorLeftInGroup', (tab) => this.shift(tab, -1));
    this.onTab('moveEditorRightInGroup', (tab) => this.shift(tab, 1));
  }

  private ofGroup(): readonly Tab[] {
    return this.tabs.groups.find((group) => group.id === this.tabs.grid.activeGroup.id)?.tabs ?? [];
  }

  private step(order: readonly Tab[], by: number): void {
    const at = order.findIndex((tab) => tab.active);
    this.show(order[(at + by + order.length) % order.length]);
  }

  private show(tab: Tab | undefined): void {
    if (!tab) return;
    this.tabs.activate(tab.key);
    this.layout.focus('editors');
  }

  private shift(tab: Tab, by: number): void {
    const group = this.tabs.groupOf(tab.key);
    const index = (group?.tabs.indexOf(tab) ?? -1) + by;
    if (group && index >= 0) this.tabs.move(tab.key, { group: group.id, index });
  }

  private on(command: string, run: (...args: readonly unknown[]) => unknown): void {
    this.own(this.commands.register(`workbench.action.${command}`, run));
  }

  private onTab(command: string, run: (tab: Tab) => unknown): void {
    this.on(command, (key) => {
      const tab = typeof key === 'string' ? this.tabs.get(key) : this.tabs.active;
      return tab ? run(tab) : undefined;
    });
  }
}
