/** Where a navigation key leads in a list, or undefined for another key. */
export function nextIndex(key: string, current: number, count: number, page: number): number | undefined {
  const wanted = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + page,
    PageUp: current - page,
    Home: 0,
    End: count - 1,
  }[key];
  return wanted === undefined ? undefined : Math.min(count - 1, Math.max(0, wanted));
}
