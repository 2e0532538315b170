import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { ActiveEditor } from '../../../core/browser/activeEditor/activeEditor';
import { Commands } from '../../../core/browser/commands/commands';
import { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { WorkingCopies } from '../../../core/browser/workingCopies/workingCopies';
import { DisposableOwner, toDisposable } from '../../../core/common/lifecycle';

/** Saving what is edited, whatever editor it is in. */
@injectable()
export class FilesContribution extends DisposableOwner {
  constructor(
    @inject(Commands) commands: Commands,
    @inject(WorkingCopies) private readonly workingCopies: WorkingCopies,
    @inject(ActiveEditor) private readonly activeEditor: ActiveEditor,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(Tabs) private readonly tabs: Tabs,
  ) {
    super();
    workingCopies.setWaker(async (tabKey) => tabs.activate(tabKey));
    this.own(toDisposable(autorun(() => activeEditor.setTab(tabs.active?.key))));
    this.own(toDisposable(autorun(() => this.updateContext())));
    this.own(toDisposable(autorun(() => this.keepDirtyTabs())));
    this.own(commands.register('workbench.action.files.save', (tabKey) => this.save(tabKey)));
    this.own(commands.register('workbench.action.files.saveAs', (tabKey) => this.saveAs(tabKey)));
    this.own(commands.register('workbench.action.files.saveAll', () => workingCopies.saveAll()));
    this.own(commands.register('workbench.action.files.revert', (tabKey) => this.revert(tabKey)));
  }

  private async save(tabKey: unknown): Promise<boolean> {
    const key = this.keyOf(tabKey);
    return key === undefined || this.workingCopies.save(key);
  }

  private async saveAs(tabKey: unknown): Promise<boolean> {
    const key = this.keyOf(tabKey);
    const copy = key === undefined ? undefined : this.workingCopies.ofTab(key);
    return (await copy?.saveAs?.()) !== false;
  }

  private async revert(tabKey: unknown): Promise<void> {
    const key = this.keyOf(tabKey);
    if (key !== undefined) await this.workingCopies.revert(key);
  }

  /** The tab that a menu names, else the active one. */
  private keyOf(tabKey: unknown): string | undefined {
    return typeof tabKey === 'string' ? tabKey : this.activeEditor.tabKey;
  }

  private updateContext(): void {
    const key = this.activeEditor.tabKey;
    const copy = key === undefined ? undefined : this.workingCopies.ofTab(key);
    this.contextKeys.update({
      activeEditorIsDirty: key !== undefined && this.workingCopies.isDirty(key),
      activeEditorCanSaveAs: copy?.saveAs !== undefined,
      hasDirtyEditors: this.workingCopies.dirty.length > 0 || this.workingCopies.sleeping().length > 0,
    });
  }

  /** What was changed is no mere preview any more. */
  private keepDirtyTabs(): void {
    for (const { tabKey } of this.workingCopies.dirty) if (this.tabs.get(tabKey)?.preview) this.tabs.keepOpen(tabKey);
  }
}
