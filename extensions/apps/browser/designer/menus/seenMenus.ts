import { textFor } from '../../../../data/common/objects/translations';
import type { MenuEntry, TabEntry } from '../model/appValues';
import { inFolder } from '../../../common/entryTree';
import { iconOfTab } from '../../tabIcons';

export interface SeenMenu {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly children: readonly SeenMenu[];
}

/** The menus as the users of an application get them: without those that are hidden, lead nowhere or hold nothing. */
export function seenMenus(menus: readonly MenuEntry[], tabs: readonly TabEntry[], locale: string): readonly SeenMenu[] {
  const shown = new Map(
    tabs.filter(({ active, targetMissing }) => active && !targetMissing).map((tab) => [tab.id, tab]),
  );
  const below = (folder: string | undefined): readonly SeenMenu[] =>
    inFolder(menus, folder).flatMap((menu) => {
      if (!menu.active) return [];
      const tab = shown.get(menu.tab ?? '');
      const children = menu.kind === 'folder' ? below(menu.id) : [];
      if (menu.kind === 'folder' ? children.length === 0 : !tab) return [];
      const icon = menu.icon || (tab ? iconOfTab(tab) : 'folder');
      return [{ id: menu.id, label: textFor(locale, menu.label, menu.labels), icon, children }];
    });
  return below(undefined);
}
