import { canBothHold } from '../contextKeys/overlap';
import type { Rule } from './rule';

/** Two rules that ask for the same keys in the same place. */
export interface Conflict<R> {
  readonly winner: R;
  readonly loser: R;
}

/** Every pair of rules that collide, the winner being the later. The same command twice is no conflict. */
export function conflictsOf<R extends Rule>(rules: readonly R[]): readonly Conflict<R>[] {
  // By whole keys, and by what keys begin with: thousands may share their first chord and still not collide.
  const whole = new Map<string, R[]>();
  const beginnings = new Map<string, R[]>();
  const found: Conflict<R>[] = [];
  for (const winner of rules) {
    const [own, ...shorter] = winner.chords.map((_, index) => winner.chords.slice(0, index + 1).join(' ')).reverse();
    if (own === undefined) continue;
    const earlier = [whole.get(own), beginnings.get(own), ...shorter.map((keys) => whole.get(keys))];
    for (const loser of earlier.flatMap((list) => list ?? [])) {
      if (areInConflict(winner, loser)) found.push({ winner, loser });
    }
    append(whole, own, winner);
    for (const keys of shorter) append(beginnings, keys, winner);
  }
  return found;
}

function areInConflict(a: Rule, b: Rule): boolean {
  return a.command !== b.command && canBothHold(a.condition, b.condition);
}

function append<R>(map: Map<string, R[]>, key: string, rule: R): void {
  const list = map.get(key);
  if (list) list.push(rule);
  else map.set(key, [rule]);
}
