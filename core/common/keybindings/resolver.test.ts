import fc from 'fast-check';
import { parseWhen } from '../contextKeys/parser';
import { conflictsOf } from './conflicts';
import { KeybindingResolver } from './resolver';
import type { Rule } from './rule';

/** "key | command | when", a user's where it begins with "user:". */
function rules(...lines: readonly string[]): readonly Rule[] {
  return lines.map((line) => {
    const [key = '', command = '', when = ''] = line
      .replace(/^user:/, '')
      .split('|')
      .map((part) => part.trim());
    const parsed = when ? parseWhen(when) : undefined;
    const expression = parsed && 'expression' in parsed ? parsed.expression : undefined;
    return {
      command,
      chords: key.split(' ').filter(Boolean),
      condition: expression,
      isUsers: line.startsWith('user:'),
    };
  });
}

/** What pressing the keys does, one after the other, where the given keys of the context are true. */
function pressed(list: readonly Rule[], keys: string, context: readonly string[] = []): string {
  const resolver = new KeybindingResolver(list);
  const presses = keys.split(' ').map((chord) => ({ tiers: [[chord]], recorded: chord }));
  const scope = { get: (key: string) => context.includes(key) };
  for (const [index, press] of presses.entries()) {
    const found = resolver.resolve(
      presses.slice(0, index),
      press,
      ({ condition }) => condition?.evaluate(scope) ?? true,
    );
    if (found.kind !== 'more') return found.kind === 'found' ? found.rule.command : `none at ${index}`;
  }
  return 'waiting';
}

