import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another site made the request; such a page must not be able to change anything here. Programs without
 * a browser send none of these headers. `publicUrl` is where users find the server when a proxy stands before it.
 */
export function isForeign(headers: IncomingHttpHeaders, publicUrl?: string): boolean {
  const { host, origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin);
  return from.host !== host && from.origin !== (publicUrl && new URL(publicUrl).origin);
}
