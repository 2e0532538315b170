import { matchesTextFilter, parseTextFilter } from './textFilter';

describe('text filter', () => {
  const matching = (filter: string): string[] =>
    ['Apple pie', 'apple tart', 'Pear pie'].filter((text) => matchesTextFilter(parseTextFilter(filter), text));

  it('takes words in any case, one of several', () => {
    expect(matching('APPLE')).toEqual(['Apple pie', 'apple tart']);
    expect(matching('tart, pear')).toEqual(['apple tart', 'Pear pie']);
  });

  it('leaves out what stands behind "!"', () => {
    expect(matching('!pie')).toEqual(['apple tart']);
    expect(matching('apple, !tart')).toEqual(['Apple pie']);
  });

  it('shows all when it is empty', () => {
    expect(matching(' , !')).toHaveLength(3);
  });
});
