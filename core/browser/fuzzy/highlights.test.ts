import fc from 'fast-check';
import { parseFuzzyQuery } from './fuzzyQuery';
import { pathText, plainText } from './fuzzyText';
import { highlights } from './highlights';

/** The marked parts in brackets. */
function marked(text: string, query: string, prepare = plainText): string {
  let result = '';
  let end = 0;
  for (const [from, to] of highlights(prepare(text), parseFuzzyQuery(query))) {
    result += `${text.slice(end, from)}[${text.slice(from, to)}]`;
    end = to;
  }
  return result + text.slice(end);
}

describe('highlights', () => {
  it('marks what stands together, at the beginning of a word where it can', () => {
    expect(marked('unset set', 'set')).toBe('unset [set]');
    expect(marked('Toggle Side Bar', 'bar tog')).toBe('[Tog]gle Side [Bar]');
  });

  it('marks scattered characters where fzf finds them', () => {
    expect(marked('Toggle Side Bar', 'tsb')).toBe('[T]oggle [S]ide [B]ar');
  });

  it('marks the last segment before the path', () => {
    expect(marked('foo/foobar', 'foo', pathText)).toBe('foo/[foo]bar');
    expect(marked('foo/bar', 'foo', pathText)).toBe('[foo]/bar');
  });

  it('keeps together what is one character to the eye', () => {
    expect(marked('a 👨‍👩‍👧 b', '👩')).toBe('a [👨‍👩‍👧] b');
    expect(marked('cafe\u0301 x', 'ex')).toBe('caf[e\u0301] [x]');
  });

  it('gives spans in order, inside of the text and apart, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        let end = -1;
        for (const [from, to] of highlights(plainText(text), parseFuzzyQuery(query))) {
          expect(from).toBeGreaterThan(end);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
          end = to;
        }
      }),
    );
  });
});
