import fc from 'fast-check';
import { FuzzyIndex } from './fuzzyIndex';
import { type FuzzyFields } from './fuzzyEntry';
import { pathText, plainText, titleText } from './fuzzyText';

const never = (): boolean => false;

function searchIn(index: FuzzyIndex<string>, query: string): readonly string[] {
  const search = index.search(query);
  search.advance(never);
  return search.results().map((entry) => entry.item);
}

const rank = (
  items: readonly string[],
  query: string,
  fieldsOf = (item: string): FuzzyFields => ({ main: plainText(item) }),
) => searchIn(new FuzzyIndex(items, fieldsOf), query);
const rankPaths = (paths: readonly string[], query: string) => rank(paths, query, (path) => ({ main: pathText(path) }));
const rankTitles = (titles: readonly string[], query: string) =>
  rank(titles, query, (title) => ({
    main: titleText(title.slice(0, title.indexOf(':') + 2), title.slice(title.indexOf(':') + 2)),
  }));

describe('FuzzyIndex', () => {
  it('ranks identity, prefix of the last segment, last segment, path', () => {
    const paths = [
      'editor/main.ts',
      'src/myEditor.ts',
      'src/editorPart.ts',
      'src/editor',
      'e/d/i/t/o/r.ts',
      'other.ts',
    ];
    expect(rankPaths(paths, 'editor')).toEqual([
      'src/editor',
      'src/editorPart.ts',
      'src/myEditor.ts',
      'editor/main.ts',
      'e/d/i/t/o/r.ts',
    ]);
  });

  it('puts a match in the last segment, even a scattered one, before one in the path', () => {
    expect(rankPaths(['abc/x.ts', 'x/a-zb-c.ts'], 'abc')).toEqual(['x/a-zb-c.ts', 'abc/x.ts']);
  });

  it('finds a title by its category and ranks the title as its last segment', () => {
    const titles = ['View: Toggle Panel', 'Panel: View Output', 'Toggle: Other'];
    expect(rankTitles(titles, 'view tog')).toEqual(['View: Toggle Panel']);
    expect(rankTitles(titles, 'view')[0]).toBe('Panel: View Output');
    expect(rankTitles(titles, 'view: toggle panel')[0]).toBe('View: Toggle Panel');
    const alike = ['Applications: New Add-on…', 'Applications: New Application…'];
    expect(rankTitles(alike, 'applications: new appl')[0]).toBe('Applications: New Application…');
  });

  it('prefers camel case, then what is compact, then what is short, then the same case', () => {
    expect(rank(['fragment', 'goMod'], 'gm')).toEqual(['goMod', 'fragment']);
    expect(rank(['x a--b', 'x a-b'], 'xab')).toEqual(['x a-b', 'x a--b']);
    expect(rank(['openFolder', 'open'], 'ope')).toEqual(['open', 'openFolder']);
    expect(rank(['open', 'OPEN', 'Open'], 'Op')).toEqual(['Open', 'open', 'OPEN']);
  });

  it('takes terms in any order and wants all of them', () => {
    expect(rank(['Toggle Side Bar', 'Toggle Panel', 'Side View'], 'side toggle')).toEqual(['Toggle Side Bar']);
  });

  it('wants what is quoted to stand together', () => {
    const items = ['Split Editor', 'Set Editor', 'Editor Sizes'];
    expect(rank(items, 'sed')).toContain('Split Editor');
    expect(rank(items, '"sed"')).toEqual([]);
    expect(rank(items, '"t edi"')).toEqual(['Set Editor', 'Split Editor']);
    expect(rank(items, '"t edi')).toHaveLength(2);
  });

  it('finds letters without their accents and characters of any width', () => {
    expect(rank(['Résumé', 'ＡＢＣ'], 'resume')).toEqual(['Résumé']);
    expect(rank(['Résumé', 'ＡＢＣ'], 'abc')).toEqual(['ＡＢＣ']);
    expect(rank(['resume'], 'RÉSUMÉ')).toEqual(['resume']);
  });

  it('finds emoji and Chinese', () => {
    expect(rank(['party 🎉 time', 'plain'], '🎉')).toEqual(['party 🎉 time']);
    expect(rank(['切换侧边栏', '打开文件'], '侧栏')).toEqual(['切换侧边栏']);
  });

  it('finds an alias as well as the name, and extras after both', () => {
    const fields: Record<string, FuzzyFields> = {
      a: { main: plainText('切换侧边栏'), alias: plainText('Toggle Side Bar') },
      b: { main: plainText('xtogglex') },
      c: { main: plainText('c'), extras: [plainText('toggle')] },
    };
    expect(rank(['c', 'b', 'a'], 'toggle', (item) => fields[item] ?? { main: plainText('') })).toEqual(['a', 'b', 'c']);
  });

  it('works in slices and ends with the same as in one go', () => {
    const items = Array.from({ length: 5000 }, (_, i) => `Item ${i % 97} of ${i}`);
    const search = new FuzzyIndex(items, (item) => ({ main: plainText(item) })).search('item 9');
    let slices = 1;
    while (!search.advance(() => true)) slices++;
    expect(slices).toBeGreaterThan(100);
    expect(search.results().map((entry) => entry.item)).toEqual(rank(items, 'item 9'));
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'B', '/', ' ', '1', 'é', '🎉', '-'), maxLength: 12 });

  it('finds the same by typing on as by starting anew', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), word, (items, query) => {
        const index = new FuzzyIndex(items, (item) => ({ main: pathText(item), extras: [plainText(item.slice(2))] }));
        for (let end = 1; end <= query.length; end++) {
          const typed = query.slice(0, end);
          const fresh = new FuzzyIndex(items, (item) => ({ main: pathText(item), extras: [plainText(item.slice(2))] }));
          expect([...searchIn(index, typed)].sort()).toEqual([...searchIn(fresh, typed)].sort());
        }
      }),
    );
  });

  it('finds every item by itself, first among those that are no copy of it', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (items) => {
        const [wanted = ''] = items;
        fc.pre(/[a-z0-9]/i.test(wanted) && !wanted.includes('/') && !/\s\s|^\s|\s$/.test(wanted));
        const first = rank(items, wanted)[0] ?? '';
        expect(
          first
            .normalize('NFD')
            .toLowerCase()
            .replace(/\u0301/g, ''),
        ).toBe(
          wanted
            .normalize('NFD')
            .toLowerCase()
            .replace(/\u0301/g, ''),
        );
      }),
    );
  });

  it('takes any input', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), fc.string({ unit: 'binary' }), (items, query) => {
        for (const found of rankPaths(items, query)) expect(items).toContain(found);
      }),
    );
  });

  it.each([
    ['a'.repeat(1e5), 'a'.repeat(1e5)],
    ['ab'.repeat(5e4), `${'a'.repeat(200)}b`],
    ['a '.repeat(5e4), 'a '.repeat(5e4)],
    [' '.repeat(1e5), '"'.repeat(1e5)],
    ['/'.repeat(1e5), '/a'.repeat(5e4)],
    ['🎉'.repeat(5e4), '🎉'.repeat(5e4)],
  ])('does a bounded amount of work for long input (%#)', (text, query) => {
    // The clock is asked once for each batch: the number of batches is the bound, whatever the length.
    let asked = 0;
    const search = new FuzzyIndex(new Array<string>(64).fill(text), (item) => ({ main: pathText(item) })).search(query);
    search.advance(() => ++asked > 1000);
    expect(asked).toBeLessThan(10);
    expect(search.query.whole.length).toBeLessThanOrEqual(256);
  });
});
