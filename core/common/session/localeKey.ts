import { type Locale, toLocale } from '../locale';

export const localeKeys = { en: 'en_US', 'zh-CN': 'zh_CN' } as const satisfies Record<Locale, string>;
export type LocaleKey = (typeof localeKeys)[Locale];

/** "zh_TW" is Chinese, "fr_FR" is not offered, "english" is no locale: all but Chinese become English. */
export function toLocaleKey(wanted: string | undefined): LocaleKey {
  return localeKeys[toLocale(wanted)];
}
