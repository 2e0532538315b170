/** Keys that are pressed together. */
export interface Chord {
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  /** A name or character as in "pageup" or "k"; a place on the keyboard as in "[KeyK]". */
  readonly key: string;
}

export const modifiers = ['ctrl', 'shift', 'alt', 'meta'] as const;
export type Modifier = (typeof modifiers)[number];

/** Its one and only spelling, by which chords are compared. */
export function writeChord({ ctrl, shift, alt, meta, key }: Chord): string {
  return (ctrl ? 'ctrl+' : '') + (shift ? 'shift+' : '') + (alt ? 'alt+' : '') + (meta ? 'meta+' : '') + key;
}

/** The code of "[KeyK]". */
export function codeOfChord({ key }: Chord): string | undefined {
  return key.length > 2 && key.startsWith('[') ? key.slice(1, -1) : undefined;
}
