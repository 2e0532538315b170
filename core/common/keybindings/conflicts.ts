import { canBothHold } from '../contextKeys/overlap';
import { keysCollide, type Rule } from './rule';

/** Two rules that ask for the same keys in the same place. */
export interface Conflict<R> {
  readonly winner: R;
  readonly loser: R;
}

/** Every pair of rules that collide, the winner being the later. The same command twice is no conflict. */
export function conflictsOf<R extends Rule>(rules: readonly R[]): readonly Conflict<R>[] {
  const groups = new Map<string, R[]>();
  const found: Conflict<R>[] = [];
  for (const winner of rules) {
    const [first] = winner.chords;
    if (first === undefined) continue;
    const earlier = groups.get(first) ?? [];
    for (const loser of earlier) if (areInConflict(winner, loser)) found.push({ winner, loser });
    groups.set(first, earlier);
    earlier.push(winner);
  }
  return found;
}

function areInConflict(a: Rule, b: Rule): boolean {
  return a.command !== b.command && keysCollide(a.chords, b.chords) && canBothHold(a.condition, b.condition);
}