describe('KeybindingResolver', () => {
  it('lets the later win', () => {
    expect(pressed(rules('a | one', 'a | two'), 'a')).toBe('two');
    expect(pressed(rules('a | one', 'a | two | x'), 'a')).toBe('one');
    expect(pressed(rules('a | one', 'a | two | x'), 'a', ['x'])).toBe('two');
  });

  it('finds chords of two and three keys', () => {
    const list = rules('a b | two', 'a c d | three');
    expect(pressed(list, 'a')).toBe('waiting');
    expect(pressed(list, 'a b')).toBe('two');
    expect(pressed(list, 'a c')).toBe('waiting');
    expect(pressed(list, 'a c d')).toBe('three');
    expect(pressed(list, 'a x')).toBe('none at 1');
    expect(pressed(list, 'a c b')).toBe('none at 2');
    expect(pressed(list, 'b')).toBe('none at 0');
  });

  it('hides an earlier chord behind a later single key, and the reverse', () => {
    expect(pressed(rules('a b | chord', 'a | single'), 'a b')).toBe('single');
    expect(pressed(rules('a | single', 'a b | chord'), 'a')).toBe('waiting');
    expect(pressed(rules('a b c | long', 'a b | short'), 'a b')).toBe('short');
  });

  it('falls through a single key whose clause is false to the chord', () => {
    const list = rules('a b | chord', 'a | single | x');
    expect(pressed(list, 'a b')).toBe('chord');
    expect(pressed(list, 'a b', ['x'])).toBe('single');
  });

  it('falls through a chord whose clause is false to the single key', () => {
    expect(pressed(rules('a | single', 'a b | chord | x'), 'a')).toBe('single');
  });

  it('finds a binding to no command, which unbinds', () => {
    expect(pressed(rules('a | one', 'a |'), 'a')).toBe('');
    expect(pressed(rules('a b | one', 'a |'), 'a')).toBe('');
  });

  it.each([
    ['any key', ' | -one', 'none at 0'],
    ['this key', 'a | -one', 'none at 0'],
    ['another key', 'b | -one', 'one'],
    ['the longer key', 'a b | -one', 'one'],
    ['this clause', 'a | -one | y && x', 'none at 0'],
    ['another clause', 'a | -one | y', 'one'],
    ['another command', 'a | -two', 'one'],
  ])('removes a command with %s', (_, removal, result) => {
    expect(pressed(rules('a | one | x && y', removal), 'a', ['x', 'y'])).toBe(result);
  });

  it('removes only what comes before, and nothing of the user', () => {
    expect(pressed(rules('a | one', ' | -one', 'a | one'), 'a')).toBe('one');
    expect(pressed(rules('user: a | one', 'user: | -one'), 'a')).toBe('one');
    expect(pressed(rules('a | one', 'user: a | -one', 'user: b | one'), 'b')).toBe('one');
  });

  it('brings back what a removed binding hid', () => {
    expect(pressed(rules('a b | chord', 'a | single', 'user: a | -single'), 'a b')).toBe('chord');
  });

  it('prefers the first way to write a press, among equals the later rule', () => {
    const press = { tiers: [['k', '[KeyK]'], ['x']], recorded: 'k' };
    const find = (...lines: string[]): string => {
      const found = new KeybindingResolver(rules(...lines)).resolve([], press, () => true);
      return found.kind === 'found' ? found.rule.command : found.kind;
    };
    expect(find('k | name', 'x | other')).toBe('name');
    expect(find('k | name', '[KeyK] | place')).toBe('place');
    expect(find('[KeyK] | place', 'k | name')).toBe('name');
    expect(find('x | other')).toBe('other');
    expect(find('k c | chord', 'x | other')).toBe('more');
  });

  it('knows a rule that can never win', () => {
    const list = rules('a | one | x && y', 'a | two | x', 'a b | three | z');
    const resolver = new KeybindingResolver(list);
    expect(list.map((rule) => resolver.isHidden(rule))).toEqual([true, false, false]);
  });

  it('agrees with trying every rule from the last to the first', () => {
    const line = fc
      .tuple(
        fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 }),
        fc.constantFrom('one', 'two', 'three', '', '-one', '-two'),
        fc.constantFrom('', 'x', '!x', 'x && y'),
      )
      .map(([keys, command, when]) => `${keys.join(' ')} | ${command} | ${when}`);
    const contextKeys = fc.subarray(['x', 'y']);
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.constantFrom('a', 'b', 'c'),
        contextKeys,
        (lines, key, context) => {
          const list = rules(...lines);
          const scope = { get: (name: string) => context.includes(name as 'x' | 'y') };
          const isGone = (rule: Rule, at: number): boolean =>
            rule.command.startsWith('-') ||
            list.some(
              (other, index) =>
                index > at &&
                other.command === `-${rule.command}` &&
                other.chords.join() === rule.chords.join() &&
                (!other.condition || other.condition.serialize() === rule.condition?.serialize()),
            );
          const last = list.findLast(
            (rule, at) => rule.chords[0] === key && !isGone(rule, at) && (rule.condition?.evaluate(scope) ?? true),
          );
          const expected = !last ? 'none at 0' : last.chords.length > 1 ? 'waiting' : last.command;
          expect(pressed(list, key, context)).toBe(expected);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('conflictsOf', () => {
  const pairs = (...lines: readonly string[]): readonly string[] =>
    conflictsOf(rules(...lines)).map(({ winner, loser }) => `${winner.command} over ${loser.command}`);

  it('lists every pair that asks for the same keys in the same place', () => {
    expect(pairs('a | one', 'a | two | x', 'a | three | y')).toEqual([
      'two over one',
      'three over one',
      'three over two',
    ]);
  });

  it('counts a key and the chords that begin with it', () => {
    expect(pairs('a b | chord', 'a | single')).toEqual(['single over chord']);
    expect(pairs('a b | one', 'a c | two')).toEqual([]);
  });

  it('finds what comparing every two rules finds', () => {
    const line = fc
      .tuple(fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 3 }), fc.constantFrom('', 'x', '!x'))
      .map(([keys, when]) => ({ keys, when }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), (lines) => {
        const list = rules(...lines.map(({ keys, when }, index) => `${keys.join(' ')} | c${index} | ${when}`));
        const expected = lines.flatMap((winner, at) =>
          lines.slice(0, at).flatMap((loser, before) => {
            const collide = winner.keys.every((key, index) => (loser.keys[index] ?? key) === key);
            const apart = winner.when !== loser.when && winner.when !== '' && loser.when !== '';
            return collide && !apart ? [`c${at} over c${before}`] : [];
          }),
        );
        const found = conflictsOf(list).map(({ winner, loser }) => `${winner.command} over ${loser.command}`);
        expect(found.sort()).toEqual(expected.sort());
      }),
    );
  });

  it('leaves out what excludes each other, and the same command twice', () => {
    expect(pairs('a | one | x', 'a | two | !x')).toEqual([]);
    expect(pairs('a | one | type == 1', 'a | two | type == 2')).toEqual([]);
    expect(pairs('a | one', 'a | one | x')).toEqual([]);
  });
});
