import type { z } from 'zod';
import type { Keybinding } from '../manifest/contributions';
import type { OperatingSystem } from '../platform';
import type { KeybindingInfo } from './keybindingInfo';

/** Who contributes decides who wins among extensions; of equals the one that comes later. */
export const keybindingWeights = { builtIn: 300, installed: 400 } as const;

/** The keybindings of a manifest. */
export function keybindingsOf(
  items: readonly z.infer<typeof Keybinding>[],
  { source, weight }: { readonly source: string; readonly weight: number },
): readonly KeybindingInfo[] {
  return items.map((item) => ({ ...item, source, weight }));
}

/** The key on this operating system, which is the common one where it has none of its own. */
export function keyOn(os: OperatingSystem, { key, mac, linux, win }: KeybindingInfo): string | undefined {
  return { mac, linux, windows: win }[os] ?? key;
}
