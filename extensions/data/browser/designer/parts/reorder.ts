/** The list with one of its members at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, item);
}
