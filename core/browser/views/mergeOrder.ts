/**
 * Puts what the user arranged into the user's order; what arrived since stands behind the one that precedes it by default.
 * Ids of the user's order that are not there are left out, and may come back to their places.
 */
export function mergeOrder(defaults: readonly string[], arranged: readonly string[]): readonly string[] {
  const present = new Set(defaults);
  const merged = [...new Set(arranged)].filter((id) => present.has(id));
  const placed = new Set(merged);
  defaults.forEach((id, index) => {
    if (placed.has(id)) return;
    const before = defaults[index - 1];
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
    placed.add(id);
  });
  return merged;
}
