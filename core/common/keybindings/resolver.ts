import type { Expression } from '../contextKeys/expression';
import { implies } from '../contextKeys/overlap';
import type { PressedChords } from './keyPress';
import { applyRemovals } from './removals';
import { keysCollide, type Rule } from './rule';

export type Resolution<R> =
  | { readonly kind: 'none' }
  /** The key belongs to a longer keybinding. */
  | { readonly kind: 'more' }
  | { readonly kind: 'found'; readonly rule: R };

interface Placed<R extends Rule> {
  readonly rule: R;
  readonly order: number;
}

/** Tells which rule a press of keys means. Of the rules that apply, the last one wins. */
export class KeybindingResolver<R extends Rule> {
  readonly rules: readonly R[];
  private readonly byFirstChord = new Map<string, Placed<R>[]>();
  private readonly byCommand = new Map<string, R[]>();

  constructor(all: readonly R[]) {
    this.rules = applyRemovals(all);
    this.rules.forEach((rule, order) => {
      const [first] = rule.chords;
      if (first === undefined) return;
      append(this.byFirstChord, first, { rule, order });
      append(this.byCommand, rule.command, rule);
    });
  }

  ofCommand(command: string): readonly R[] {
    return this.byCommand.get(command) ?? [];
  }

  /** The rules that begin with this chord, from the weakest. */
  startingWith(chord: string): readonly R[] {
    return (this.byFirstChord.get(chord) ?? []).map((placed) => placed.rule);
  }

  /**
   * @param before the chords of this keybinding that were pressed already
   * @param applies whether a rule counts where the keys are pressed
   */
  resolve(before: readonly PressedChords[], pressed: PressedChords, applies: (rule: R) => boolean): Resolution<R> {
    const [first, ...others] = before.map(({ tiers }) => tiers.flat());
    for (const tier of pressed.tiers) {
      const candidates = (first ?? tier).map((chord) => this.byFirstChord.get(chord) ?? []);
      const fits = ({ chords }: Rule): boolean =>
        !first ||
        (tier.includes(chords[before.length] ?? '') && others.every((any, at) => any.includes(chords[at + 1] ?? '')));
      const rule = lastOf(candidates, (each) => fits(each) && applies(each));
      if (rule) return rule.chords.length > before.length + 1 ? { kind: 'more' } : { kind: 'found', rule };
    }
    return { kind: 'none' };
  }

  /** Whether a later rule takes the keys wherever this one applies. */
  isHidden(rule: R): boolean {
    const rivals = this.byFirstChord.get(rule.chords[0] ?? '') ?? [];
    for (let index = rivals.length - 1; index >= 0; index--) {
      const rival = rivals[index]?.rule;
      if (!rival || rival === rule) return false;
      if (keysCollide(rival.chords, rule.chords) && isImplied(rule.condition, rival.condition)) return true;
    }
    return false;
  }
}

/** A clause that asks for more than the other knows is hardly implied by it, and that is quickly seen. */
function isImplied(by: Expression | undefined, condition: Expression | undefined): boolean {
  const known = by?.keys();
  for (const key of condition?.keys() ?? []) if (!known?.has(key)) return false;
  return implies(by, condition);
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Walks several lists, each in order, together from the end. */
function lastOf<R extends Rule>(
  lists: readonly (readonly Placed<R>[])[],
  accepts: (rule: R) => boolean,
): R | undefined {
  const ends = lists.map((list) => list.length - 1);
  for (;;) {
    let latest: Placed<R> | undefined;
    let from = -1;
    for (let index = 0; index < lists.length; index++) {
      const placed = lists[index]?.[ends[index] ?? -1];
      if (placed && placed.order > (latest?.order ?? -1)) [latest, from] = [placed, index];
    }
    if (!latest) return undefined;
    if (accepts(latest.rule)) return latest.rule;
    ends[from] = (ends[from] ?? 0) - 1;
  }
}
