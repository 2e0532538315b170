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

/** "Ctrl+K Ctrl+S", on a Mac "⌃K ⌃S". */
export function labelOf(chords: readonly Chord[], os: OperatingSystem, layout?: KeyboardLayout): string {
  return chords.map((chord) => partsOf(chord, os, layout).join(os === 'mac' ? '' : '+')).join(' ');
}

/** The label of one chord in pieces, each of which is drawn as a key. */
export function partsOf(chord: Chord, os: OperatingSystem, layout?: KeyboardLayout): readonly string[] {
  const order = os === 'mac' ? macOrder : modifiers;
  const held = order.filter((modifier) => chord[modifier]).map((modifier) => shown[os][modifier]);
  const key = nameOf(chord, layout);
  return [...held, (os === 'mac' ? macKeys[key] : undefined) ?? labelOfKey(key)];
}

/** "Control+K Control+S", on a Mac "Command+K". */
export function ariaLabelOf(chords: readonly Chord[], os: OperatingSystem, layout?: KeyboardLayout): string {
  return chords
    .map((chord) => {
      const key = nameOf(chord, layout);
      const held = modifiers.filter((modifier) => chord[modifier]).map((modifier) => spoken[os][modifier]);
      return [...held, spokenKeys[key] ?? labelOfKey(key)].join('+');
    })
    .join(' ');
}

function nameOf(chord: Chord, layout: KeyboardLayout | undefined): string {
  const code = codeOfChord(chord);
  return code ? (layout?.get(code) ?? characterAt(code) ?? code) : chord.key;
}
