import fc from 'fast-check';
import { type Chord, writeChord } from './chord';
import { type KeyError, parseKeybinding } from './keybindingParser';
import { ariaLabelOf, labelOf } from './keyLabels';

function chords(text: string): readonly Chord[] {
  const result = parseKeybinding(text);
  if ('error' in result) throw new Error(`${text}: ${result.error.message}`);
  return result.chords;
}

function write(text: string): string {
  return chords(text).map(writeChord).join(' ');
}

function errorOf(text: string): KeyError | undefined {
  const result = parseKeybinding(text);
  return 'error' in result ? result.error : undefined;
}

const keys = [
  'k',
  '1',
  '/',
  '\\',
  '-',
  '=',
  '[',
  ']',
  'ö',
  'ж',
  'f12',
  'left',
  'numpad_add',
  'numpad0',
  '[KeyK]',
  '[Digit1]',
];
const anyChord: fc.Arbitrary<Chord> = fc.record({
  ctrl: fc.boolean(),
  shift: fc.boolean(),
  alt: fc.boolean(),
  meta: fc.boolean(),
  key: fc.constantFrom(...keys),
});

describe('parseKeybinding', () => {
  it.each([
    ['ctrl+k', 'ctrl+k'],
    ['Ctrl+K Ctrl+S', 'ctrl+k ctrl+s'],
    ['shift+ctrl+a', 'ctrl+shift+a'],
    ['cmd+b', 'meta+b'],
    ['win+b', 'meta+b'],
    ['ctrl-k', 'ctrl+k'],
    ['ctrl+-', 'ctrl+-'],
    ['ctrl--', 'ctrl+-'],
    ['ctrl+=', 'ctrl+='],
    ['ctrl++', 'ctrl++'],
    ['[', '['],
    ['ctrl+[', 'ctrl+['],
    ['ctrl+]', 'ctrl+]'],
    ['f1', 'f1'],
    ['esc', 'escape'],
    ['LeftArrow', 'left'],
    ['alt+[KeyA]', 'alt+[KeyA]'],
    ['  ctrl+k   a b ', 'ctrl+k a b'],
    ['ctrl+ö', 'ctrl+ö'],
    ['ctrl+win', 'error'],
  ])('reads %s', (text, written) => {
    if (written === 'error') expect(errorOf(text)).toBeDefined();
    else expect(write(text)).toBe(written);
  });

  it.each([
    ['', 0, 0, 'A key is expected, such as "ctrl+k".'],
    ['   ', 0, 3, 'A key is expected, such as "ctrl+k".'],
    ['ctrl+', 5, 0, 'A key is missing after "ctrl+".'],
    ['ctrl', 0, 4, 'A key is missing after "ctrl".'],
    ['ctrl+shift', 5, 5, 'A key is missing after "ctrl+shift".'],
    ['ctrl+k foo', 7, 3, '"foo" is not the name of a key.'],
    ['ctrl+f25', 5, 3, '"f25" is not the name of a key.'],
    ['[KeyÄ]', 0, 6, '"[KeyÄ]" is no place on a keyboard; write it as in "[KeyA]".'],
    ['a b c d e ', 6, 3, 'A keybinding has at most 3 chords.'],
    ['constructor', 0, 11, '"constructor" is not the name of a key.'],
  ])('says what is wrong with "%s"', (text, offset, length, message) => {
    expect(errorOf(text)).toMatchObject({ offset, length, message });
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.array(anyChord, { minLength: 1, maxLength: 3 }), (list) => {
        expect(chords(list.map(writeChord).join(' '))).toEqual(list);
      }),
    );
  });

  it('never throws, and puts its error inside the text', () => {
    const pieces = ['ctrl', '+', '-', ' ', 'k', 'shift+', '[', ']', 'KeyA', 'f1', 'cmd'];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom(...pieces)).map((list) => list.join('')),
        ),
        (text) => {
          const error = errorOf(text);
          if (error) expect(error.offset + error.length).toBeLessThanOrEqual(text.length);
          else expect(write(write(text))).toBe(write(text));
        },
      ),
    );
  });
});

describe('labels', () => {
  it.each([
    ['ctrl+k ctrl+s', 'Ctrl+K Ctrl+S', '⌃K ⌃S', 'Control+K Control+S'],
    ['shift+alt+left', 'Shift+Alt+LeftArrow', '⌥⇧←', 'Shift+Alt+Left Arrow'],
    ['ctrl+/', 'Ctrl+/', '⌃/', 'Control+Slash'],
    ['pagedown', 'PageDown', 'PageDown', 'Page Down'],
    ['alt+numpad_add', 'Alt+NumPad_Add', '⌥NumPad_Add', 'Alt+NumPad_Add'],
    ['f5', 'F5', 'F5', 'F5'],
    ['ctrl+[KeyQ]', 'Ctrl+Q', '⌃Q', 'Control+Q'],
  ])('shows %s', (text, label, mac, aria) => {
    expect(labelOf(chords(text), { os: 'linux' })).toBe(label);
    expect(labelOf(chords(text), { os: 'mac' })).toBe(mac);
    expect(ariaLabelOf(chords(text), { os: 'linux' })).toBe(aria);
  });

  it('names the key with the logo as its system does', () => {
    expect([labelOf(chords('meta+e'), { os: 'windows' }), labelOf(chords('meta+e'), { os: 'linux' })]).toEqual([
      'Windows+E',
      'Super+E',
    ]);
    expect(labelOf(chords('meta+shift+p'), { os: 'mac' })).toBe('⇧⌘P');
    expect(ariaLabelOf(chords('alt+meta+p'), { os: 'mac' })).toBe('Option+Command+P');
  });

  it('names keys in the language of the user, but the arrows on a Mac by their signs', () => {
    const names = new Map([
      ['left', '左箭头'],
      ['space', '空格'],
    ]);
    const texts = { shown: (key: string) => names.get(key), spoken: () => undefined };
    expect(labelOf(chords('ctrl+space alt+left'), { os: 'linux', texts })).toBe('Ctrl+空格 Alt+左箭头');
    expect(labelOf(chords('alt+left'), { os: 'mac', texts })).toBe('⌥←');
    expect(ariaLabelOf(chords('ctrl+space'), { os: 'linux', texts })).toBe('Control+空格');
  });

  it('shows a place on the keyboard by what it types there', () => {
    expect(labelOf(chords('ctrl+[KeyQ]'), { os: 'linux', layout: new Map([['KeyQ', 'a']]) })).toBe('Ctrl+A');
  });
});
