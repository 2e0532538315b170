import type { CalendarEntry } from './calendarEntries';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The time of a day as the reader's language has it. */
export function timeFormat(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale);
  const format = known ?? new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  if (!known) formats.set(locale, format);
  return format;
}

/** When an entry begins; empty where it has no time. */
export function timeText({ from }: Pick<CalendarEntry, 'from'>, locale: string): string {
  return from === undefined ? '' : timeFormat(locale).format(new Date(2000, 0, 1, 0, from));
}
