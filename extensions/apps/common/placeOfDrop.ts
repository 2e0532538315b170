import { folderOf, inFolder, type Place, type TreeEntry } from './entryTree';

/** Where something goes that is dropped onto a row, or beside it. */
export function placeOfDrop(
  all: readonly TreeEntry[],
  target: TreeEntry | undefined,
  place: 'inside' | 'before' | 'after',
): Place {
  if (!target) return { parent: undefined, before: undefined };
  if (place === 'inside') return { parent: target.id, before: undefined };
  const parent = folderOf(all, target);
  if (place === 'before') return { parent, before: target.id };
  const siblings = inFolder(all, parent);
  return { parent, before: siblings[siblings.findIndex(({ id }) => id === target.id) + 1]?.id };
}
