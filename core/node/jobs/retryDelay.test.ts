import fc from 'fast-check';
import { retryDelay } from './retryDelay';

const retry = { attempts: 4, delay: 2 };

describe('retryDelay', () => {
  it('doubles until the attempts are used up', () => {
    expect([1, 2, 3, 4].map((attempt) => retryDelay(retry, attempt, 0))).toEqual([2, 4, 8, undefined]);
    expect(retryDelay(undefined, 1)).toBeUndefined();
  });

  it('never waits much longer than the greatest delay', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
        const delay = retryDelay({ attempts: 10_000, delay: 1, greatestDelay: 60 }, attempt, chance);
        expect(delay).toBeLessThanOrEqual(66);
      }),
    );
  });
});
