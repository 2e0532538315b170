import type { OperatingSystem } from '../platform';
import { chordsOf, type KeyPress } from './keyPress';

/** "ctrl+shift" held, the character that is typed and the place of its key. */
function press(held: string, key: string, code: string, more: Partial<KeyPress> & { altGr?: boolean } = {}): KeyPress {
  return {
    key,
    code,
    ctrlKey: held.includes('ctrl'),
    shiftKey: held.includes('shift'),
    altKey: held.includes('alt'),
    metaKey: held.includes('meta'),
    isComposing: false,
    keyCode: 0,
    getModifierState: (name) => name === 'AltGraph' && more.altGr === true,
    ...more,
  };
}

type Layout = ReadonlyMap<string, string>;

function tiers(event: KeyPress, os: OperatingSystem = 'linux', layout?: Layout): readonly (readonly string[])[] {
  return chordsOf(event, os, layout)?.tiers ?? [];
}

const recorded = (event: KeyPress): string | undefined => chordsOf(event, 'linux')?.recorded;

describe('chordsOf', () => {
  it('knows a letter by what it types and by its place', () => {
    expect(tiers(press('ctrl', 'k', 'KeyK'))).toEqual([['ctrl+k', 'ctrl+[KeyK]']]);
    expect(tiers(press('ctrl+shift', 'K', 'KeyK'))).toEqual([['ctrl+shift+k', 'ctrl+shift+[KeyK]']]);
  });

  it('lets caps lock be', () => {
    expect(tiers(press('ctrl', 'K', 'KeyK'))).toEqual([['ctrl+k', 'ctrl+[KeyK]']]);
  });

  it.each([
    ['Escape', 'Escape', 'escape'],
    [' ', 'Space', 'space'],
    ['ArrowLeft', 'ArrowLeft', 'left'],
    ['Enter', 'NumpadEnter', 'enter'],
    ['F12', 'F12', 'f12'],
    ['End', 'Numpad1', 'end'],
    ['1', 'Numpad1', 'numpad1'],
    ['+', 'NumpadAdd', 'numpad_add'],
    ['/', 'NumpadDivide', 'numpad_divide'],
    ['.', 'NumpadDecimal', 'numpad_decimal'],
  ])('names the key %s of %s', (key, code, name) => {
    expect(tiers(press('shift', key, code))[0]).toContain(`shift+${name}`);
  });

  it('takes a shifted sign for the key it is on', () => {
    const question = press('ctrl+shift', '?', 'Slash');
    expect(tiers(question).flat()).toContain('ctrl+shift+/');
    expect(recorded(question)).toBe('ctrl+shift+/');
    expect(recorded(press('ctrl+shift', '+', 'Equal'))).toBe('ctrl+shift+=');
  });

  it('knows the letters of a QWERTZ keyboard by what they type, never by their place', () => {
    expect(tiers(press('ctrl', 'z', 'KeyY')).flat()).toEqual(['ctrl+z', 'ctrl+[KeyY]']);
  });

  it('finds a sign that needs shift on a German keyboard, and the digit below it after', () => {
    const slash = press('ctrl+shift', '/', 'Digit7');
    expect(tiers(slash)).toEqual([['ctrl+/', 'ctrl+shift+[Digit7]'], ['ctrl+shift+/'], ['ctrl+shift+7']]);
  });

  it('knows letters that only a German keyboard has, or else the sign at their place', () => {
    const umlaut = press('ctrl', 'ö', 'Semicolon');
    expect(tiers(umlaut)).toEqual([['ctrl+ö', 'ctrl+[Semicolon]'], ['ctrl+;']]);
    expect(recorded(umlaut)).toBe('ctrl+ö');
  });

  it('knows the digits of a French keyboard with and without shift', () => {
    expect(tiers(press('ctrl', '&', 'Digit1')).flat()).toContain('ctrl+1');
    expect(recorded(press('ctrl', 'é', 'Digit2'))).toBe('ctrl+2');
    expect(tiers(press('ctrl+shift', '1', 'Digit1'))).toEqual([['ctrl+shift+1', 'ctrl+shift+[Digit1]'], ['ctrl+1']]);
    expect(tiers(press('ctrl', 'a', 'KeyQ'))[0]).toContain('ctrl+a');
    expect(tiers(press('ctrl', '-', 'Digit6'))).toEqual([['ctrl+-', 'ctrl+[Digit6]'], ['ctrl+6']]);
  });

  it.each([
    ['л', 'KeyK', 'k'],
    ['λ', 'KeyL', 'l'],
    ['ж', 'Semicolon', ';'],
    ['ש', 'KeyA', 'a'],
    ['ㅏ', 'KeyK', 'k'],
    ['ı', 'KeyI', 'i'],
  ])('takes %s for the key at its place', (key, code, latin) => {
    const event = press('ctrl', key, code);
    expect(tiers(event)[1]).toEqual([`ctrl+${latin}`]);
    expect(recorded(event)).toBe(key === 'ı' ? 'ctrl+ı' : `ctrl+${latin}`);
  });

  it('takes a Turkish İ for an i', () => {
    expect(tiers(press('ctrl+shift', 'İ', 'Quote'))[0]).toContain('ctrl+shift+i');
  });

  it('does not take AltGr for Ctrl+Alt', () => {
    const at = press('ctrl+alt', '@', 'KeyQ', { altGr: true });
    expect(tiers(at, 'windows')).toEqual([['@']]);
    expect(tiers(press('', '€', 'KeyE', { altGr: true }))).toEqual([['€']]);
  });

  it('keeps a Ctrl that is held besides AltGr', () => {
    expect(tiers(press('ctrl', '[', 'Digit8', { altGr: true }))).toEqual([['ctrl+[']]);
  });

  it('takes Ctrl+Alt for what it is where it types nothing else', () => {
    expect(tiers(press('ctrl+alt', 'k', 'KeyK', { altGr: true }), 'windows')[0]).toContain('ctrl+alt+k');
    expect(tiers(press('ctrl+alt', 'k', 'KeyK'), 'windows')[0]).toContain('ctrl+alt+k');
  });

  it('knows a Mac key under Option by what it types without', () => {
    expect(tiers(press('alt', 'å', 'KeyA', { altGr: true }), 'mac')).toEqual([['alt+a', 'alt+[KeyA]']]);
    expect(tiers(press('alt', 'æ', 'KeyQ'), 'mac', new Map([['KeyQ', 'a']]))[0]).toContain('alt+a');
    expect(tiers(press('alt+meta', '[', 'Digit5'), 'mac')).toEqual([
      ['alt+meta+5', 'alt+meta+[Digit5]'],
      ['alt+meta+['],
    ]);
  });

  it('takes a dead key for text, unless a modifier is held', () => {
    expect(tiers(press('', 'Dead', 'Equal'))).toEqual([]);
    expect(tiers(press('shift', 'Dead', 'Equal'))).toEqual([]);
    expect(tiers(press('ctrl', 'Dead', 'Equal'))[0]).toContain('ctrl+=');
    expect(tiers(press('alt', 'Dead', 'KeyE'), 'mac')[0]).toContain('alt+e');
  });

  it('ignores modifiers alone, input methods and events without a key', () => {
    const none = ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Process', 'Unidentified', ''];
    for (const key of none) expect(tiers(press('ctrl', key, 'ControlLeft'))).toEqual([]);
    expect(tiers(press('', 'a', 'KeyA', { isComposing: true }))).toEqual([]);
    expect(tiers(press('', 'a', 'KeyA', { keyCode: 229 }))).toEqual([]);
    expect(tiers({ ...press('', 'a', 'KeyA'), key: undefined })).toEqual([]);
  });

  it('knows a key without a character by its place', () => {
    expect(tiers(press('ctrl', 'Unidentified', 'KeyK'))[0]).toContain('ctrl+k');
  });
});
