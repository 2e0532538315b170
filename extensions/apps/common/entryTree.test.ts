import fc from 'fast-check';
import {
  indent,
  inFolder,
  movesOf,
  outdent,
  outline,
  place,
  step,
  topmost,
  type TreeEntry,
  without,
} from './entryTree';

interface Entry extends TreeEntry {
  readonly seqNo?: number;
}

const folder = (id: string, parent?: string): Entry => ({ id, kind: 'folder', parent });
const link = (id: string, parent?: string): Entry => ({ id, kind: 'tab', parent });

/** a, F(b, c), G(H(d)), e */
const all: readonly Entry[] = [
  ...[link('a'), folder('F'), link('b', 'F'), link('c', 'F')],
  ...[folder('G'), folder('H', 'G'), link('d', 'H'), link('e')],
];
const names = (entries: readonly Entry[], parent?: string): string =>
  inFolder(entries, parent)
    .map(({ id }) => id)
    .join('');

describe('a tree of entries', () => {
  it('is seen from top to bottom; what has lost its folder is at the top', () => {
    expect(outline(all).map(({ id }) => id)).toEqual(['a', 'F', 'b', 'c', 'G', 'H', 'd', 'e']);
    expect(names([link('x', 'gone'), link('y')])).toBe('xy');
  });

  it('moves entries into folders and before others', () => {
    expect(names(place(all, ['a', 'e'], { parent: 'F', before: 'c' }), 'F')).toBe('baec');
    expect(names(place(all, ['c'], { parent: 'F', before: 'b' }), 'F')).toBe('cb');
    expect(names(place(all, ['b', 'c'], { parent: undefined, before: 'a' }))).toBe('bcaFGe');
  });

  it('leaves what cannot be moved there', () => {
    expect(place(all, ['G'], { parent: 'H', before: undefined })).toBe(all);
    expect(place(all, ['b'], { parent: 'a', before: undefined })).toBe(all);
    expect(place(all, [], { parent: 'F', before: undefined })).toBe(all);
  });

  it('says where entries could go', () => {
    const moves = (...ids: string[]) =>
      Object.entries(movesOf(all, ids)).flatMap(([move, possible]) => (possible ? [move] : []));
    expect(moves('a')).toEqual(['down']);
    expect(moves('F')).toEqual(['up', 'down']);
    expect(moves('e')).toEqual(['up', 'indent']);
    expect(moves('d')).toEqual(['outdent']);
    expect(moves()).toEqual([]);
  });

  it('goes up and down among its siblings, several together', () => {
    expect(names(step(all, ['F'], -1))).toBe('FaGe');
    expect(names(step(all, ['F', 'G'], 1))).toBe('aeFG');
    expect(step(all, ['a'], -1)).toBe(all);
    expect(step(all, ['e'], 1)).toBe(all);
  });

  it('goes into the folder before it and out again', () => {
    const inside = indent(all, ['e']);
    expect(names(inside, 'G')).toBe('He');
    expect(names(outdent(inside, ['e']))).toBe('aFGe');
    expect(indent(all, ['F'])).toBe(all);
    expect(outdent(all, ['a'])).toBe(all);
  });

  it('takes what is inside along', () => {
    expect(without(all, ['G']).map(({ id }) => id)).toEqual(['a', 'F', 'b', 'c', 'e']);
    expect(topmost(all, ['d', 'G', 'b']).map(({ id }) => id)).toEqual(['b', 'G']);
  });

  it('loses and doubles nothing, whatever is moved where', () => {
    const ids = all.map(({ id }) => id);
    const id = fc.constantFrom(...ids);
    const move = fc.record({
      ids: fc.array(id, { minLength: 1 }),
      parent: fc.option(id, { nil: undefined }),
      before: id,
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        const moved = moves.reduce((entries, { ids: some, ...to }) => place(entries, some, to), all);
        expect(
          outline(moved)
            .map((entry) => entry.id)
            .sort(),
        ).toEqual([...ids].sort());
      }),
    );
  });
});
