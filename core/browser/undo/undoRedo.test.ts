import { trackDisposables } from '../../common/trackDisposables';
import { runInAction } from 'mobx';
import { createContainer } from '../../common/container';
import { ActiveEditor } from '../activeEditor/activeEditor';
import { coreServices } from '../services';
import { Views } from '../views/views';
import { UndoRedo } from './undoRedo';
import { UndoStack } from './undoStack';

describe('UndoRedo', () => {
  const keep = trackDisposables();

  function start() {
    const container = createContainer(coreServices);
    const views = container.get(Views);
    return { views, activeEditor: container.get(ActiveEditor), undoRedo: container.get(UndoRedo) };
  }

  it('leads to the view that has the focus, if it has a history', async () => {
    const { views, activeEditor, undoRedo } = start();
    const undone: string[] = [];
    for (const place of ['tab', 'tree']) {
      const stack = new UndoStack();
      stack.push({ label: place, undo: () => undone.push(place), redo: () => undefined });
      keep(place === 'tab' ? undoRedo.register(place, stack) : undoRedo.registerView(place, stack));
    }
    activeEditor.setTab('tab');
    runInAction(() => (views.focused = 'tree'));
    await undoRedo.undo();
    runInAction(() => (views.focused = 'other'));
    await undoRedo.undo();
    expect(undone).toEqual(['tree', 'tab']);
  });

  it('leads to the editor of the active tab', async () => {
    const { activeEditor, undoRedo } = start();
    const undone: string[] = [];
    for (const tab of ['a', 'b']) {
      const stack = new UndoStack();
      stack.push({ label: tab, undo: () => undone.push(tab), redo: () => undefined });
      keep(undoRedo.register(tab, stack));
    }
    await undoRedo.undo();
    activeEditor.setTab('b');
    await undoRedo.undo();
    await undoRedo.undo();
    activeEditor.setTab('a');
    await undoRedo.undo();
    expect(undone).toEqual(['b', 'a']);
  });
});
