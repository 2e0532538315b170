import { compareStructural } from 'mobx';
import type { AppValues, MenuEntry } from './appValues';
import { outline } from './entryTree';
import { mergeLists } from './mergeLists';

/** What the user and somebody else have both changed, by the name of the field, or the label of the menu or tab. */
export interface Conflict {
  readonly field: string;
  readonly label?: string;
}

export interface Merged {
  readonly values: AppValues;
  readonly conflicts: readonly Conflict[];
}

export type Preferred = 'mine' | 'theirs';

/** Puts together what two people made of the same application; where both changed something, one of them is preferred. */
export function mergeValues(base: AppValues, mine: AppValues, theirs: AppValues, preferred: Preferred): Merged {
  const menus = mergeLists(base.menus, mine.menus, theirs.menus, preferred);
  const tabs = mergeLists(base.tabs, mine.tabs, theirs.tabs, preferred);
  const conflicts: Conflict[] = [
    ...menus.conflicts.map((label) => ({ field: 'menus', label })),
    ...tabs.conflicts.map((label) => ({ field: 'tabs', label })),
  ];
  const merged: Record<string, unknown> = { ...theirs };
  for (const [field, value] of Object.entries(mine)) {
    if (field === 'menus' || field === 'tabs') continue;
    const before: unknown = Reflect.get(base, field);
    const other: unknown = Reflect.get(theirs, field);
    if (compareStructural(value, before) || compareStructural(value, other)) continue;
    const both = !compareStructural(other, before);
    if (both) conflicts.push({ field });
    if (!both || preferred === 'mine') merged[field] = value;
  }
  const renamed = new Map([...menus.adopted, ...tabs.adopted]);
  // Every field of the values was put together from the same fields.
  const values = { ...merged, menus: untangled(menus.list), tabs: tabs.list } as AppValues;
  return { values: withAdopted(values, renamed), conflicts };
}

/** Two who put folders into each other leave both at the top. */
function untangled(menus: readonly MenuEntry[]): readonly MenuEntry[] {
  const seen = new Set(outline(menus).map(({ id }) => id));
  return menus.map((menu) => (seen.has(menu.id) ? menu : { ...menu, parent: undefined }));
}

/** What was made already, when the answer was lost, is named by the id that it got. */
function withAdopted(values: AppValues, adopted: ReadonlyMap<string, string>): AppValues {
  if (adopted.size === 0) return values;
  const idOf = (id: string): string => adopted.get(id) ?? id;
  return {
    ...values,
    defaultTabId: idOf(values.defaultTabId),
    mobileTabs: values.mobileTabs.map(idOf),
    menus: values.menus.map((menu) => ({
      ...menu,
      tab: menu.tab === undefined ? undefined : idOf(menu.tab),
      parent: menu.parent === undefined ? undefined : idOf(menu.parent),
    })),
  };
}
