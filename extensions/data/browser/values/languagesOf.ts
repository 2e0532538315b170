/** Languages with their texts: the reader's own first, then those that are offered, then whatever else there is. */
export function languagesOf(
  value: unknown,
  locale: string,
  offered: readonly string[],
): readonly (readonly [language: string, text: string])[] {
  const texts = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [['en', value]]);
  const all = new Set([locale, ...offered, ...texts.keys()]);
  return [...all].map((language) => {
    const text: unknown = texts.get(language);
    return [language, typeof text === 'string' ? text : ''];
  });
}
