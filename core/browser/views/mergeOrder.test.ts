import fc from 'fast-check';
import { mergeOrder } from './mergeOrder';

const ids = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'));

describe('mergeOrder', () => {
  it('puts what is new behind its neighbour', () => {
    expect(mergeOrder(['a', 'b', 'c'], ['c', 'a'])).toEqual(['c', 'a', 'b']);
    expect(mergeOrder(['new', 'a'], ['a'])).toEqual(['new', 'a']);
  });

  it('leaves out what is not there and forgets nothing that is', () => {
    fc.assert(
      fc.property(ids, ids, (defaults, arranged) => {
        const merged = mergeOrder(defaults, arranged);
        expect([...merged].sort()).toEqual([...defaults].sort());
        const known = arranged.filter((id) => defaults.includes(id));
        expect(merged.filter((id) => known.includes(id))).toEqual(known);
      }),
    );
  });
});
