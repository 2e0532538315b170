import type { Manifest } from './manifest';

export type ManifestTexts = Readonly<Record<string, string>>;

const reference = /^%([^%]+)%$/;

/**
 * Replaces texts written `%key%` by those of a language, or else by the first table after it that has them; a key that
 * nobody knows is shown as it is.
 */
export function localizeManifest(manifest: Manifest, ...tables: readonly ManifestTexts[]): Manifest {
  const look = (key: string): string => tables.find((table) => Object.hasOwn(table, key))?.[key] ?? key;
  return replaceTexts(manifest, look);
}

function replaceTexts<T>(value: T, look: (key: string) => string): T;
function replaceTexts(value: unknown, look: (key: string) => string): unknown {
  if (typeof value === 'string')
    return value.startsWith('%') ? value.replace(reference, (_, key: string) => look(key)) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => replaceTexts(item, look));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceTexts<unknown>(item, look)]));
}

/** The English titles, with their categories, of commands whose title in the language of the moment is another. */
export function originalTitles(localised: Manifest, english: Manifest): Readonly<Record<string, string>> | undefined {
  const shown = new Map(localised.contributes?.commands?.map(({ command, title }) => [command, title]));
  const other = (english.contributes?.commands ?? []).filter(({ command, title }) => shown.get(command) !== title);
  const named = other.map(({ command, title, category }) => [command, category ? `${category}: ${title}` : title]);
  return other.length > 0 ? Object.fromEntries(named) : undefined;
}
