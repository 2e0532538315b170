import type { Tabs } from 'lathe';

/** Opens the form of a new profile that begins as a copy of another. */
export function makeProfile(tabs: Tabs, base?: { readonly id: string }): void {
  tabs.openNow({ type: 'newProfile', params: base ? { base: base.id } : {} });
}
