import { folderOf, inFolder, type Place, type TreeEntry } from './entryTree';

export type DropSide = 'inside' | 'before' | 'after';

/** Only folders take something in. */
export function mayDropAt(target: { readonly kind: string } | undefined, side: DropSide): boolean {
  return side !== 'inside' || target === undefined || target.kind === 'folder';
}

/** Where something goes that is dropped onto a row, or beside it. */
export function placeOfDrop(all: readonly TreeEntry[], target: TreeEntry | undefined, place: DropSide): Place {
  if (!target) return { parent: undefined, before: undefined };
  if (place === 'inside') return { parent: target.id, before: undefined };
  const parent = folderOf(all, target);
  if (place === 'before') return { parent, before: target.id };
  const siblings = inFolder(all, parent);
  return { parent, before: siblings[siblings.findIndex(({ id }) => id === target.id) + 1]?.id };
}
