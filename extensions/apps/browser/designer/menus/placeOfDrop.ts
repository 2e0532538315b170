import type { DropPlace } from 'lathe/ui';
import type { MenuEntry } from '../model/appValues';
import { folderOf, inFolder, type Place } from '../model/entryTree';

/** Where something goes that is dropped onto a row, or beside it. */
export function placeOfDrop(menus: readonly MenuEntry[], target: MenuEntry | undefined, place: DropPlace): Place {
  if (!target) return { parent: undefined, before: undefined };
  if (place === 'inside') return { parent: target.id, before: undefined };
  const parent = folderOf(menus, target);
  if (place === 'before') return { parent, before: target.id };
  const siblings = inFolder(menus, parent);
  return { parent, before: siblings[siblings.findIndex(({ id }) => id === target.id) + 1]?.id };
}
