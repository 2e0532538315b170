import { ScopeMatcher } from './scopeMatcher';

const matcher = (...rules: readonly [selector: string, foreground?: string, fontStyle?: string][]) =>
  new ScopeMatcher(
    rules.map(([selector, foreground, fontStyle]) => ({
      selectors: selector.split(','),
      ...(foreground !== undefined && { foreground }),
      ...(fontStyle !== undefined && { fontStyle }),
    })),
  );

describe('ScopeMatcher', () => {
  it('covers whole segments only', () => {
    const rules = matcher(['string', 's']);
    expect(rules.match(['string.quoted'])?.foreground).toBe('s');
    expect(rules.match(['stringent'])).toBeUndefined();
  });

  it('prefers the more specific, then the later', () => {
    expect(matcher(['a.b', '1'], ['a', '2']).match(['a.b.c'])?.foreground).toBe('1');
    expect(matcher(['a', '1'], ['a', '2']).match(['a'])?.foreground).toBe('2');
    expect(matcher(['x a', '1'], ['a', '2']).match(['x', 'a'])?.foreground).toBe('1');
  });

  it('asks for parents in their order, with others between them', () => {
    const rules = matcher(['x y a', '1']);
    expect(rules.match(['x.1', 'z', 'y', 'a'])?.foreground).toBe('1');
    expect(rules.match(['y', 'x', 'a'])).toBeUndefined();
    expect(rules.match(['y', 'a'])).toBeUndefined();
  });

  it('lets an inner scope refine the outer one, and an empty style take it back', () => {
    const rules = matcher(['a', '1', 'bold'], ['b', '2'], ['c', undefined, '']);
    expect(rules.match(['a', 'b'])).toEqual({ foreground: '2', fontStyle: 'bold' });
    expect(rules.match(['a', 'c'])).toEqual({ foreground: '1', fontStyle: '' });
  });

  it('knows nothing of exclusions, as VS Code does', () => {
    expect(matcher(['a - b', '1']).match(['a'])).toBeUndefined();
    expect(matcher(['a > b', '1']).match(['a', 'b'])?.foreground).toBe('1');
  });
});
