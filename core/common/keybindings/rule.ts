import type { Expression } from '../contextKeys/expression';

/** A keybinding as the resolver knows it. */
export interface Rule {
  readonly command: string;
  /** Each as `writeChord` writes it; none in a rule that removes whatever the key. */
  readonly chords: readonly string[];
  readonly condition?: Expression;
  /** Rules that removals leave alone. */
  readonly isUsers: boolean;
}

/** Whether one's keys are the beginning of the other's, so that both cannot be pressed. */
export function keysCollide(a: readonly string[], b: readonly string[]): boolean {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) if (a[index] !== b[index]) return false;
  return length > 0;
}
