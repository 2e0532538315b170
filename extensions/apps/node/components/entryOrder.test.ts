import fc from 'fast-check';
import { numbersBetween } from './entryOrder';

describe('the numbers of entries that come between others', () => {
  it('are whole at the end', () => {
    expect(numbersBetween(2, undefined, undefined)).toEqual([1, 2]);
    expect(numbersBetween(2, 3.5, undefined)).toEqual([4, 5]);
  });

  it('are between the two, in order, or none', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { nil: undefined }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (count, low, gap) => {
          const high = (low ?? 0) + gap;
          const numbers = numbersBetween(count, low, high);
          if (!numbers) return gap < 1e-4;
          const all = [...(low === undefined ? [] : [low]), ...numbers, high];
          return numbers.length === count && all.every((one, index) => index === 0 || one > (all[index - 1] ?? one));
        },
      ),
    );
  });
});
