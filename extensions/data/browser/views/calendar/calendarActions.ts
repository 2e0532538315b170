import type { Row } from '../../../common/dataCalls';
import type { Day } from './calendarDays';
import type { CalendarEntry } from './calendarEntries';

/** What is done with the entries of a calendar. */
export interface CalendarActions {
  titleOf(entry: CalendarEntry): string;
  open(row: Row): void;
  move(row: Row, by: { readonly days?: number; readonly minutes?: number }): void;
  showDay(day: Day): void;
}
