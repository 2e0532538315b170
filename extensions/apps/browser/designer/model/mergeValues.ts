import { type Conflict, type Merged, mergeFields, mergeLists, type Preferred } from 'lathe';
import type { AppValues, MenuEntry } from './appValues';
import { outline } from '../../../common/entryTree';

/** Puts together what two people made of the same application; where both changed something, one of them is preferred. */
export function mergeValues(
  base: AppValues,
  mine: AppValues,
  theirs: AppValues,
  preferred: Preferred,
): Merged<AppValues> {
  const menus = mergeLists(base.menus, mine.menus, theirs.menus, preferred);
  const tabs = mergeLists(base.tabs, mine.tabs, theirs.tabs, preferred);
  const own = mergeFields(base, mine, theirs, preferred, ['menus', 'tabs']);
  const conflicts: Conflict[] = [
    ...menus.conflicts.map((label) => ({ field: 'menus', label })),
    ...tabs.conflicts.map((label) => ({ field: 'tabs', label })),
    ...own.conflicts,
  ];
  const renamed = new Map([...menus.adopted, ...tabs.adopted]);
  const values = { ...own.values, menus: untangled(menus.list), tabs: tabs.list };
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
