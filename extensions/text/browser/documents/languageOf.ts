import type { Settings } from 'lathe';
import { nameOfUri } from 'lathe';
import type { Monaco } from '../monaco/monacoLoader';

/** The language of a file: what the user assigned, else by its name, else by its first line. */
export function languageOf(monaco: Monaco, uri: string, text: string, settings: Settings): string {
  const name = nameOfUri(uri).toLowerCase();
  const assigned = assignedLanguage(name, settings.get('files.associations'));
  if (assigned) return assigned;
  const known = monaco.languages.getLanguages();
  const byName = known.find((language) => language.filenames?.some((each) => each.toLowerCase() === name));
  if (byName) return byName.id;
  let best: { id: string; length: number } | undefined;
  for (const { id, extensions } of known) {
    for (const extension of extensions ?? []) {
      if (name.endsWith(extension.toLowerCase()) && extension.length > (best?.length ?? 0))
        best = { id, length: extension.length };
    }
  }
  return best?.id ?? languageOfFirstLine(monaco, text) ?? 'plaintext';
}

function languageOfFirstLine(monaco: Monaco, text: string): string | undefined {
  const line = text.slice(0, 200).split(/\r?\n/, 1)[0] ?? '';
  if (line === '') return undefined;
  return monaco.languages.getLanguages().find(({ firstLine }) => firstLine && new RegExp(firstLine).test(line))?.id;
}

/** Patterns such as "*.view"; the longest that fits wins. */
export function assignedLanguage(name: string, associations: unknown): string | undefined {
  if (typeof associations !== 'object' || associations === null) return undefined;
  const fitting = Object.entries(associations)
    .filter(([pattern, language]) => typeof language === 'string' && fits(name, pattern.toLowerCase()))
    .sort(([a], [b]) => b.length - a.length);
  const language: unknown = fitting[0]?.[1];
  return typeof language === 'string' ? language : undefined;
}

function fits(name: string, pattern: string): boolean {
  const expression = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\?/g, '.');
  return new RegExp(`^${expression}$`).test(name);
}
