import { inject, injectable } from 'inversify';
import type { Disposable } from '../../common/lifecycle';
import { ActiveEditor } from '../activeEditor/activeEditor';
import { Registry } from '../registry';
import type { UndoTarget } from './undoTarget';

/** Leads undo and redo to the editor that the user is in. */
@injectable()
export class UndoRedo {
  private readonly targets = new Registry<UndoTarget>('undo target');

  constructor(@inject(ActiveEditor) private readonly activeEditor: ActiveEditor) {}

  /** The history of the editor in a tab. */
  register(tabKey: string, target: UndoTarget): Disposable {
    return this.targets.add(tabKey, target);
  }

  ofTab(tabKey: string): UndoTarget | undefined {
    return this.targets.get(tabKey);
  }

  get active(): UndoTarget | undefined {
    const key = this.activeEditor.tabKey;
    return key === undefined ? undefined : this.targets.get(key);
  }

  async undo(): Promise<void> {
    if (this.active?.canUndo) await this.active.undo();
  }

  async redo(): Promise<void> {
    if (this.active?.canRedo) await this.active.redo();
  }
}
