import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { Commands } from '../../../core/browser/commands/commands';
import { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { UndoRedo } from '../../../core/browser/undo/undoRedo';
import { DisposableOwner, toDisposable } from '../../../core/common/lifecycle';

/** Undo and redo of the active editor. */
@injectable()
export class UndoContribution extends DisposableOwner {
  constructor(
    @inject(Commands) commands: Commands,
    @inject(ContextKeys) contextKeys: ContextKeys,
    @inject(UndoRedo) undoRedo: UndoRedo,
  ) {
    super();
    this.own(commands.register('undo', () => undoRedo.undo()));
    this.own(commands.register('redo', () => undoRedo.redo()));
    const update = (): void =>
      contextKeys.update({
        canUndo: undoRedo.active?.canUndo ?? false,
        canRedo: undoRedo.active?.canRedo ?? false,
        undoLabel: undoRedo.active?.undoLabel,
        redoLabel: undoRedo.active?.redoLabel,
      });
    this.own(toDisposable(autorun(update)));
  }
}
