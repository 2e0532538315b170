import type { Call } from './call';
import { fillPath } from './callPath';

/** The address of a call with what it's given; a list becomes the same key several times. */
export function requestUrl({ path }: Call, params: object | undefined, query: unknown): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(key, String(one));
    }
  }
  const text = search.toString();
  return fillPath(path, textsIn(params)) + (text && `?${text}`);
}

function textsIn(params: object = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
}
