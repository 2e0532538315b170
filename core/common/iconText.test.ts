import { parseIconText, withoutIcons } from './iconText';

describe('parseIconText', () => {
  it('takes icons out of the text around them', () => {
    expect(parseIconText('$(sync~spin) 3 of $(git-commit)')).toEqual([
      { kind: 'icon', name: 'sync', spin: true },
      { kind: 'text', text: ' 3 of ' },
      { kind: 'icon', name: 'git-commit', spin: false },
    ]);
  });

  it('leaves an escaped icon and a lone "$(" as text', () => {
    expect(parseIconText('\\$(error) costs $(')).toEqual([{ kind: 'text', text: '$(error) costs $(' }]);
  });

  it('says nothing of icons', () => {
    expect(withoutIcons('$(error) 2  $(warning) 1')).toBe('2 1');
  });
});
