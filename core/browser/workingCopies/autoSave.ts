import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import { onUnexpectedError } from '../../common/event';
import { DisposableOwner, toDisposable } from '../../common/lifecycle';
import { ActiveEditor } from '../activeEditor/activeEditor';
import { Settings } from '../settings/settings';
import { BackupWriter } from './backupWriter';
import { WorkingCopies } from './workingCopies';
import { type WorkingCopy, resourceOf } from './workingCopy';

export type AutoSaveMode = 'off' | 'afterDelay' | 'onFocusChange' | 'onWindowChange';

/** Saves by itself when the setting files.autoSave says so. */
@injectable()
export class AutoSave extends DisposableOwner {
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    @inject(WorkingCopies) private readonly workingCopies: WorkingCopies,
    @inject(BackupWriter) writer: BackupWriter,
    @inject(Settings) private readonly settings: Settings,
    @inject(ActiveEditor) activeEditor: ActiveEditor,
  ) {
    super();
    this.own(writer.onDidChange((resource) => this.saveLater(resource)));
    this.own(toDisposable(() => this.timers.forEach((timer) => clearTimeout(timer))));
    const stop = reaction(
      () => activeEditor.tabKey,
      (_, before) => before !== undefined && this.focusLeft(before),
    );
    this.own(toDisposable(stop));
  }

  get mode(): AutoSaveMode {
    const mode = this.settings.get('files.autoSave');
    return mode === 'afterDelay' || mode === 'onFocusChange' || mode === 'onWindowChange' ? mode : 'off';
  }

  /** The focus went from the editor of a tab to something else. */
  focusLeft(tabKey: string): void {
    if (this.mode !== 'onFocusChange') return;
    const copy = this.workingCopies.ofTab(tabKey);
    if (copy) void this.save(copy);
  }

  /** The user went to another window. */
  windowLeft(): void {
    if (this.mode !== 'onWindowChange' && this.mode !== 'onFocusChange') return;
    for (const copy of this.workingCopies.dirty) void this.save(copy);
  }

  private saveLater(resource: string): void {
    clearTimeout(this.timers.get(resource));
    this.timers.delete(resource);
    if (this.mode !== 'afterDelay') return;
    const wait = this.settings.get('files.autoSaveDelay');
    const timer = setTimeout(
      () => {
        this.timers.delete(resource);
        const copy = this.workingCopies.dirty.find((each) => resourceOf(each) === resource);
        if (copy) void this.save(copy);
      },
      typeof wait === 'number' ? wait : 1000,
    );
    this.timers.set(resource, timer);
  }

  private async save(copy: WorkingCopy): Promise<void> {
    if (!copy.dirty || copy.autoSave === false) return;
    try {
      await copy.save('auto');
    } catch (error) {
      onUnexpectedError(error);
    }
  }
}
