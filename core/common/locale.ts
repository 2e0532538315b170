/** The languages that every text of the product exists in. */
export const locales = ['en', 'zh-CN'] as const;
export type Locale = (typeof locales)[number];

/** Any Chinese locale becomes zh-CN; whatever is not known becomes English. */
export function toLocale(wanted: string | undefined): Locale {
  return /^zh\b/i.test((wanted ?? '').replace('_', '-')) ? 'zh-CN' : 'en';
}
