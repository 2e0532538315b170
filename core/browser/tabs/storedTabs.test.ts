import fc from 'fast-check';
import { readStoredTabs } from './storedTabs';

const group = (id: string, tabs: readonly string[]) => ({ kind: 'group', id, weight: 1, tabs });
const tab = (key: string) => ({ key, tabNo: 1, preview: false, pinned: false, request: { type: 'page', id: key } });
const stored = (tabs: readonly string[], ...placed: readonly (readonly string[])[]) => ({
  tabs: tabs.map(tab),
  root: {
    kind: 'branch',
    id: 'root',
    weight: 1,
    orientation: 'row',
    children: placed.map((keys, i) => group(`g${i}`, keys)),
  },
  activeGroup: 'g0',
  recent: [...tabs],
});

describe('stored tabs', () => {
  it('are read as they were written', () => {
    const read = readStoredTabs(stored(['a', 'b'], ['a'], ['b']));
    expect(read.tabs.map((one) => one.key)).toEqual(['a', 'b']);
    expect(read.root.children).toHaveLength(2);
  });

  it.each([
    ['nothing', undefined, 'Expected the tabs as an object.'],
    ['a text', 'tabs', 'Expected the tabs as an object.'],
    ['tabs that are no list', { ...stored([]), tabs: 'none' }, 'Expected the list of tabs as a list.'],
    ['a key twice', stored(['a', 'a'], ['a']), 'Two tabs have the same key.'],
    ['a tab in two places', stored(['a'], ['a'], ['a']), 'A tab stands in two places.'],
    ['a place without its tab', stored([], ['a']), "The tab 'a' is placed but not described."],
    ['an impossible size', { ...stored([]), root: { ...group('g', []), weight: -1 } }, 'Expected the size'],
  ])('refuse %s with the reason', (_what, value, reason) => {
    expect(() => readStoredTabs(value)).toThrow(reason);
  });

  it('refuse groups that are nested without end', () => {
    let root: object = group('g', []);
    for (let i = 0; i < 100; i++)
      root = { kind: 'branch', id: `b${i}`, weight: 1, orientation: 'row', children: [root] };
    expect(() => readStoredTabs({ ...stored([]), root: root as never })).toThrow('nested too deeply');
  });

  it('are either read or refused with a message, whatever was stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        try {
          readStoredTabs(value as never);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          expect((error as Error).message).toMatch(/^Expected /);
        }
      }),
    );
  });
});
