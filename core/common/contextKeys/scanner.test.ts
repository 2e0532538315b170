import fc from 'fast-check';
import { scanWhen } from './scanner';

const words = (text: string): readonly string[] => scanWhen(text).tokens.map((token) => token.text);
const kinds = (text: string): readonly string[] => scanWhen(text).tokens.map((token) => token.kind);

describe('scanWhen', () => {
  it('needs no spaces around operators', () => {
    expect(words('foo.bar:zed==completed')).toEqual(['foo.bar:zed', '==', 'completed', '']);
    expect(words('a&&!b||(c!=d)')).toEqual(['a', '&&', '!', 'b', '||', '(', 'c', '!=', 'd', ')', '']);
  });

  it('takes < and > into a key, but not out of a comparison', () => {
    expect(words('fee.bee<K-loo+1>')).toEqual(['fee.bee<K-loo+1>', '']);
    expect(words('vim<c-r>==1 && vim<2<=3')).toEqual(['vim<c-r>', '==', '1', '&&', 'vim<2', '<=', '3', '']);
    expect(words('a>=5')).toEqual(['a', '>=', '5', '']);
    expect(words('vim<c-r>=~ /x/')).toEqual(['vim<c-r>', '=~', 'x', '']);
  });

  it('takes a slash as part of a path, except after =~', () => {
    expect(words('resourcePath == /etc/hosts')).toEqual(['resourcePath', '==', '/etc/hosts', '']);
    expect(kinds('resource =~ /etc/')).toEqual(['word', '=~', 'regex', 'end']);
  });

  it('reads === and !== as == and !=', () => {
    expect(kinds('a === b !== c')).toEqual(['word', '==', 'word', '!=', 'word', 'end']);
  });

  it('knows the letters of other languages', () => {
    expect(words('übung == 中文')).toEqual(['übung', '==', '中文', '']);
  });

  it('reads escapes and classes of regular expressions, and drops the flags g and y', () => {
    const [, , regex] = scanWhen('a =~ /^[/x]\\/(b|c)$/gimy').tokens;
    expect(regex).toMatchObject({ kind: 'regex', text: '^[/x]\\/(b|c)$', flags: 'im', offset: 5, length: 19 });
  });

  it.each([
    ["a == 'b", 5, 2, 'Did you forget to open or close the quote?'],
    ['a = b', 2, 1, "Did you mean '=='?"],
    ['a & b', 2, 1, "Did you mean '&&'?"],
    ['a | b', 2, 1, "Did you mean '||'?"],
    ['a =~ b', 5, 1, 'Write it as /pattern/.'],
    ['a =~ /b', 5, 2, "Did you forget to escape the '/' (slash) character?"],
    ['a =~ /b/c/d', 5, 4, "Did you forget to escape the '/' (slash) character?"],
    ['a =~ /(/', 5, 3, undefined],
    ['a && 😀', 5, 2, undefined],
  ])('tells where %s is wrong', (text, offset, length, hint) => {
    const [first] = scanWhen(text).errors;
    expect(first).toMatchObject({ offset, length });
    expect(first?.hint?.message).toBe(hint);
  });

  it('reports every mistake of a clause', () => {
    expect(scanWhen('a = b & c').errors.map((error) => error.offset)).toEqual([2, 6]);
  });

  it('accounts for every character of any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(..."ab'/=~!<>&|() \\") })),
        (text) => {
          const { tokens, errors } = scanWhen(text);
          const parts = [...tokens, ...errors].sort((a, b) => a.offset - b.offset || a.length - b.length);
          let end = 0;
          for (const { offset, length } of parts) {
            expect(text.slice(end, offset).trim()).toBe('');
            expect(offset).toBeGreaterThanOrEqual(end);
            end = offset + length;
          }
          expect(end).toBe(text.length);
        },
      ),
    );
  });
});
