import { rememberLocale } from '../../../core/browser/session/localeCookies';
import type { Locale } from '../../../core/common/locale';

export type TextTable = Readonly<Record<string, string>>;
export type Parameters = Readonly<Record<string, string | number>>;
export type Translate = (key: string, parameters?: Parameters) => string;

/** The page brings its texts in every language, so that the language changes without another request. */
export type LoginTexts = Readonly<Record<Locale, TextTable>>;

export function translator(table: TextTable): Translate {
  return (key, parameters = {}) =>
    (table[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}

/** Each language by its own name, so that those who know no other find it. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', 'zh-CN': '中文(简体)' };

export function applyLocale(locale: Locale): void {
  rememberLocale(locale);
  document.documentElement.lang = locale;
}
