import { inject, injectable } from 'inversify';
import type { Disposable } from '../../common/lifecycle';
import { ActiveEditor } from '../activeEditor/activeEditor';
import { Registry } from '../registry';
import { Views } from '../views/views';
import type { UndoTarget } from './undoTarget';

/** Leads undo and redo to the view that has the focus, or the editor that the user is in. */
@injectable()
export class UndoRedo {
  private readonly targets = new Registry<UndoTarget>('undo target');

  private readonly ofViews = new Registry<UndoTarget>('undo target of a view');

  constructor(
    @inject(ActiveEditor) private readonly activeEditor: ActiveEditor,
    @inject(Views) private readonly views: Views,
  ) {}

  /** The history of the editor in a tab. */
  register(tabKey: string, target: UndoTarget): Disposable {
    return this.targets.add(tabKey, target);
  }

  /** The history of a view: it counts while the view has the focus. */
  registerView(viewId: string, target: UndoTarget): Disposable {
    return this.ofViews.add(viewId, target);
  }

  ofTab(tabKey: string): UndoTarget | undefined {
    return this.targets.get(tabKey);
  }

  get active(): UndoTarget | undefined {
    const view = this.views.focused === undefined ? undefined : this.ofViews.get(this.views.focused);
    if (view) return view;
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
