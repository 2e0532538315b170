import fc from 'fast-check';
import { canPlace, childrenOf, type Destination, moved, placesOf, topmost, withInside } from './componentOrder';
import { dropDestination } from './dropDestination';
import { drawn, testEntry, testFolder } from './testEntries';

const entries = [
  testFolder('F'),
  testFolder('G', 'F'),
  testEntry('a', { parent: 'F' }),
  testEntry('b', { parent: 'G' }),
  testEntry('c'),
  testEntry('d'),
];

describe('the order of components', () => {
  it('has at the top what lost its folder, and addresses', () => {
    const link = testEntry('link', { type: 'URLMap', parent: 'F' });
    const lost = testEntry('lost', { parent: 'gone' });
    expect(
      childrenOf([...entries, link, lost])
        .get(null)
        ?.map(({ id }) => id),
    ).toEqual(['F', 'c', 'd', 'link', 'lost']);
  });

  it('knows what is inside, and what goes along', () => {
    expect([...withInside(entries, ['F'])]).toEqual(['F', 'G', 'b', 'a']);
    expect(topmost(entries, ['d', 'a', 'F', 'b']).map(({ id }) => id)).toEqual(['F', 'd']);
  });

  it('puts nothing into itself, into what is no folder, and addresses into none', () => {
    const all = [...entries, testEntry('link', { type: 'URLMap' })];
    const tried: [string[], string | null][] = [
      [['F'], 'G'],
      [['F'], 'F'],
      [['a'], 'c'],
      [['link'], 'F'],
      [['c'], 'gone'],
    ];
    for (const [ids, parent] of tried) expect(canPlace(all, ids, parent)).toBe(false);
    expect(canPlace(all, ['c', 'd'], 'G')).toBe(true);
    expect(canPlace(all, ['link'], null)).toBe(true);
  });

  it.each<[string, Destination, string]>([
    ['into a folder', { ids: ['c'], parent: 'G' }, 'F(G(b c) a) d'],
    ['before another', { ids: ['d'], parent: 'F', before: 'a' }, 'F(G(b) d a) c'],
    ['in the order in which they were named', { ids: ['d', 'c'], parent: null, before: 'F' }, 'd c F(G(b) a)'],
  ])('moves %s', (_, to, after) => expect(drawn(moved(entries, to))).toBe(after));

  it('leads a drop beside a component, or into a folder', () => {
    const scene = { entries, inside: (folder: string | null) => childrenOf(entries).get(folder) ?? [] };
    const [f, , a, , c, d] = entries;
    expect(dropDestination(scene, [d ?? testEntry('')], a, 'before')).toEqual({ ids: ['d'], parent: 'F', before: 'a' });
    expect(dropDestination(scene, [c ?? testEntry('')], f, 'after')).toEqual({ ids: ['c'], parent: null, before: 'd' });
    expect(dropDestination(scene, [c ?? testEntry('')], d, 'after')).toEqual({ ids: ['c'], parent: null });
    expect(dropDestination(scene, [c ?? testEntry('')], d, 'inside')).toBeUndefined();
    expect(dropDestination(scene, [a ?? testEntry('')], undefined, 'inside')).toEqual({ ids: ['a'], parent: null });
  });

  it('comes back as it was', () => {
    const chosen = fc.subarray(['F', 'G', 'a', 'b', 'c', 'd'], { minLength: 1 });
    fc.assert(
      fc.property(
        chosen,
        fc.constantFrom(null, 'F', 'G'),
        fc.constantFrom(undefined, 'a', 'b', 'c', 'd'),
        (some, parent, before) => {
          const ids = topmost(entries, some).map(({ id }) => id);
          const sibling = entries.find(({ id }) => id === before);
          if (!canPlace(entries, ids, parent) || (before && (sibling?.parent !== parent || ids.includes(before))))
            return;
          const back = placesOf(entries, ids);
          const after = moved(entries, { ids, parent, before });
          expect(drawn(back.reduce(moved, after))).toBe(drawn(entries));
        },
      ),
    );
  });
});
