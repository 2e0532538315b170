interface Known {
  readonly id: string;
  readonly name: string;
  /** Undefined until it is saved. */
  readonly revision: number | undefined;
  readonly parent?: string | undefined;
}

/** By which ids entries go since they were saved: the server gives those that are new ids of its own. */
export function successorsOf<E extends Known>(before: readonly E[], after: readonly E[]): ReadonlyMap<string, string> {
  const there = new Set(after.map(({ id }) => id));
  const found = new Map<string, string>();
  // Folders stand before what is in them.
  for (const { id, name, revision, parent } of before) {
    if (revision !== undefined || there.has(id)) continue;
    const folder = parent === undefined ? undefined : (found.get(parent) ?? parent);
    const now = after.find((entry) => entry.name === name && entry.parent === folder);
    if (now) found.set(id, now.id);
  }
  return found;
}
