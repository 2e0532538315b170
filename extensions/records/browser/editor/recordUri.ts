import { isId } from 'lathe/common';

export interface RecordPlace {
  readonly type: string;
  readonly id: string;
}

export const recordScheme = 'metadata';
export const versionScheme = 'metadata-version';
export const recordEditor = 'metadataRecord';

export function recordUri({ type, id }: RecordPlace): string {
  return `${recordScheme}:/${type}/${id}.json`;
}

/** The revision before the first is empty. */
export function versionUri({ type, id }: RecordPlace, revision: number): string {
  return `${versionScheme}:/${type}/${id}/${revision}.json`;
}

export function recordAt(path: string): RecordPlace | undefined {
  const [, type, id] = /^\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  return type !== undefined && id !== undefined && isId(id) ? { type, id } : undefined;
}

export function versionAt(path: string): (RecordPlace & { readonly revision: number }) | undefined {
  const [, type, id, revision] = /^\/([^/]+)\/([^/]+)\/(\d{1,9})\.json$/.exec(path) ?? [];
  if (type === undefined || id === undefined || !isId(id)) return undefined;
  return { type, id, revision: Number(revision) };
}
