import { loginPath } from './sessionNames';

/**
 * Where to go after a log-in: what was wanted when it is a place of this server, else the fallback. The answer is a path,
 * never an address, so that nobody is sent elsewhere by a link that looks like ours.
 */
export function redirectTarget(wanted: string | null | undefined, origin: string, fallback = '/'): string {
  if (!wanted || !decodings(wanted).every(isInnocent)) return fallback;
  if (!URL.canParse(wanted, origin)) return fallback;
  const target = new URL(wanted, origin);
  if (target.origin !== new URL(origin).origin || target.username || target.password) return fallback;
  const place = target.pathname + target.search + target.hash;
  return target.pathname === loginPath || !isInnocent(place) ? fallback : place;
}

/** As it is and as somebody down the line may read it who decodes once or twice. */
function decodings(text: string): string[] {
  const all = [text];
  for (let last = text; all.length < 4; all.push(last)) {
    try {
      const next = decodeURIComponent(last);
      if (next === last) break;
      last = next;
    } catch {
      break;
    }
  }
  return all;
}

/** A backslash counts as a slash and blanks are skipped where browsers read addresses. */
function isInnocent(text: string): boolean {
  if (/[\u0000-\u001f\u007f\\]/.test(text) || /^\s|^\/\//.test(text)) return false;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  return scheme === undefined || ((scheme === 'http' || scheme === 'https') && /^https?:\/\/[^/]/i.test(text));
}
