/** Which entries of a bar find room: the first ones, and the active one always, in the last place if need be. */
export function fit(
  ids: readonly string[],
  sizeOf: (id: string) => number,
  room: number,
  moreSize: number,
  active: string | undefined,
): { readonly shown: readonly string[]; readonly hidden: readonly string[] } {
  const total = (some: readonly string[]) => some.reduce((sum, id) => sum + sizeOf(id), 0);
  if (total(ids) <= room) return { shown: ids, hidden: [] };
  const left = room - moreSize;
  const kept = active !== undefined && ids.includes(active) ? [active] : [];
  const shown = new Set(kept);
  for (const id of ids) {
    if (shown.has(id)) continue;
    if (total([...shown, id]) > left) break;
    shown.add(id);
  }
  return { shown: ids.filter((id) => shown.has(id)), hidden: ids.filter((id) => !shown.has(id)) };
}
