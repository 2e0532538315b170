import fc from 'fast-check';
import { autorun } from 'mobx';
import { UndoStack } from './undoStack';

/** A text to which letters are added, each addition a step. */
function createText(options?: ConstructorParameters<typeof UndoStack>[0]) {
  const stack = new UndoStack(options);
  const state = { text: '' };
  const add = (letter: string, group?: string): void => {
    const before = state.text;
    const after = before + letter;
    state.text = after;
    stack.push({
      label: `Add ${letter}`,
      group,
      undo: () => (state.text = before),
      redo: () => (state.text = after),
    });
  };
  return { stack, state, add };
}

describe('UndoStack', () => {
  it('takes changes back and makes them again, naming what comes next', () => {
    const { stack, state, add } = createText();
    add('a');
    add('b');
    expect([stack.undoLabel, stack.redoLabel]).toEqual(['Add b', undefined]);
    stack.undo();
    expect([state.text, stack.undoLabel, stack.redoLabel]).toEqual(['a', 'Add a', 'Add b']);
    stack.redo();
    expect(state.text).toBe('ab');
  });

  it('forgets what was undone when something else is done', () => {
    const { stack, state, add } = createText();
    add('a');
    stack.undo();
    add('b');
    expect(stack.canRedo).toBe(false);
    stack.undo();
    expect(state.text).toBe('');
  });

  it('makes one of the steps of a group that follow each other within a moment', () => {
    let time = 0;
    const { stack, state, add } = createText({ now: () => time, groupWithin: 100 });
    add('a', 'typing');
    time = 100;
    add('b', 'typing');
    time = 201;
    add('c', 'typing');
    add('d', 'other');
    stack.undo();
    expect(state.text).toBe('abc');
    stack.undo();
    expect(state.text).toBe('ab');
    stack.undo();
    expect(state.text).toBe('');
  });

  it('knows the saved state again when it is reached by undoing', () => {
    const { stack, add } = createText({ now: () => 0 });
    add('a', 'typing');
    stack.markSaved();
    add('b', 'typing');
    expect(stack.isSaved).toBe(false);
    stack.undo();
    expect(stack.isSaved).toBe(true);
    stack.undo();
    expect(stack.isSaved).toBe(false);
    stack.redo();
    expect(stack.isSaved).toBe(true);
  });

  it('never takes another state for the saved one once that is out of reach', () => {
    const { stack, add } = createText({ limit: 2 });
    stack.markSaved();
    add('a');
    add('b');
    add('c');
    stack.undo();
    stack.undo();
    expect([stack.canUndo, stack.isSaved]).toEqual([false, false]);
  });

  it('undoes a transaction as one, and at once when it fails', () => {
    const { stack, state, add } = createText();
    stack.transact('Add two', () => {
      add('a');
      add('b');
    });
    expect(stack.undoLabel).toBe('Add two');
    expect(() =>
      stack.transact('Fail', () => {
        add('c');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect([state.text, stack.undoLabel]).toEqual(['ab', 'Add two']);
    stack.undo();
    expect(state.text).toBe('');
  });

  it('does not keep steps that an undo itself pushes', () => {
    const stack = new UndoStack();
    const step = { label: 'Noisy', undo: () => stack.push(step), redo: () => stack.push(step) };
    stack.push(step);
    stack.undo();
    expect([stack.canUndo, stack.canRedo]).toEqual([false, true]);
  });

  it('tells its observers', () => {
    const { stack, add } = createText();
    const seen: (string | undefined)[] = [];
    const stop = autorun(() => seen.push(stack.undoLabel));
    add('a');
    stack.undo();
    stop();
    expect(seen).toEqual([undefined, 'Add a', undefined]);
  });

  it('goes back to any state it has been in', () => {
    const actions = fc.array(fc.oneof(fc.constantFrom('undo', 'redo'), fc.stringMatching(/^[a-z]$/)));
    fc.assert(
      fc.property(actions, (list) => {
        const { stack, state, add } = createText();
        const past: string[] = [];
        const future: string[] = [];
        for (const action of list) {
          const before = state.text;
          if (action === 'undo') {
            stack.undo();
            const expected = past.pop();
            if (expected !== undefined) future.push(before);
            expect(state.text).toBe(expected ?? before);
          } else if (action === 'redo') {
            stack.redo();
            const expected = future.pop();
            if (expected !== undefined) past.push(before);
            expect(state.text).toBe(expected ?? before);
          } else {
            add(action);
            past.push(before);
            future.length = 0;
          }
          expect([stack.canUndo, stack.canRedo]).toEqual([past.length > 0, future.length > 0]);
        }
      }),
    );
  });
});
