import fc from 'fast-check';
import { Expression } from './expression';
import { parseWhen, type WhenError } from './parser';
import { contexts, whenNodes } from './whenArbitraries';

function parsed(text: string): Expression {
  const result = parseWhen(text);
  if ('errors' in result) throw new Error(`${text}: ${result.errors.map((error) => error.message).join()}`);
  return result.expression;
}

function firstError(text: string): WhenError | undefined {
  const result = parseWhen(text);
  return 'errors' in result ? result.errors[0] : undefined;
}

describe('parseWhen', () => {
  it.each([
    ['a', 'a'],
    ['!a', '!a'],
    ['!(!a)', '!(!a)'],
    ['!true', '!true'],
    ['a&&b||c', 'a && b || c'],
    ['a || b && c', 'a || b && c'],
    ['(a || b) && c', '(a || b) && c'],
    ['a && (b && c)', 'a && b && c'],
    ['((a))', 'a'],
    ['a == true', 'a'],
    ['a == false', '!a'],
    ['a != true', '!a'],
    ['a != false', 'a'],
    ["a == 'true'", "a == 'true'"],
    ['a===b', "a == 'b'"],
    ['a !== 5', "a != '5'"],
    ["a == ''", "a == ''"],
    ["a == 'b c'", "a == 'b c'"],
    ['a == in', "a == 'in'"],
    ['a<5', 'a<5'],
    ['a < 5', "a < '5'"],
    ['a >=5', "a >= '5'"],
    ['a =~ /b/i', 'a =~ /b/i'],
    ['a in b', 'a in b'],
    ['a not in b.c', 'a not in b.c'],
    ['notIn && inList', 'notIn && inList'],
    ['foo.barBaz<C-r> < 2', "foo.barBaz<C-r> < '2'"],
    ['\n a \t&&\u00a0b ', 'a && b'],
    ['a/b.c:d-e', 'a/b.c:d-e'],
    ['bar == foo\\bar', "bar == 'foo\\bar'"],
  ])('reads %s', (text, written) => {
    expect(parsed(text).serialize()).toBe(written);
  });

  it.each([
    ['', 0, 0, 'The clause ends where a key is expected.', undefined],
    ['!!a', 1, 1, "'!' stands where a key is expected.", 'Write a double negation as !(!key).'],
    ['a &&', 4, 0, 'The clause ends where a key is expected.', undefined],
    ['&& a', 0, 2, "'&&' stands where a key is expected.", undefined],
    ['(a', 2, 0, "The clause ends where ')' is expected.", undefined],
    ['a)', 1, 1, "')' stands where '&&' or '||' is expected.", "Did you forget a '('?"],
    ['a b', 2, 1, "'b' stands where '&&' or '||' is expected.", undefined],
    ['a and b', 2, 3, "'and' stands where '&&' or '||' is expected.", "Did you mean '&&'?"],
    ['(a OR b)', 3, 2, "'OR' stands where ')' is expected.", "Did you mean '||'?"],
    ['a ==', 4, 0, 'The clause ends where a value is expected.', "Write an empty value as ''."],
    ['a == && b', 5, 2, "'&&' stands where a value is expected.", "Write an empty value as ''."],
    [
      '!a == b',
      3,
      2,
      "'==' stands where '&&' or '||' is expected.",
      'Negate a comparison as !(a == b), or use its opposite.',
    ],
    ["'a' == b", 0, 3, "'a' stands where a key is expected.", 'A key is not quoted.'],
    ['a not b', 6, 1, "'b' stands where 'in' is expected.", "Write 'key not in list', or '!key'."],
    ['in b', 0, 2, "'in' stands where a key is expected.", "'in' is a keyword."],
    ['a == b == c', 7, 2, "'==' stands where '&&' or '||' is expected.", undefined],
  ])('says what is wrong with "%s"', (text, offset, length, message, hint) => {
    const error = firstError(text);
    expect(error).toMatchObject({ offset, length, message });
    expect(error?.hint?.message).toBe(hint);
  });

  it('refuses parentheses without end instead of running out of stack', () => {
    expect(firstError('('.repeat(50_000))?.message).toBe('Parentheses are nested deeper than 200.');
    expect(parsed(`${'('.repeat(200)}a${')'.repeat(200)}`).serialize()).toBe('a');
  });

  it('reads what is written to the same meaning', () => {
    fc.assert(
      fc.property(whenNodes, contexts, (node, context) => {
        const before = new Expression(node);
        const after = parsed(before.serialize());
        expect(after.evaluate(context)).toBe(before.evaluate(context));
        expect(parsed(after.serialize()).serialize()).toBe(after.serialize());
        expect(new Set(after.keys())).toEqual(new Set(before.keys()));
      }),
    );
  });

  it('never throws, and puts its errors inside the text', () => {
    const pieces = ['a', 'b.c', '&&', '||', '!', '(', ')', '==', '=~', '/x/', "'", 'in', 'not', '<', ' ', 'true', '\\'];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom(...pieces)).map((list) => list.join(' ')),
        ),
        (text) => {
          const result = parseWhen(text);
          if ('expression' in result) return;
          expect(result.errors.length).toBeGreaterThan(0);
          for (const { offset, length } of result.errors) expect(offset + length).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });
});
