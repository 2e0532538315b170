/** A moment as short as people write it, in a language and the reader's time zone. */
export function formatTime(at: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(at));
}
