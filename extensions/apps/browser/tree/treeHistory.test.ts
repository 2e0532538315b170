import { TreeHistory } from './treeHistory';

function start() {
  const history = new TreeHistory();
  const done: string[] = [];
  const push = (name: string, works = true): void => {
    const step = (what: string) => () => Promise.resolve(done.push(`${what} ${name}`) > 0 && works);
    history.push({ label: name, undo: step('undo'), redo: step('redo') });
  };
  return { history, done, push };
}

describe('the history of a tree', () => {
  it('takes one step back after the other, and makes them again', async () => {
    const { history, done, push } = start();
    push('a');
    push('b');
    await Promise.all([history.undo(), history.undo(), history.undo()]);
    expect([history.canUndo, history.redoLabel]).toEqual([false, 'a']);
    await history.redo();
    expect(done).toEqual(['undo b', 'undo a', 'redo a']);
    expect([history.undoLabel, history.redoLabel]).toEqual(['a', 'b']);
  });

  it('forgets what cannot be taken back, and what was undone when something else is done', async () => {
    const { history, push } = start();
    push('a');
    push('refused', false);
    await history.undo();
    expect([history.undoLabel, history.canRedo]).toEqual(['a', false]);
    await history.undo();
    push('c');
    expect([history.undoLabel, history.canRedo]).toEqual(['c', false]);
  });
});
