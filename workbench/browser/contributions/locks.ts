import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { Commands } from '../../../core/browser/commands/commands';
import { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { EditorLocks } from '../../../core/browser/locks/editorLocks';
import { DisposableOwner, toDisposable } from '../../../core/common/lifecycle';

/** What the banner of a locked editor offers, for the editor that the user is in. */
@injectable()
export class LocksContribution extends DisposableOwner {
  constructor(
    @inject(Commands) commands: Commands,
    @inject(ContextKeys) contextKeys: ContextKeys,
    @inject(EditorLocks) locks: EditorLocks,
  ) {
    super();
    this.own(commands.register('workbench.action.askToLetGo', () => locks.active && locks.ask(locks.active)));
    this.own(commands.register('workbench.action.takeOverEditing', () => locks.active && locks.takeOver(locks.active)));
    const update = (): void =>
      contextKeys.update({
        editorLocked: locks.active !== undefined,
        editorLockTakeable: locks.active?.lock.mayTakeOver ?? false,
      });
    this.own(toDisposable(autorun(update)));
  }
}
