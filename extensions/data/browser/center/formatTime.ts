/** A moment as people write it, in the language of the workbench; in lists the shorter. */
export function formatTime(at: string, locale: string, dateStyle: 'medium' | 'short' = 'medium'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short' }).format(new Date(at));
}
