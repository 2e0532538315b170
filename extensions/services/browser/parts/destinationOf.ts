import { folderOf, inFolder, type TreeEntry } from '../../../apps/common/entryTree';

export interface Destination {
  readonly ids: string[];
  readonly parent: string | null;
  readonly before?: string;
}

/** Where entries have gone in a list in which they were moved: what is asked of the server. */
export function destinationOf(moved: readonly TreeEntry[], all: readonly TreeEntry[]): Destination | undefined {
  const [first] = moved;
  const last = moved.at(-1);
  const placed = first && all.find(({ id }) => id === first.id);
  if (!placed || !last) return undefined;
  const parent = folderOf(all, placed);
  const siblings = inFolder(all, parent);
  const next = siblings[siblings.findIndex(({ id }) => id === last.id) + 1];
  return { ids: moved.map(({ id }) => id), parent: parent ?? null, ...(next ? { before: next.id } : {}) };
}
