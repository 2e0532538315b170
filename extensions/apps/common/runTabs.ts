import type { RunMenu, RunningApplication, RunTab } from './applicationCalls';

/** The ids of the tabs of menus, folders opened, in their order. */
export function tabsOf(menus: readonly RunMenu[]): readonly string[] {
  return menus.flatMap(({ kind, tab, children }) => (kind === 'folder' ? tabsOf(children) : (tab ?? [])));
}

/** Others open in a window of their own, if at all. */
export function opensOnPage({ kind, newWindow }: RunTab): boolean {
  return kind !== 'page' && !(kind === 'link' && newWindow);
}

/** With which an application opens: the one that was chosen, else the first of its menus. */
export function firstTab({ tabs, menus, defaultTabId }: RunningApplication): RunTab | undefined {
  return [defaultTabId, ...tabsOf(menus)]
    .flatMap((id) => tabs.find((tab) => tab.id === id) ?? [])
    .find((tab) => opensOnPage(tab));
}
