import { UndoSteps } from './undoSteps';

const insert = (rangeOffset: number, text: string) => [{ rangeOffset, rangeLength: 0, text }];
const remove = (rangeOffset: number, rangeLength = 1) => [{ rangeOffset, rangeLength, text: '' }];

const stepsOf = (...changes: readonly ReturnType<typeof insert>[]) => {
  const steps = new UndoSteps();
  return changes.map((change) => Number(steps.of(change)));
};

describe('the steps of undo while code is written', () => {
  it('are words', () => {
    expect(stepsOf(insert(0, 'a'), insert(1, 'b'), insert(2, ' '), insert(3, ' '), insert(4, 'c'))).toEqual([
      1, 1, 2, 2, 2,
    ]);
    expect(stepsOf(insert(0, 'R'), insert(1, '()'), insert(2, 'x'))).toEqual([1, 1, 1]);
  });

  it('begin anew elsewhere', () => {
    expect(stepsOf(insert(0, 'a'), insert(9, 'b'))).toEqual([1, 2]);
  });

  it('are deletions that follow each other, in either direction', () => {
    expect(stepsOf(insert(0, 'a'), remove(5), remove(4), remove(4), remove(0))).toEqual([1, 2, 2, 2, 3]);
  });

  it('are each thing that is pasted, completed or replaced', () => {
    const replaced = [{ rangeOffset: 0, rangeLength: 3, text: 'total' }];
    expect(stepsOf(insert(0, 'tot'), replaced, replaced, insert(5, 'x'))).toEqual([1, 2, 3, 4]);
    expect(stepsOf([...insert(0, 'a'), ...insert(5, 'a')], [...insert(1, 'b'), ...insert(7, 'b')])).toEqual([1, 2]);
  });
});
