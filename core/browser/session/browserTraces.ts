import { clearCookie } from './cookies';

/** What the studio itself keeps in the browser. */
const studioPrefix = 'lathe.';
/** The current user, and whether he has been greeted and shown around. */
const kept: ReadonlySet<string> = new Set(['currentUser', 'firstLogin', 'introduction']);

/** Whoever signs in finds nothing of the one before, but the studio's own look and what greets him only once. */
export function clearStorageAtLogin(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (!key.startsWith(studioPrefix) && !kept.has(key)) storage.removeItem(key);
}

/** What told this browser's pages who is signed in. */
export function clearTracesAtLogout(): void {
  clearCookie('userId');
  clearCookie('tenant-id');
  clearCookie('logout-url');
  try {
    sessionStorage.clear();
  } catch {
    // Where the browser keeps nothing, there is nothing to clear.
  }
}
