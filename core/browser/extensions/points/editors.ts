import type { Declare } from './declare';
import { iconOf } from './iconOf';

/** A page knows only the editors that are meant for it. */
export const declareEditors: Declare<'editors'> = (editors, { id, base }, services) =>
  services.editors.declare(
    editors
      .filter(({ pages = false }) => pages || !services.currentPage.isPage)
      .map((item) => ({ ...item, icon: iconOf(item.icon, base), source: id })),
  );
