import type { Chord, Modifier } from './chord';
import { codedMessage, type MessageParameters } from '../codedMessage';
import { type KeyCode, type KeyError, keyMessages } from './keyMessages';
import { isCode, keyNameOf } from './keyNames';

export type { KeyError } from './keyMessages';
export type ParsedKeybinding = { readonly chords: readonly Chord[] } | { readonly error: KeyError };

export const mostChords = 3;
const modifierNames: Readonly<Record<string, Modifier>> = {
  ctrl: 'ctrl',
  shift: 'shift',
  alt: 'alt',
  meta: 'meta',
  cmd: 'meta',
  win: 'meta',
};
/** Ten thousand keybindings are made of a few hundred chords. */
const knownChords = new Map<string, Chord>();
const modifier = /(ctrl|shift|alt|meta|cmd|win)[+-]/iy;

/** Reads "ctrl+k ctrl+s", "cmd+[KeyA]", "f1". */
export function parseKeybinding(text: string): ParsedKeybinding {
  const parts = [...text.matchAll(/\S+/g)];
  const chords: Chord[] = [];
  for (const { 0: part, index } of parts) {
    if (chords.length === mostChords) {
      return { error: errorAt(index, text.trimEnd().length - index, 'tooManyChords', { most: mostChords }) };
    }
    const chord = knownChords.get(part) ?? parseChord(part);
    if ('message' in chord) return { error: { ...chord, offset: chord.offset + index } };
    knownChords.set(part, chord);
    chords.push(chord);
  }
  return chords.length > 0 ? { chords } : { error: errorAt(0, text.length, 'noKey') };
}

function errorAt(offset: number, length: number, code: KeyCode, parameters: MessageParameters = {}): KeyError {
  return { offset, length, ...codedMessage(keyMessages, code, parameters) };
}

function parseChord(text: string): Chord | KeyError {
  const held = { ctrl: false, shift: false, alt: false, meta: false };
  let at = 0;
  for (let found = modifierAt(text, 0); found; found = modifierAt(text, at)) {
    held[found.modifier] = true;
    at += found.length;
  }
  const rest = text.slice(at);
  const key = placeOf(rest) ?? keyNameOf(rest);
  if (key && !isModifierName(rest)) return { ...held, key };
  if (rest === '' || isModifierName(rest)) return errorAt(at, rest.length, 'missingKey', { text });
  const isPlace = rest.startsWith('[') && rest.length > 1;
  return errorAt(at, rest.length, isPlace ? 'unknownPlace' : 'unknownKey', { text: rest });
}

function modifierAt(text: string, at: number): { modifier: Modifier; length: number } | undefined {
  modifier.lastIndex = at;
  const [whole, name = ''] = modifier.exec(text) ?? [];
  const found = modifierNames[name.toLowerCase()];
  return whole && found ? { modifier: found, length: whole.length } : undefined;
}

function isModifierName(text: string): boolean {
  return Object.hasOwn(modifierNames, text.toLowerCase());
}

function placeOf(text: string): string | undefined {
  return /^\[.+\]$/.test(text) && isCode(text.slice(1, -1)) ? text : undefined;
}
