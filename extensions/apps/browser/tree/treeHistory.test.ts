import { TreeHistory } from './treeHistory';

function start() {
  const history = new TreeHistory();
  const done: string[] = [];
  const push = (name: string, works = true): Promise<boolean> => {
    const step = (what: string) => () => Promise.resolve(done.push(`${what} ${name}`) > 0 && works);
    return history.during(Promise.resolve({ label: name, undo: step('undo'), redo: step('redo') }));
  };
  return { history, done, push };
}

describe('the history of a tree', () => {
  it('takes one step back after the other, and makes them again', async () => {
    const { history, done, push } = start();
    await push('a');
    await push('b');
    await Promise.all([history.undo(), history.undo(), history.undo()]);
    expect([history.canUndo, history.redoLabel]).toEqual([false, 'a']);
    await history.redo();
    expect(done).toEqual(['undo b', 'undo a', 'redo a']);
    expect([history.undoLabel, history.redoLabel]).toEqual(['a', 'b']);
  });

  it('waits for what is still being done, and takes back that', async () => {
    const { history, done, push } = start();
    await push('a');
    let finish = (): void => undefined;
    const work = new Promise<void>((resolve) => (finish = resolve));
    const step = {
      label: 'slow',
      undo: () => Promise.resolve(done.push('undo slow') > 0),
      redo: () => Promise.resolve(true),
    };
    const doing = history.during(work.then(() => step));
    const undone = history.undo();
    finish();
    await Promise.all([doing, undone]);
    expect(done).toEqual(['undo slow']);
    expect(await history.during(Promise.resolve(undefined))).toBe(false);
    expect(history.undoLabel).toBe('a');
  });

  it('forgets what cannot be taken back, and what was undone when something else is done', async () => {
    const { history, push } = start();
    await push('a');
    await push('refused', false);
    await history.undo();
    expect([history.undoLabel, history.canRedo]).toEqual(['a', false]);
    await history.undo();
    await push('c');
    expect([history.undoLabel, history.canRedo]).toEqual(['c', false]);
  });
});
