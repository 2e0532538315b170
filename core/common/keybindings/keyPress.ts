import type { OperatingSystem } from '../platform';
import { type Chord, writeChord } from './chord';
import type { KeyboardLayout } from './keyLabels';
import { characterAt, isCharacter, isCode, isCommonCharacter, keyNameOf, keyNameOfEvent } from './keyNames';

/** What a keyboard event tells of the keys. */
export interface KeyPress {
  /** Chromium sends keydown events without a key when it fills in a form. */
  readonly key: string | undefined;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
  getModifierState(key: string): boolean;
}

/**
 * How a press can be written in a keybinding: chords by preference. A binding for a chord of an earlier tier is taken before
 * any of a later one; those of one tier are equally good.
 */
export interface PressedChords {
  readonly tiers: readonly (readonly string[])[];
  /** How the press is written down when a user records it. */
  readonly recorded: string;
}

const notKeys = new Set(
  'Control Shift Alt Meta AltGraph OS Fn FnLock Hyper Super Symbol SymbolLock CapsLock NumLock ScrollLock Process'
    .split(' ')
    .concat('Unidentified'),
);
/** What browsers report as the key while an input method is at work. */
const composingKeyCode = 229;

/** Modifiers alone, the steps of an input method and keys without a name press nothing. */
export function isKeyPress(press: KeyPress): press is KeyPress & { readonly key: string } {
  if (!press.key) return false;
  if (press.isComposing || press.keyCode === composingKeyCode) return false;
  return !notKeys.has(press.key) || (press.key === 'Unidentified' && characterAt(press.code) !== undefined);
}

export function chordsOf(press: KeyPress, os: OperatingSystem, layout?: KeyboardLayout): PressedChords | undefined {
  if (!isKeyPress(press)) return undefined;
  const held = { ctrl: press.ctrlKey, shift: press.shiftKey, alt: press.altKey, meta: press.metaKey };
  const name = keyNameOfEvent(press.key);
  const place = { ...held, key: `[${press.code}]` };
  if (press.code.startsWith('Numpad') && isCharacter(name))
    return result([[numpadChord(press.code, name, held), place]]);
  if (name === 'dead' || name === 'unidentified') return deadKey(press, held, layout);
  if (!isCharacter(name) && name !== 'i\u0307') {
    return result([[...(keyNameOf(name) ? [{ ...held, key: name }] : []), ...(isCode(press.code) ? [place] : [])]]);
  }
  const character = name === 'i\u0307' ? 'i' : name;
  return isTypedWithAltGr(press, os, layout)
    ? typedWithAltGr(held, character)
    : typed(press, held, character, os, layout);
}

type Held = Omit<Chord, 'key'>;

function result(tiers: readonly (readonly Chord[])[], recorded = tiers[0]?.[0]): PressedChords | undefined {
  if (!recorded) return undefined;
  const full = tiers.filter((tier) => tier.length > 0);
  return { tiers: full.map((tier) => tier.map(writeChord)), recorded: writeChord(recorded) };
}

function numpadChord(code: string, key: string, held: Held): Chord {
  const name = code.slice('Numpad'.length).toLowerCase();
  const full = keyNameOf(/^\d$/.test(name) ? `numpad${name}` : `numpad_${name}`);
  return { ...held, key: full ?? key };
}

/** A key that waits for the next one to put an accent on: text, unless a modifier says otherwise. */
function deadKey(press: KeyPress, held: Held, layout?: KeyboardLayout): PressedChords | undefined {
  const base = baseCharacter(press.code, layout);
  const isText = press.key === 'Dead' && !held.ctrl && !held.alt && !held.meta;
  if (!base || isText || press.getModifierState('AltGraph')) return undefined;
  return result([
    [
      { ...held, key: base },
      { ...held, key: `[${press.code}]` },
    ],
  ]);
}

/** Windows reports AltGr as Ctrl and Alt; on a Mac the state says only that Option is held. */
function isTypedWithAltGr(press: KeyPress, os: OperatingSystem, layout?: KeyboardLayout): boolean {
  if (os === 'mac' || !press.getModifierState('AltGraph')) return false;
  return press.key?.toLowerCase() !== baseCharacter(press.code, layout);
}

/** The character is all that was meant; only a Ctrl that is not part of AltGr was pressed on purpose. */
function typedWithAltGr(held: Held, key: string): PressedChords | undefined {
  const isAltGr = held.ctrl && held.alt;
  return result([[{ ...held, ctrl: held.ctrl && !isAltGr, alt: held.alt && !isAltGr, shift: false, key }]]);
}

function typed(
  press: KeyPress,
  held: Held,
  key: string,
  os: OperatingSystem,
  layout?: KeyboardLayout,
): PressedChords | undefined {
  const place = { ...held, key: `[${press.code}]` };
  const base = fallbackCharacter(press.code, key, layout);
  const fallback = base && base !== key ? [{ ...held, key: base }] : [];
  // Option makes other characters, so a Mac's key is known by what it types without.
  if (os === 'mac' && held.alt && fallback[0]) {
    const made = held.ctrl || held.meta ? [{ ...held, key }] : [];
    return result([[fallback[0], place], made]);
  }
  const [first, ...rest] = withShift(held, key);
  if (!first) return undefined;
  return result([[first, place], rest, fallback], isWrittenAsTyped(press.code, key) ? first : (fallback[0] ?? first));
}

/** Where a sign or digit is typed with shift, shift may be part of the key or of the keybinding. */
function withShift(held: Held, key: string): readonly Chord[] {
  const asHeld = { ...held, key };
  if (!held.shift || key !== key.toUpperCase()) return [asHeld];
  const without = { ...asHeld, shift: false };
  return /^\d$/.test(key) ? [asHeld, without] : [without, asHeld];
}

/** What a key that types no common character is taken for: the key at its place. A digit's place is always a digit too. */
function fallbackCharacter(code: string, typedCharacter: string, layout?: KeyboardLayout): string | undefined {
  if (code.startsWith('Digit')) return characterAt(code);
  return isCommonCharacter(typedCharacter) ? undefined : baseCharacter(code, layout);
}

function baseCharacter(code: string, layout?: KeyboardLayout): string | undefined {
  const own = layout?.get(code)?.toLowerCase();
  return own !== undefined && isCommonCharacter(own) ? own : characterAt(code);
}

/** Letters of the user's own Latin keyboard are recorded as they are, others by their place, which outlives a change of layout. */
function isWrittenAsTyped(code: string, key: string): boolean {
  return isCommonCharacter(key) || (/^\p{Script=Latin}$/u.test(key) && !code.startsWith('Digit'));
}
