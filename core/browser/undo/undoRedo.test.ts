import { trackDisposables } from '../../common/trackDisposables';
import { ActiveEditor } from '../activeEditor/activeEditor';
import { UndoRedo } from './undoRedo';
import { UndoStack } from './undoStack';

describe('UndoRedo', () => {
  const keep = trackDisposables();

  it('leads to the editor of the active tab', async () => {
    const activeEditor = new ActiveEditor();
    const undoRedo = new UndoRedo(activeEditor);
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
