/** In the reader's language, such as "Mar 10, 2026". */
export function formatDay(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(time));
}
