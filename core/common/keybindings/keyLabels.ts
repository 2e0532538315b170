import type { OperatingSystem } from '../platform';
import { type Chord, codeOfChord, type Modifier, modifiers } from './chord';
import { characterAt, labelOfKey } from './keyNames';

type ModifierLabels = Readonly<Record<Modifier, string>>;

const shown: Readonly<Record<OperatingSystem, ModifierLabels>> = {
  mac: { ctrl: '⌃', shift: '⇧', alt: '⌥', meta: '⌘' },
  windows: { ctrl: 'Ctrl', shift: 'Shift', alt: 'Alt', meta: 'Windows' },
  linux: { ctrl: 'Ctrl', shift: 'Shift', alt: 'Alt', meta: 'Super' },
};
const spoken: Readonly<Record<OperatingSystem, ModifierLabels>> = {
  mac: { ctrl: 'Control', shift: 'Shift', alt: 'Option', meta: 'Command' },
  windows: { ctrl: 'Control', shift: 'Shift', alt: 'Alt', meta: 'Windows' },
  linux: { ctrl: 'Control', shift: 'Shift', alt: 'Alt', meta: 'Super' },
};
const macOrder: readonly Modifier[] = ['ctrl', 'alt', 'shift', 'meta'];
const macKeys: Readonly<Record<string, string>> = { left: '←', right: '→', up: '↑', down: '↓' };
/** Screen readers tend to skip punctuation. */
const spokenKeys: Readonly<Record<string, string>> = {
  '`': 'Backtick',
  '-': 'Minus',
  '=': 'Equals',
  '[': 'Left Bracket',
  ']': 'Right Bracket',
  '\\': 'Backslash',
  ';': 'Semicolon',
  "'": 'Quote',
  ',': 'Comma',
  '.': 'Period',
  '/': 'Slash',
  left: 'Left Arrow',
  right: 'Right Arrow',
  up: 'Up Arrow',
  down: 'Down Arrow',
  pageup: 'Page Up',
  pagedown: 'Page Down',
};

/** What the keys at the places of this keyboard type, where the browser tells. */
export type KeyboardLayout = ReadonlyMap<string, string>;

/** What keys are called in the user's language; the rest goes by the name it has in keybindings. */
export interface KeyTexts {
  shown(key: string): string | undefined;
  spoken(key: string): string | undefined;
}

/** Of whose keys the labels are. */
export interface Keyboard {
  readonly os: OperatingSystem;
  readonly layout?: KeyboardLayout;
  readonly texts?: KeyTexts;
}

/** "Ctrl+K Ctrl+S", on a Mac "⌃K ⌃S". */
export function labelOf(chords: readonly Chord[], keyboard: Keyboard): string {
  return chords.map((chord) => partsOf(chord, keyboard).join(keyboard.os === 'mac' ? '' : '+')).join(' ');
}

/** The label of one chord in pieces, each of which is drawn as a key. */
export function partsOf(chord: Chord, { os, layout, texts }: Keyboard): readonly string[] {
  const order = os === 'mac' ? macOrder : modifiers;
  const held = order.filter((modifier) => chord[modifier]).map((modifier) => shown[os][modifier]);
  const key = nameOf(chord, layout);
  return [...held, (os === 'mac' ? macKeys[key] : undefined) ?? texts?.shown(key) ?? labelOfKey(key)];
}

/** "Control+K Control+S", on a Mac "Command+K". */
export function ariaLabelOf(chords: readonly Chord[], { os, layout, texts }: Keyboard): string {
  return chords
    .map((chord) => {
      const key = nameOf(chord, layout);
      const held = modifiers.filter((modifier) => chord[modifier]).map((modifier) => spoken[os][modifier]);
      const name = texts?.spoken(key) ?? spokenKeys[key] ?? texts?.shown(key) ?? labelOfKey(key);
      return [...held, name].join('+');
    })
    .join(' ');
}

function nameOf(chord: Chord, layout: KeyboardLayout | undefined): string {
  const code = codeOfChord(chord);
  return code ? (layout?.get(code) ?? characterAt(code) ?? code) : chord.key;
}
