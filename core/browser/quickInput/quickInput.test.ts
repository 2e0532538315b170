import { trackDisposables } from '../../common/trackDisposables';
import type { InputBox } from './inputBox';
import { Windows } from '../windows/windows';
import { QuickInput } from './quickInput';
import { QuickPick } from './quickPick';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function currentPick(quickInput: QuickInput): QuickPick {
  if (!(quickInput.current instanceof QuickPick)) throw new Error('no pick is open');
  return quickInput.current;
}

describe('QuickInput', () => {
  trackDisposables();

  it('gives the item that is chosen', async () => {
    const quickInput = new QuickInput(new Windows());
    const chosen = quickInput.pick([{ label: 'a' }, { label: 'b', extra: 1 }], { value: 'b' });
    currentPick(quickInput).accept();
    expect(await chosen).toEqual({ label: 'b', extra: 1 });
    expect(quickInput.current).toBeUndefined();
    await settled();
  });

  it('gives nothing when it is dismissed or another takes its place', async () => {
    const quickInput = new QuickInput(new Windows());
    const first = quickInput.pick([{ label: 'a' }]);
    const second = quickInput.input();
    expect(await first).toBeUndefined();
    quickInput.hide();
    expect(await second).toBeUndefined();
    await settled();
  });

  it('shows again what stayed open below', async () => {
    const quickInput = new QuickInput(new Windows());
    const pick = quickInput.createPick();
    pick.set({ keepOpen: true });
    pick.show();
    const name = quickInput.input({ value: 'x' });
    quickInput.current?.accept();
    expect(await name).toBe('x');
    expect(quickInput.current).toBe(pick);
    pick.dispose();
    expect(quickInput.current).toBeUndefined();
    await settled();
  });

  it('goes through a series of questions, back and forth, with the earlier answers', async () => {
    const quickInput = new QuickInput(new Windows());
    const answers: (string | undefined)[] = [];
    const done = quickInput.steps('New', [
      async (ask) => {
        answers.push((await ask.pick([{ label: 'a' }, { label: 'b' }]))?.label);
        return answers.at(-1) !== undefined;
      },
      async (ask) => {
        answers.push(await ask.input({ value: 'name' }));
        return answers.at(-1) !== undefined;
      },
    ]);
    currentPick(quickInput).move('next');
    currentPick(quickInput).accept();
    await settled();
    expect(quickInput.current).toMatchObject({ title: 'New', step: 2, totalSteps: 2, value: 'name' });
    const [back] = quickInput.current?.buttons ?? [];
    if (back) quickInput.current?.triggerButton(back);
    await settled();
    expect(currentPick(quickInput).step).toBe(1);
    expect(currentPick(quickInput).buttons).toEqual([]);
    currentPick(quickInput).accept();
    await settled();
    quickInput.current?.accept();
    expect(await done).toBe(true);
    expect(answers).toEqual(['b', undefined, 'b', 'name']);
  });

  it('ends a series that is dismissed', async () => {
    const quickInput = new QuickInput(new Windows());
    const done = quickInput.steps('New', [async (ask) => (await ask.input()) !== undefined]);
    quickInput.hide();
    expect(await done).toBe(false);
  });

  it('does not accept what is not valid, and checks without waiting for older checks', async () => {
    const quickInput = new QuickInput(new Windows());
    const waiting: (() => void)[] = [];
    const validate = (value: string): Promise<string | undefined> =>
      new Promise((resolve) => waiting.push(() => resolve(value === 'good' ? undefined : `${value} is not good`)));
    const answer = quickInput.input({ validate });
    const input = quickInput.current as InputBox;
    input.setValue('bad');
    input.setValue('good');
    for (const finish of waiting.reverse()) finish();
    await settled();
    expect(input.message).toBeUndefined();
    input.setValue('bad');
    input.accept();
    waiting.forEach((finish) => finish());
    await settled();
    expect(input.message?.text).toBe('bad is not good');
    expect(input.visible).toBe(true);
    input.hide();
    expect(await answer).toBeUndefined();
  });
});
