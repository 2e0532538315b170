import { compareStructural } from 'mobx';
import type { DesignChange } from '../../../common/designCalls';
import {
  applicationData,
  type AppValues,
  menuData,
  type MenuEntry,
  type StoredApp,
  tabData,
  type TabEntry,
} from './appValues';
import { folderOf, inFolder, outline } from '../../../common/entryTree';

type Written = NonNullable<DesignChange['menus']>[number];

/** What must be sent for the values to be stored, as they differ from those that were loaded. */
export function designChange(stored: StoredApp, before: AppValues, values: AppValues): DesignChange {
  const { menus: _menus, tabs: _tabs, ...own } = values;
  const { menus: _before, tabs: _tabsBefore, ...ownBefore } = before;
  const application = compareStructural(own, ownBefore)
    ? {}
    : { application: { revision: stored.revision, label: values.label, data: applicationData(stored, values) } };
  return {
    ...application,
    tabs: values.tabs.filter(differsFrom(before.tabs)).map((tab) => record(tab, tabData(tab))),
    menus: changedMenus(before.menus, values.menus),
    removedMenus: gone(before.menus, values.menus),
    removedTabs: gone(before.tabs, values.tabs),
  };
}

/** Folders stand before what is in them; entries get numbers where their order is another. */
function changedMenus(before: readonly MenuEntry[], menus: readonly MenuEntry[]): Written[] {
  const differs = differsFrom(before);
  const numbers = seqNumbers(menus);
  return outline(menus).flatMap((menu) => {
    const seqNo = numbers.get(menu.id) ?? 0;
    const placed = { ...menu, parent: folderOf(menus, menu) };
    return differs(menu) || menu.seqNo !== seqNo ? [record(menu, menuData(placed, seqNo))] : [];
  });
}

/** They keep their numbers as far as those stand in the order of the list. */
function seqNumbers(menus: readonly MenuEntry[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const folders = [undefined, ...menus.filter(({ kind }) => kind === 'folder').map(({ id }) => id)];
  for (const folder of folders) {
    const siblings = inFolder(menus, folder);
    let last: number | undefined;
    for (const [index, { id, seqNo }] of siblings.entries()) {
      const fits = seqNo !== undefined && (last === undefined || seqNo > last);
      const number: number = fits ? seqNo : following(last, siblings[index + 1]?.seqNo);
      numbers.set(id, number);
      last = number;
    }
  }
  return numbers;
}

function following(last: number | undefined, next: number | undefined): number {
  return last === undefined ? (next ?? 2) - 1 : Math.floor(last) + 1;
}

function differsFrom<E extends MenuEntry | TabEntry>(before: readonly E[]): (entry: E) => boolean {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  return (entry) => entry.revision === undefined || !compareStructural(entry, known.get(entry.id));
}

function gone<E extends MenuEntry | TabEntry>(before: readonly E[], now: readonly E[]) {
  const kept = new Set(now.map(({ id }) => id));
  return before.flatMap(({ id, revision }) => (kept.has(id) || revision === undefined ? [] : [{ id, revision }]));
}

function record({ id, revision, name, label, active }: MenuEntry | TabEntry, data: Written['data']): Written {
  return { id, ...(revision === undefined ? {} : { revision }), name, label, active, data };
}
