/** What the entries of a tree, such as menus, have alike: siblings stand in the order of the list. */
export interface TreeEntry {
  readonly id: string;
  readonly kind: 'folder' | 'tab';
  readonly parent: string | undefined;
}

export interface Place {
  /** The folder; undefined is the top. */
  readonly parent: string | undefined;
  /** The entry before which it stands; undefined is the end. */
  readonly before: string | undefined;
}

/** What is in a folder; what names a folder that is not there is at the top. */
export function inFolder<E extends TreeEntry>(all: readonly E[], folder: string | undefined): E[] {
  const known = new Set(all.map(({ id }) => id));
  return all.filter(({ parent }) => (parent !== undefined && known.has(parent) ? parent : undefined) === folder);
}

export function folderOf(all: readonly TreeEntry[], { parent }: TreeEntry): string | undefined {
  return parent !== undefined && all.some(({ id }) => id === parent) ? parent : undefined;
}

/** The entries with all that is inside of them. */
export function withInside(all: readonly TreeEntry[], ids: Iterable<string>): ReadonlySet<string> {
  const found = new Set(ids);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { id, parent } of all) if (parent !== undefined && found.has(parent)) found.add(id);
  }
  return found;
}

/** Those of which no folder is among them as well, in the order in which they are seen. */
export function topmost<E extends TreeEntry>(all: readonly E[], ids: Iterable<string>): E[] {
  const chosen = new Set(ids);
  const inside = (entry: TreeEntry): boolean => {
    for (const id of above(all, entry)) if (chosen.has(id)) return true;
    return false;
  };
  return outline(all).filter((entry) => chosen.has(entry.id) && !inside(entry));
}

/** All entries as they are seen from top to bottom: each folder before what is in it. */
export function outline<E extends TreeEntry>(all: readonly E[]): E[] {
  const known = new Set(all.map(({ id }) => id));
  const inside = Map.groupBy(all, ({ parent }) => (parent !== undefined && known.has(parent) ? parent : ''));
  const below = (folder: string): E[] => (inside.get(folder) ?? []).flatMap((entry) => [entry, ...below(entry.id)]);
  return below('');
}

/** Into a folder, before one of its entries or at the end; what can't go there stays as it is. */
export function place<E extends TreeEntry>(all: readonly E[], ids: Iterable<string>, to: Place): readonly E[] {
  const moved = topmost(all, ids);
  const going = withInside(
    all,
    moved.map(({ id }) => id),
  );
  const { parent } = to;
  if (moved.length === 0 || (parent !== undefined && going.has(parent))) return all;
  if (parent !== undefined && all.find(({ id }) => id === parent)?.kind !== 'folder') return all;
  const movedIds = new Set(moved.map(({ id }) => id));
  // What it was to stand before may be among those that move: then it is what comes after them.
  const siblings = inFolder(all, parent);
  const from = siblings.findIndex(({ id }) => id === to.before);
  const before = from < 0 ? undefined : siblings.slice(from).find(({ id }) => !movedIds.has(id))?.id;
  return insert(
    all.filter(({ id }) => !movedIds.has(id)),
    moved.map((entry) => ({ ...entry, parent })),
    before,
  );
}

export function insert<E extends TreeEntry>(
  all: readonly E[],
  added: readonly E[],
  before: string | undefined,
): readonly E[] {
  const at = before === undefined ? -1 : all.findIndex(({ id }) => id === before);
  return at < 0 ? [...all, ...added] : all.toSpliced(at, 0, ...added);
}

export function without<E extends TreeEntry>(all: readonly E[], ids: Iterable<string>): readonly E[] {
  const going = withInside(all, ids);
  return all.filter(({ id }) => !going.has(id));
}

/** One step up or down among its siblings; several move together. */
export function step<E extends TreeEntry>(all: readonly E[], ids: Iterable<string>, by: -1 | 1): readonly E[] {
  const moved = topmost(all, ids);
  const [first] = moved;
  if (!first) return all;
  const parent = folderOf(all, first);
  const siblings = inFolder(all, parent).map(({ id }) => id);
  const own = moved.filter((entry) => folderOf(all, entry) === parent).map(({ id }) => id);
  const edge = siblings.indexOf((by < 0 ? own[0] : own.at(-1)) ?? '');
  const beside = siblings[edge + by];
  if (beside === undefined) return all;
  return place(all, own, { parent, before: by < 0 ? beside : siblings[edge + 2] });
}

/** Into the folder that stands before it. */
export function indent<E extends TreeEntry>(all: readonly E[], ids: Iterable<string>): readonly E[] {
  const [first] = topmost(all, ids);
  if (!first) return all;
  const siblings = inFolder(all, folderOf(all, first));
  const before = siblings[siblings.findIndex(({ id }) => id === first.id) - 1];
  return before?.kind === 'folder' ? place(all, ids, { parent: before.id, before: undefined }) : all;
}

/** Out of its folder, to stand behind it. */
export function outdent<E extends TreeEntry>(all: readonly E[], ids: Iterable<string>): readonly E[] {
  const [first] = topmost(all, ids);
  const folder = first && all.find(({ id }) => id === first.parent);
  if (!folder) return all;
  const parent = folderOf(all, folder);
  const siblings = inFolder(all, parent);
  const next = siblings[siblings.findIndex(({ id }) => id === folder.id) + 1];
  return place(all, ids, { parent, before: next?.id });
}

/** Where entries could go by one step. */
export interface Moves {
  readonly up: boolean;
  readonly down: boolean;
  readonly indent: boolean;
  readonly outdent: boolean;
}

export const noMoves: Moves = { up: false, down: false, indent: false, outdent: false };

export function movesOf(all: readonly TreeEntry[], ids: readonly string[]): Moves {
  return {
    ...{ up: step(all, ids, -1) !== all, down: step(all, ids, 1) !== all },
    ...{ indent: indent(all, ids) !== all, outdent: outdent(all, ids) !== all },
  };
}

function* above(all: readonly TreeEntry[], entry: TreeEntry): Iterable<string> {
  const seen = new Set<string>();
  for (let at: TreeEntry | undefined = entry; at?.parent !== undefined && !seen.has(at.id);) {
    seen.add(at.id);
    const { parent }: TreeEntry = at;
    yield parent;
    at = all.find(({ id }) => id === parent);
  }
}
