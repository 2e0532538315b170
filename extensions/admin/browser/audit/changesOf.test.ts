import fc from 'fast-check';
import { changesOf } from './changesOf';

it.each([
  [{ a: 1, b: 'x' }, { a: 2, b: 'x' }, [{ path: 'a', before: '1', after: '2' }]],
  [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, [{ path: 'a.b.1', before: '2', after: '3' }]],
  [
    null,
    { a: 1, b: { c: '' } },
    [
      { path: 'a', after: '1' },
      { path: 'b.c', after: '' },
    ],
  ],
  [{ a: 1 }, null, [{ path: 'a', before: '1' }]],
  [{ a: 1 }, { a: { b: 2 } }, [{ path: 'a', before: '1', after: '{"b":2}' }]],
  [{ a: null }, {}, [{ path: 'a', before: 'null' }]],
  ['x', 'y', [{ path: '', before: 'x', after: 'y' }]],
])('between %j and %j', (before, after, changes) => {
  expect(JSON.parse(JSON.stringify(changesOf(before, after)))).toEqual(changes);
});

it('finds nothing between equal states, and something between others', () => {
  const state = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.integer(), { minLength: 1 })));
  fc.assert(fc.property(state, (one) => expect(changesOf(one, structuredClone(one))).toEqual([])));
  fc.assert(
    fc.property(state, state, (one, other) => {
      const same = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
      expect(changesOf(one, other).length === 0).toBe(same);
    }),
  );
});

function sorted(state: object): [string, unknown][] {
  return Object.entries(state).sort(([a], [b]) => (a < b ? -1 : 1));
}
