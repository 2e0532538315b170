import type { ComponentEntry } from '../../common/appCalls';
import { isAddress, isFolder } from './componentItem';

/** Where entries go: into a folder (null is the top), before another or to the end. */
export interface Destination {
  readonly ids: readonly string[];
  readonly parent: string | null;
  readonly before?: string;
}

type Children = ReadonlyMap<string | null, readonly ComponentEntry[]>;

/** The entries of each folder; what lost its folder, and addresses, which stand in none, are at the top. */
export function childrenOf(entries: readonly ComponentEntry[]): Children {
  const folders = new Set(entries.filter(isFolder).map(({ id }) => id));
  const children = new Map<string | null, ComponentEntry[]>();
  for (const entry of entries) {
    const parent = placeOf(entry, folders);
    const siblings = children.get(parent);
    if (siblings) siblings.push(entry);
    else children.set(parent, [entry]);
  }
  return children;
}

/** The folder in which an entry is shown. */
export function folderOf(entries: readonly ComponentEntry[], entry: ComponentEntry): string | null {
  return placeOf(entry, new Set(entries.filter(isFolder).map(({ id }) => id)));
}

function placeOf(entry: ComponentEntry, folders: ReadonlySet<string>): string | null {
  return entry.parent !== null && folders.has(entry.parent) && !isAddress(entry) ? entry.parent : null;
}

/** With all that is inside of them. */
export function withInside(entries: readonly ComponentEntry[], ids: Iterable<string>): ReadonlySet<string> {
  const children = childrenOf(entries);
  const all = new Set<string>();
  const add = (id: string): void => {
    if (all.has(id)) return;
    all.add(id);
    for (const child of children.get(id) ?? []) add(child.id);
  };
  for (const id of ids) add(id);
  return all;
}

/** What is inside of a folder that is chosen too goes along with it; the rest, in the order of the tree. */
export function topmost(entries: readonly ComponentEntry[], ids: Iterable<string>): readonly ComponentEntry[] {
  const chosen = new Set(ids);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return entries.filter((entry) => {
    if (!chosen.has(entry.id)) return false;
    const seen = new Set<string>();
    for (let at = entry.parent; at !== null && !seen.has(at); at = byId.get(at)?.parent ?? null) {
      if (chosen.has(at)) return false;
      seen.add(at);
    }
    return true;
  });
}

/** The tree as the server will give it out after a move. */
export function moved(
  entries: readonly ComponentEntry[],
  { ids, parent, before }: Destination,
): readonly ComponentEntry[] {
  const going = new Set(ids);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const placed = ids.flatMap((id) => byId.get(id) ?? []).map((entry) => ({ ...entry, parent }));
  const staying = entries.filter(({ id }) => !going.has(id));
  const at = before === undefined ? -1 : staying.findIndex(({ id }) => id === before);
  return at < 0 ? [...staying, ...placed] : [...staying.slice(0, at), ...placed, ...staying.slice(at)];
}

/** Where entries stand now, as the moves that bring them back there; the last of them first. */
export function placesOf(entries: readonly ComponentEntry[], ids: readonly string[]): readonly Destination[] {
  const going = new Set(ids);
  const places: Destination[] = [];
  for (const [parent, siblings] of childrenOf(entries)) {
    let run: string[] = [];
    const close = (before?: string): void => {
      if (run.length > 0) places.push({ ids: run, parent, ...(before === undefined ? {} : { before }) });
      run = [];
    };
    for (const { id } of siblings) {
      if (going.has(id)) run.push(id);
      else close(id);
    }
    close();
  }
  return places;
}

/** A folder is not put into itself, an address into none. */
export function canPlace(entries: readonly ComponentEntry[], ids: readonly string[], parent: string | null): boolean {
  if (parent === null) return true;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const folder = byId.get(parent);
  if (!folder || !isFolder(folder) || withInside(entries, ids).has(parent)) return false;
  return ids.every((id) => {
    const entry = byId.get(id);
    return entry !== undefined && !isAddress(entry);
  });
}
