import { iconOf } from './iconOf';
import type { Declare } from './declare';

export const declareSubmenus: Declare<'submenus'> = (submenus, { base }, services) =>
  services.menus.declareSubmenus(submenus.map((item) => ({ ...item, icon: iconOf(item.icon, base) })));
