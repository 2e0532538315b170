import { parseCommandLink, parseLinkedText, withoutLinks } from './linkedText';

describe('parseLinkedText', () => {
  it('finds links to commands and addresses, and no others', () => {
    expect(parseLinkedText('See [the log](command:show) or [x](javascript:alert(1)).')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'the log', href: 'command:show' },
      { kind: 'text', text: ' or [x](javascript:alert(1)).' },
    ]);
  });

  it('reads as its words', () => {
    expect(withoutLinks('See [the log](command:show).')).toBe('See the log.');
  });
});

describe('parseCommandLink', () => {
  it('reads arguments', () => {
    expect(parseCommandLink('command:a.b')).toEqual({ command: 'a.b', args: [] });
    expect(parseCommandLink(`command:a?${encodeURIComponent('["x",1]')}`)).toEqual({ command: 'a', args: ['x', 1] });
    expect(parseCommandLink('command:a?%22x%22')).toEqual({ command: 'a', args: ['x'] });
  });

  it('refuses what it cannot read', () => {
    expect(parseCommandLink('https://a')).toBeUndefined();
    expect(parseCommandLink('command:a?{')).toBeUndefined();
    expect(parseCommandLink('command:a?%')).toBeUndefined();
  });
});
