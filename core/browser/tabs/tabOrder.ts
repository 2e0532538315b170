/** The tab that follows when some close: the nearest that stays before it, else the nearest after it. */
export function nextActive(
  order: readonly string[],
  active: string | undefined,
  closing: ReadonlySet<string>,
): string | undefined {
  if (active === undefined || !closing.has(active)) return active;
  const at = order.indexOf(active);
  const stays = (key: string): boolean => !closing.has(key);
  return order.slice(0, at).findLast(stays) ?? order.slice(at + 1).find(stays);
}

/** Where a tab may stand: pinned ones come before the rest. `pinned` counts the others. */
export function allowedIndex(wanted: number, isPinned: boolean, pinned: number, count: number): number {
  const lowest = isPinned ? 0 : pinned;
  const highest = isPinned ? pinned : count;
  return Math.max(lowest, Math.min(wanted, highest));
}
