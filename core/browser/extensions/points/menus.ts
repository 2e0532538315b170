import { type MenuItemInfo, parseGroup } from '../../menus/menus';
import type { Declare } from './declare';

export const declareMenus: Declare<'menus'> = (menus, _extension, services) => {
  const infos: MenuItemInfo[] = [];
  for (const menu in menus) {
    for (const item of menus[menu] ?? []) infos.push({ ...item, menu, ...parseGroup(item.group) });
  }
  return services.menus.declare(infos);
};
