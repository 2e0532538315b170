import type { Declare } from './declare';
import { iconOf } from './iconOf';

export const declareEditors: Declare<'editors'> = (editors, { id, base }, services) =>
  services.editors.declare(editors.map((item) => ({ ...item, icon: iconOf(item.icon, base), source: id })));
