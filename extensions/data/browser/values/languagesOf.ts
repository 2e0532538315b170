const usual = ['en', 'zh-CN'];

/** Languages with their texts: the reader's own first, then those that Lathe speaks, then whatever else there is. */
export function languagesOf(value: unknown, locale: string): readonly (readonly [language: string, text: string])[] {
  const texts = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [['en', value]]);
  const all = new Set([locale, ...usual, ...texts.keys()]);
  return [...all].map((language) => {
    const text: unknown = texts.get(language);
    return [language, typeof text === 'string' ? text : ''];
  });
}
