import { type CalendarDate, type CalendarDateTime, parseDate, parseDateTime } from '@internationalized/date';

/** Nothing of a text that is no date; null is what the widgets take for blank. */
export function readDate(text: string | undefined, withTime: boolean): CalendarDate | CalendarDateTime | null {
  if (!text) return null;
  try {
    return withTime ? parseDateTime(text) : parseDate(text.slice(0, 10));
  } catch {
    return null;
  }
}

/** "2026-01-31", or with its time. */
export function writeDate(date: { toString(): string }): string {
  return date.toString();
}
