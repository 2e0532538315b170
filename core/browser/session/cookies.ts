/** The cookies that pages may read; the session's own is not among them. */
export type CookieName = 'userId' | 'tenant-id' | 'u-m' | 'u-locale' | 'locale' | 'currentLang' | 'logout-url';

const year = 365 * 24 * 60 * 60;

export function readCookie(name: CookieName): string | undefined {
  const start = `${name}=`;
  const found = document.cookie.split(/;\s*/).find((cookie) => cookie.startsWith(start));
  if (found === undefined) return undefined;
  const value = found.slice(start.length);
  try {
    return decodeURIComponent(value);
  } catch {
    // Somebody else wrote it, in his own way.
    return value;
  }
}

export function writeCookie(name: CookieName, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=lax`;
}

export function clearCookie(name: CookieName): void {
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}
