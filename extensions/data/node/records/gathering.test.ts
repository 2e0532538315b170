import fc from 'fast-check';
import { Gathering } from './gathering';

/** What is carried out stays under way until it is told how it ended. */
function begin({ together = 100, patience = 60_000 } = {}) {
  const batches: { items: readonly string[]; done(): void; failed(error: unknown): void }[] = [];
  const idle = jest.fn();
  const gathering = new Gathering<string>({
    together,
    patience,
    carryOut: (items) => new Promise((done, failed) => batches.push({ items, done, failed })),
    isOfOne: (error) => error === 'taken',
    onIdle: idle,
  });
  const endOf = (batch: number) => batches[batch] ?? { done: () => undefined, failed: () => undefined };
  const told: string[] = [];
  const add = (item: string) =>
    gathering.add(item).then(
      () => told.push(item),
      (error: unknown) => told.push(`${item}: ${String(error)}`),
    );
  return { add, told, idle, endOf, items: () => batches.map((batch) => batch.items.join('')) };
}

afterEach(() => void jest.useRealTimers());

test('the first goes at once, and what comes meanwhile goes together', async () => {
  const { add, endOf, items, told, idle } = begin();
  const all = ['a', 'b', 'c'].map((item) => add(item));
  expect(items()).toEqual(['a']);
  endOf(0).done();
  await all[0];
  expect(told).toEqual(['a']);
  expect(items()).toEqual(['a', 'bc']);
  expect(idle).not.toHaveBeenCalled();
  endOf(1).done();
  await Promise.all(all);
  expect(told).toEqual(['a', 'b', 'c']);
  expect(idle).toHaveBeenCalledTimes(1);
});

test('only so many go together', async () => {
  const { add, endOf, items } = begin({ together: 2 });
  const all = ['a', 'b', 'c', 'd'].map((item) => add(item));
  endOf(0).done();
  await all[0];
  expect(items()).toEqual(['a', 'bc']);
});

test('what can be the fault of one is done for each by itself, and only that one fails', async () => {
  const { add, endOf, items, told } = begin();
  const all = ['a', 'b', 'c'].map((item) => add(item));
  endOf(0).done();
  await all[0];
  endOf(1).failed('taken');
  await Promise.resolve();
  endOf(2).failed('taken');
  await all[1];
  endOf(3).done();
  await all[2];
  expect(items()).toEqual(['a', 'bc', 'b', 'c']);
  expect(told).toEqual(['a', 'b: taken', 'c']);
});

test('what is nobodys fault fails for all', async () => {
  const { add, endOf, items, told } = begin();
  const all = ['a', 'b', 'c'].map((item) => add(item));
  endOf(0).failed('away');
  await all[0];
  endOf(1).failed('away');
  await Promise.all(all);
  expect(items()).toEqual(['a', 'bc']);
  expect(told).toEqual(['a: away', 'b: away', 'c: away']);
});

test('nobody waits long for what is held up', async () => {
  jest.useFakeTimers();
  const { add, items, endOf, idle } = begin({ patience: 25 });
  const held = add('a');
  const next = add('b');
  jest.advanceTimersByTime(25);
  expect(items()).toEqual(['a', 'b']);
  endOf(1).done();
  await next;
  expect(idle).not.toHaveBeenCalled();
  endOf(0).done();
  await held;
  expect(idle).toHaveBeenCalledTimes(1);
});

test('each is carried out once, and told how it ended', async () => {
  const items = fc.uniqueArray(fc.nat(1000), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(items, fc.integer({ min: 1, max: 5 }), async (given, together) => {
      const done: number[] = [];
      const gathering = new Gathering<number>({
        together,
        patience: 1000,
        // Nobody may have a number that is divided by seven.
        carryOut: (batch) => {
          if (batch.some((item) => item % 7 === 0)) return Promise.reject(new Error('taken'));
          done.push(...batch);
          return Promise.resolve();
        },
        isOfOne: () => true,
        onIdle: () => undefined,
      });
      const outcomes = await Promise.allSettled(given.map((item) => gathering.add(item)));
      const fine = given.filter((item) => item % 7 !== 0);
      expect(done.toSorted()).toEqual(fine.toSorted());
      expect(given.filter((_, index) => outcomes[index]?.status === 'fulfilled')).toEqual(fine);
    }),
  );
});
