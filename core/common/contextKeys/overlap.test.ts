import fc from 'fast-check';
import { Expression } from './expression';
import { canBothHold, implies, isEquivalent } from './overlap';
import { parseWhen } from './parser';
import { contexts, whenNodes } from './whenArbitraries';

function when(text: string): Expression | undefined {
  if (!text) return undefined;
  const result = parseWhen(text);
  return 'expression' in result ? result.expression : undefined;
}

describe('canBothHold', () => {
  it.each([
    ['', '', true],
    ['a', '', true],
    ['false', '', false],
    ['a', 'b', true],
    ['a', '!a', false],
    ['a && b', 'b && !c', true],
    ['a && b', 'c || !b', true],
    ['a && b', 'c && d || !b', true],
    ['a && b', '!a || !b', false],
    ['type == x', 'type == y', false],
    ['type == x', 'type != x', false],
    ['type == x', '!type', false],
    ['type == x', 'type', true],
    ["type == ''", 'type', false],
    ['type == 0', '!type', true],
    ['type == x', 'type =~ /y/', false],
    ['type == x', '!(type =~ /x/)', false],
    ['type == x', 'type in list', true],
    ['type in list', 'type not in list', false],
    ['count < 3', 'count > 5', false],
    ['count <= 3', 'count >= 3', true],
    ['count < 3', 'count >= 3', false],
    ['count == 4', 'count < 3', false],
    ['count == 1', 'count == 1.0', true],
  ])('"%s" with "%s": %s', (a, b, expected) => {
    expect(canBothHold(when(a), when(b))).toBe(expected);
    expect(canBothHold(when(b), when(a))).toBe(expected);
  });

  it('never calls apart what a context makes true together', () => {
    fc.assert(
      fc.property(whenNodes, whenNodes, contexts, (first, second, context) => {
        const [a, b] = [new Expression(first), new Expression(second)];
        if (a.evaluate(context) && b.evaluate(context)) expect(canBothHold(a, b)).toBe(true);
        if (implies(a, b) && a.evaluate(context)) expect(b.evaluate(context)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('gives up on clauses with too many alternatives instead of taking long', () => {
    const wide = Array.from({ length: 30 }, (_, index) => `(a${index} || b${index})`).join(' && ');
    expect(canBothHold(when(wide), when('!a1'))).toBe(true);
  });
});

describe('implies', () => {
  it.each([
    ['a', '', true],
    ['', 'a', false],
    ['', 'true', true],
    ['a && b', 'a', true],
    ['a', 'a || b', true],
    ['a', 'a && b', false],
    ['type == x', 'type', true],
    ['count > 5', 'count > 5', true],
  ])('"%s" implies "%s": %s', (a, b, expected) => {
    expect(implies(when(a), when(b))).toBe(expected);
  });

  it('knows the same clause in another order', () => {
    expect(isEquivalent(when('a && b'), when('b && a'))).toBe(true);
    expect(isEquivalent(when('a || b'), when('b || a && c'))).toBe(false);
    expect(isEquivalent(undefined, undefined)).toBe(true);
    expect(isEquivalent(undefined, when('a'))).toBe(false);
  });
});
