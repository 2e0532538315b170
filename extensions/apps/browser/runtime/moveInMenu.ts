/** Leads the keyboard through the entries of a menu; false for keys that mean nothing there. */
export function moveInMenu(menu: HTMLElement, from: HTMLElement, key: string, across = false): boolean {
  const entries = [...menu.querySelectorAll<HTMLElement>('a[href], button')].filter((each) => each.tabIndex >= 0);
  const at = entries.indexOf(from);
  const to = next(key, at, entries.length, across);
  if (at < 0 || to === undefined) return false;
  entries[to]?.focus();
  return true;
}

function next(key: string, at: number, count: number, across: boolean): number | undefined {
  if (key === (across ? 'ArrowRight' : 'ArrowDown')) return (at + 1) % count;
  if (key === (across ? 'ArrowLeft' : 'ArrowUp')) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
