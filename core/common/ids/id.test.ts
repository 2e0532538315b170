import fc from 'fast-check';
import { IdSource, isId, newId, prefixOf, timeOf } from './id';

const prefixes = fc.stringMatching(/^[0-9A-Za-z]{4}$/);
/** A clock that jumps about, back as well. */
const clocks = fc.array(fc.integer({ min: 1_000_000_000_000, max: 4_000_000_000_000 }), {
  minLength: 1,
  maxLength: 200,
});
const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 });

function playing<T>(values: readonly T[], fallback: T): () => T {
  let at = 0;
  return () => values[at++ % values.length] ?? fallback;
}

describe('newId', () => {
  it('makes 20 letters and digits that begin with the prefix and tell their time', () => {
    fc.assert(
      fc.property(prefixes, (prefix) => {
        const before = Date.now();
        const id = newId(prefix);
        expect(isId(id)).toBe(true);
        expect(prefixOf(id)).toBe(prefix);
        expect(timeOf(id)).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('only grows, whatever the clock and chance do', () => {
    fc.assert(
      fc.property(clocks, chances, (times, draws) => {
        const source = new IdSource(playing(times, 0), playing(draws, 0));
        const ids = Array.from({ length: 300 }, () => source.next('000f'));
        expect(ids).toEqual([...new Set(ids)].sort());
      }),
    );
  });

  it('does not collide when replicas make many in the same millisecond', () => {
    const sources = Array.from({ length: 20 }, () => new IdSource(() => 1_800_000_000_000));
    const ids = sources.flatMap((source) => Array.from({ length: 2000 }, () => source.next('0006')));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('borrows from the next millisecond when one is full', () => {
    const source = new IdSource(
      () => 5,
      () => 0.999_999_999,
    );
    const ids = Array.from({ length: 5 }, () => source.next('0000'));
    expect(ids).toEqual([...ids].sort());
    expect(ids.every(isId)).toBe(true);
  });

  it.each(['', 'abc', 'abcde', 'ab_c', "a'--"])('takes no %j for a prefix', (prefix) => {
    expect(() => newId(prefix)).toThrow('prefix');
  });
});
