import { isEquivalent } from '../contextKeys/overlap';
import type { Rule } from './rule';

/** Applies the "-command" rules to those before them, and leaves neither them nor what they remove. */
export function applyRemovals<R extends Rule>(rules: readonly R[]): readonly R[] {
  const removals = new Map<string, { rule: R; index: number }[]>();
  rules.forEach((rule, index) => {
    if (!isRemoval(rule)) return;
    const command = rule.command.slice(1);
    removals.set(command, [...(removals.get(command) ?? []), { rule, index }]);
  });
  if (removals.size === 0) return rules;
  return rules.filter((rule, index) => {
    if (isRemoval(rule)) return false;
    const own = rule.isUsers ? undefined : removals.get(rule.command);
    return !own?.some((removal) => removal.index > index && isMeant(removal.rule, rule));
  });
}

export function isRemoval({ command }: { readonly command: string }): boolean {
  return command.startsWith('-');
}

/** A removal without key or clause means any. */
function isMeant(removal: Rule, rule: Rule): boolean {
  const { chords, condition } = removal;
  if (chords.length > 0 && chords.join(' ') !== rule.chords.join(' ')) return false;
  return !condition || (rule.condition !== undefined && isEquivalent(condition, rule.condition));
}
