import type { Row } from '../../../common/dataCalls';
import { idOf } from '../rowPages';
import { addDays, type Day, dayOf, daysBetween } from './calendarDays';

/** A row in a calendar. */
export interface CalendarEntry {
  readonly id: string;
  readonly row: Row;
  readonly first: Day;
  readonly last: Day;
  /** Minutes of the first day; absent of what has no time. */
  readonly from?: number;
  readonly to?: number;
}

const usualMinutes = 45;
const dayMinutes = 24 * 60;

interface EntryFields {
  readonly start: string;
  readonly end?: string;
  readonly type: 'date' | 'datetime';
}

export function entryOf(row: Row, { start, end, type }: EntryFields): CalendarEntry | undefined {
  const begin = row[start];
  if (typeof begin !== 'string') return undefined;
  const finish = end === undefined ? undefined : row[end];
  const id = idOf(row);
  if (type === 'date') {
    const last = typeof finish === 'string' && finish > begin ? finish.slice(0, 10) : begin;
    return { id, row, first: begin, last };
  }
  const from = new Date(begin);
  const until = typeof finish === 'string' && finish > begin ? new Date(finish) : undefined;
  const [first, last] = [dayOf(from), dayOf(until ?? from)];
  const minutes = minutesOf(from);
  const to = until && last === first ? minutesOf(until) : until ? dayMinutes : minutes + usualMinutes;
  return { id, row, first, last, from: minutes, to: Math.min(dayMinutes, Math.max(to, minutes + 15)) };
}

/** What a row has to have so that it begins so much later; its end comes along. */
export function movedEntry(
  row: Row,
  { start, end, type }: EntryFields,
  { days = 0, minutes = 0 }: { readonly days?: number; readonly minutes?: number },
): Row {
  const names = [start, ...(end === undefined ? [] : [end])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = row[name];
      if (typeof value !== 'string') return [];
      if (type === 'date' || value.length === 10) return [[name, addDays(value, days)]];
      const date = new Date(value);
      // Of the calendar, not of the clock: an hour more or less in spring stays the same time of the day.
      date.setDate(date.getDate() + days);
      date.setMinutes(date.getMinutes() + minutes);
      return [[name, date.toISOString()]];
    }),
  );
}

/** Those of a day, first those that last longest. */
export function entriesOn(entries: readonly CalendarEntry[], day: Day): CalendarEntry[] {
  return entries
    .filter(({ first, last }) => first <= day && day <= last)
    .toSorted((one, other) => lengthOf(other) - lengthOf(one) || (one.from ?? -1) - (other.from ?? -1));
}

export interface Lane {
  readonly entry: CalendarEntry;
  /** Side by side with others at the same time: the how many-th of how many. */
  readonly at: number;
  readonly of: number;
  /** Those that overlap, one with the next, have the same. */
  readonly group: number;
}

/** Entries that find no room beside the others. */
export interface Crowd {
  readonly entries: readonly CalendarEntry[];
  readonly at: number;
  readonly of: number;
}

/** Entries of a day that overlap stand side by side. */
export function lanes(entries: readonly CalendarEntry[]): Lane[] {
  const order = entries.toSorted((one, other) => (one.from ?? 0) - (other.from ?? 0));
  const placed: Lane[] = [];
  let group: { entry: CalendarEntry; at: number }[] = [];
  let ends: number[] = [];
  let number = 0;
  const finish = (): void => {
    const own = { of: ends.length, group: number++ };
    placed.push(...group.map((each) => ({ ...each, ...own })));
    group = [];
    ends = [];
  };
  for (const entry of order) {
    const { from = 0, to = from } = entry;
    if (group.length > 0 && ends.every((end) => end <= from)) finish();
    const free = ends.findIndex((end) => end <= from);
    const at = free < 0 ? ends.length : free;
    ends[at] = to;
    group.push({ entry, at });
  }
  finish();
  return placed;
}

/** At most so many side by side; the last place then is for all of the others. */
export function fitted(all: readonly Lane[], most: number): { readonly shown: Lane[]; readonly crowds: Crowd[] } {
  const isCrowd = ({ at, of }: Lane): boolean => of > most && at >= most - 1;
  const crowds = Map.groupBy(all.filter(isCrowd), ({ group }) => group);
  return {
    shown: all.filter((lane) => !isCrowd(lane)).map((lane) => ({ ...lane, of: Math.min(lane.of, most) })),
    crowds: [...crowds.values()].map((lanes) => ({
      entries: lanes.map(({ entry }) => entry),
      at: most - 1,
      of: most,
    })),
  };
}

function lengthOf({ first, last, from }: CalendarEntry): number {
  return from === undefined || last > first ? daysBetween(first, last) + 1 : 0;
}

function minutesOf(date: Date): number {
  return date.getHours() * 60 + date.getMinutes();
}

/** What lasts over several days stands above, as what has no time. */
export function isTimed({ from, first, last }: CalendarEntry): boolean {
  return from !== undefined && first === last;
}
