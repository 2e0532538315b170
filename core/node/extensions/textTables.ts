import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Locale, locales, toLocale } from '../../common/locale';
import type { ManifestTexts } from '../../common/manifest/localizeManifest';
import type { ManifestProblem } from '../../common/manifest/problems';

export interface TextTables {
  readonly byLocale: ReadonlyMap<Locale, ManifestTexts>;
  /** The locales that have a file for the extension's code. */
  readonly files: readonly Locale[];
  readonly problems: readonly ManifestProblem[];
}

/** An extension's texts: ours in `locales/en.json`, VS Code's in `package.nls.json` and `package.nls.zh-cn.json`. */
export async function readTextTables(folder: string): Promise<TextTables> {
  const byLocale = new Map<Locale, ManifestTexts>();
  const problems: ManifestProblem[] = [];
  const own = locales.map((locale) => ({ locale, file: `locales/${locale}.json` }));
  const foreign = (await namesIn(folder)).flatMap((file) => {
    const [, language] = /^package\.nls(?:\.([\w-]+))?\.json$/.exec(file) ?? [];
    return file.startsWith('package.nls') && isWanted(language) ? [{ locale: toLocale(language), file }] : [];
  });
  const files: Locale[] = [];
  for (const { locale, file } of [...foreign, ...own]) {
    const text = await readFile(path.join(folder, file), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const table = parseTable(text);
    if (!table) problems.push({ severity: 'error', file, message: 'is no JSON object of texts.' });
    byLocale.set(locale, { ...byLocale.get(locale), ...table });
    if (file.startsWith('locales/') && table) files.push(locale);
  }
  return { byLocale, files, problems };
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}

/** Of the Chinese ones the simplified, of the others the reference. */
function isWanted(language: string | undefined): boolean {
  return language === undefined || /^(en|zh(-cn|-hans)?)$/i.test(language);
}

/** VS Code's tables may hold `{ "message": ..., "comment": ... }` in place of a text. */
function parseTable(text: string): ManifestTexts | undefined {
  try {
    const table: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof table !== 'object' || table === null || Array.isArray(table)) return undefined;
    return Object.fromEntries(Object.entries(table).flatMap(([key, value]) => textOf(key, value)));
  } catch {
    return undefined;
  }
}

function textOf(key: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  const message: unknown =
    typeof value === 'object' && value !== null && 'message' in value ? value.message : undefined;
  return typeof message === 'string' ? [[key, message]] : [];
}
