import type { Expression } from '../../common/contextKeys/expression';
import { canBothHold } from '../../common/contextKeys/overlap';
import { type Conflict, conflictsOf } from '../../common/keybindings/conflicts';
import { type KeybindingInfo, type KeybindingLayer, keybindingLayers } from '../../common/keybindings/keybindingInfo';
import { type KeyError, parseKeybinding } from '../../common/keybindings/keybindingParser';
import { keyOn } from '../../common/keybindings/manifestKeybindings';
import { isRemoval } from '../../common/keybindings/removals';
import { KeybindingResolver } from '../../common/keybindings/resolver';
import { keysCollide } from '../../common/keybindings/rule';
import { Binding, type KeyboardSetup } from './binding';

export type LayeredKeybindings = Readonly<Record<KeybindingLayer, readonly KeybindingInfo[]>>;

/** All keybindings that are in force at one time. */
export class KeybindingTable {
  readonly resolver: KeybindingResolver<Binding>;
  private readonly hidden = new Map<Binding, boolean>();
  private allConflicts: readonly Conflict<Binding>[] | undefined;

  constructor(
    declared: LayeredKeybindings,
    setup: KeyboardSetup,
    report: (info: KeybindingInfo, key: string, error: KeyError) => void,
  ) {
    const bindings: Binding[] = [];
    for (const layer of keybindingLayers) {
      for (const info of sortedByWeight(declared[layer])) {
        const key = keyOn(setup.os, info) ?? '';
        const parsed = key === '' ? { chords: [] } : parseKeybinding(key);
        if ('error' in parsed) report(info, key, parsed.error);
        else if (key !== '' || isRemoval(info)) bindings.push(new Binding(info, layer, key, parsed.chords, setup));
      }
    }
    this.resolver = new KeybindingResolver(bindings);
  }

  /** The bindings of a command that can win somewhere, from the weakest. */
  ofCommand(command: string): readonly Binding[] {
    return this.resolver.ofCommand(command).filter((binding) => !this.isHidden(binding));
  }

  /** Those that cannot be used together with the keys. */
  colliding(chords: readonly string[]): readonly Binding[] {
    return this.resolver.startingWith(chords[0] ?? '').filter((binding) => keysCollide(binding.chords, chords));
  }

  /** Other commands' bindings that collide with the keys where the clause holds. */
  rivals(chords: readonly string[], condition: Expression | undefined, command: string): readonly Binding[] {
    return this.colliding(chords).filter(
      (binding) => binding.command !== command && canBothHold(binding.condition, condition),
    );
  }

  get conflicts(): readonly Conflict<Binding>[] {
    return (this.allConflicts ??= conflictsOf(this.resolver.rules));
  }

  private isHidden(binding: Binding): boolean {
    const known = this.hidden.get(binding);
    if (known !== undefined) return known;
    const found = this.resolver.isHidden(binding);
    this.hidden.set(binding, found);
    return found;
  }
}

function sortedByWeight(items: readonly KeybindingInfo[]): readonly KeybindingInfo[] {
  const weightOf = (info: KeybindingInfo): number => info.weight ?? 0;
  return items.some((info) => info.weight) ? items.toSorted((a, b) => weightOf(a) - weightOf(b)) : items;
}
