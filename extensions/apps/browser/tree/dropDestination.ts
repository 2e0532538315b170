import type { DropPlace } from 'lathe/ui';
import type { ComponentEntry } from '../../common/appCalls';
import { isFolder } from './componentItem';
import { canPlace, type Destination, folderOf } from './componentOrder';

interface Scene {
  readonly entries: readonly ComponentEntry[];
  readonly inside: (folder: string | null) => readonly ComponentEntry[];
}

/** Where a drop leads: into a folder, or beside a component; undefined where it must not. */
export function dropDestination(
  { entries, inside }: Scene,
  items: readonly ComponentEntry[],
  target: ComponentEntry | undefined,
  place: DropPlace,
): Destination | undefined {
  const ids = items.map(({ id }) => id);
  const to = target && place === 'inside' ? intoFolder(target) : target ? beside(target, place) : { parent: null };
  if (!to || !canPlace(entries, ids, to.parent)) return undefined;
  return { ids, ...to };

  function beside(sibling: ComponentEntry, where: DropPlace): Omit<Destination, 'ids'> {
    const parent = folderOf(entries, sibling);
    const siblings = inside(parent).filter(({ id }) => id === sibling.id || !ids.includes(id));
    const at = siblings.findIndex(({ id }) => id === sibling.id);
    const before = siblings[where === 'before' ? at : at + 1];
    return { parent, ...(before ? { before: before.id } : {}) };
  }
}

function intoFolder(target: ComponentEntry): Omit<Destination, 'ids'> | undefined {
  return isFolder(target) ? { parent: target.id } : undefined;
}
