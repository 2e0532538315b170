/** Where a text is kept: a scheme, which names its provider, and a path that begins with "/". */
export interface FileUri {
  readonly scheme: string;
  readonly path: string;
}

const form = /^([a-z][a-z0-9+.-]*):(\/.*)$/;

/** "user:/settings.json" in its two parts; an error names what cannot be one. */
export function parseUri(uri: string): FileUri {
  const match = form.exec(uri);
  if (!match?.[1] || !match[2]) throw new Error(`'${uri}' is not the address of a file.`);
  return { scheme: match[1], path: match[2] };
}

export function formatUri({ scheme, path }: FileUri): string {
  return `${scheme}:${path.startsWith('/') ? path : `/${path}`}`;
}

/** The last part of the path. */
export function nameOfUri(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1);
}
