import type { Comparison, Condition } from '../../../common/query/queryRequest';
import type { CalendarPeriod } from '../../../common/views/viewData';

/** A day of the calendar in the reader's own time, as "2026-01-31". */
export type Day = string;

/** At noon: no change of the clocks makes another day of it. */
export function dateOf(day: Day): Date {
  return new Date(`${day}T12:00:00`);
}

export function dayOf(date: Date): Day {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function addDays(day: Day, by: number): Day {
  const date = dateOf(day);
  date.setDate(date.getDate() + by);
  return dayOf(date);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Those that are shown: a month in whole weeks, a week, a day. Weeks begin on Monday. */
export function shownDays(period: CalendarPeriod, anchor: Day): Day[] {
  if (period === 'day') return [anchor];
  const first = period === 'week' ? anchor : `${anchor.slice(0, 8)}01`;
  const start = monday(first);
  const last = period === 'week' ? start : addDays(addMonths(first, 1), -1);
  const weeks = period === 'week' ? 1 : Math.ceil((daysBetween(start, last) + 1) / 7);
  return Array.from({ length: weeks * 7 }, (_, index) => addDays(start, index));
}

/** The same place in the period before or after. */
export function shifted(period: CalendarPeriod, anchor: Day, by: number): Day {
  if (period === 'month') return addMonths(`${anchor.slice(0, 8)}01`, by);
  return addDays(anchor, by * (period === 'week' ? 7 : 1));
}

/** That something begins, or still lasts, on one of these days. */
export function withinDays(
  { start, end, type }: { readonly start: string; readonly end?: string; readonly type: 'date' | 'datetime' },
  days: readonly Day[],
): (Comparison | Condition)[] {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const from = type === 'date' ? first : new Date(`${first}T00:00:00`).toISOString();
  const to = type === 'date' ? last : new Date(`${addDays(last, 1)}T00:00:00`).toISOString();
  const before: Comparison = { field: start, operator: type === 'date' ? 'le' : 'lt', value: to };
  const begins: Comparison = { field: start, operator: 'ge', value: from };
  if (end === undefined) return [before, begins];
  // What has no end, or one before its beginning, is there when it begins.
  const lasts: Comparison = { field: end, operator: 'ge', value: from };
  return [before, { conjunction: 'OR', conditions: [begins, lasts] }];
}

function addMonths(day: Day, by: number): Day {
  const date = dateOf(day);
  date.setMonth(date.getMonth() + by);
  return dayOf(date);
}

function monday(day: Day): Day {
  return addDays(day, -((dateOf(day).getDay() + 6) % 7));
}
