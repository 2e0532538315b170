import { createHash } from 'node:crypto';

/** An inline script that is code, not data, and an import map, which decides what code is. */
const inlineScript = /<script(?![^>]*(?:\ssrc=|application\/json))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What a page may do: its own files and the inline scripts it came with. Styles may stand in the page, because editors and
 * layouts write them as they go.
 */
export function contentSecurityPolicy(
  html: string,
  development: boolean,
  /** What may be shown in frames beside the server's own. */
  frames: readonly string[] = [],
): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(hashes), ...(development ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...frames],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
