import type { Comparison, dateParts } from '../query/queryRequest';
import type { DatePreset } from './dashboardData';

export type DatePart = (typeof dateParts)[number];

/** Days as "2026-01-31", both included. */
export interface Span {
  readonly first: string;
  readonly last: string;
}

const dayLength = 86_400_000;

/** The year, quarter, month, week or day in which a day lies; so many of them later. */
export function spanOf(part: DatePart, day: string, later = 0): Span {
  const start = startOf(part, new Date(`${day}T00:00:00Z`));
  const first = shifted(part, start, later);
  return { first: dayText(first), last: dayText(new Date(shifted(part, first, 1).getTime() - dayLength)) };
}

/** What a group of dates is called in answers, such as "2026-01", as its days. */
export function spanOfKey(part: DatePart, key: string): Span | undefined {
  const [year = '', rest = ''] = key.split(/-(.*)/s);
  switch (part) {
    case 'year':
      return valid(part, `${key}-01-01`);
    case 'quarter':
      return valid(part, `${year}-${String(Number(rest.slice(1)) * 3 - 2).padStart(2, '0')}-01`);
    case 'month':
      return valid(part, `${key}-01`);
    case 'week':
      return spanOf(part, firstWeek(Number(year)), Number(rest.slice(1)) - 1);
    default:
      return valid(part, key);
  }
}

/** What the group is called in which a day lies. */
export function keyOf(part: DatePart, day: string): string {
  const { first } = spanOf(part, day);
  const year = first.slice(0, 4);
  switch (part) {
    case 'year':
      return year;
    case 'quarter':
      return `${year}-Q${Math.ceil(Number(first.slice(5, 7)) / 3)}`;
    case 'month':
      return first.slice(0, 7);
    case 'week':
      return weekKey(first);
    default:
      return first;
  }
}

/** Every group from one to another, as a chart has no holes in its time; no more than `most`. */
export function keysBetween(part: DatePart, from: string, to: string, most: number): string[] {
  const keys: string[] = [];
  let span = spanOfKey(part, from);
  for (; span && keys.length < most; span = spanOf(part, span.first, 1)) {
    const key = keyOf(part, span.first);
    keys.push(key);
    if (key >= to) break;
  }
  return keys;
}

/** The days of a span that moves along, seen from a day. */
export function presetSpan(preset: DatePreset, today: string): Span {
  switch (preset) {
    case 'today':
      return spanOf('day', today);
    case 'week':
    case 'month':
    case 'quarter':
    case 'year':
      return spanOf(preset, today);
    case 'lastMonth':
      return spanOf('month', today, -1);
    case 'lastYear':
      return spanOf('year', today, -1);
    default:
      return { first: spanOf('day', today, 1 - Number(preset.slice(4))).first, last: today };
  }
}

/** That a date or a moment lies in a span. */
export function within(field: string, type: 'date' | 'datetime', { first, last }: Span): Comparison[] {
  if (type === 'date') return [{ field, operator: 'between', value: [first, last] }];
  return [
    { field, operator: 'ge', value: `${first}T00:00:00.000Z` },
    { field, operator: 'lt', value: `${spanOf('day', last, 1).first}T00:00:00.000Z` },
  ];
}

function startOf(part: DatePart, date: Date): Date {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  switch (part) {
    case 'year':
      return new Date(Date.UTC(year, 0, 1));
    case 'quarter':
      return new Date(Date.UTC(year, month - (month % 3), 1));
    case 'month':
      return new Date(Date.UTC(year, month, 1));
    case 'week':
      return new Date(Date.UTC(year, month, day - ((date.getUTCDay() + 6) % 7)));
    default:
      return date;
  }
}

function shifted(part: DatePart, date: Date, by: number): Date {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const months = { year: 12, quarter: 3, month: 1, week: 0, day: 0 }[part];
  const days = { year: 0, quarter: 0, month: 0, week: 7, day: 1 }[part];
  return new Date(Date.UTC(year, month + months * by, day + days * by));
}

function valid(part: DatePart, day: string): Span | undefined {
  return Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? undefined : spanOf(part, day);
}

/** A week belongs to the year in which its Thursday lies. */
function weekKey(monday: string): string {
  const thursday = new Date(Date.parse(`${monday}T00:00:00Z`) + 3 * dayLength);
  const year = thursday.getUTCFullYear();
  const weeks = Math.round(
    (Date.parse(`${monday}T00:00:00Z`) - Date.parse(`${firstWeek(year)}T00:00:00Z`)) / dayLength / 7,
  );
  return `${year}-W${String(weeks + 1).padStart(2, '0')}`;
}

/** The Monday of the week with the fourth of January. */
function firstWeek(year: number): string {
  return spanOf('week', `${String(year).padStart(4, '0')}-01-04`).first;
}

function dayText(date: Date): string {
  return date.toISOString().slice(0, 10);
}
