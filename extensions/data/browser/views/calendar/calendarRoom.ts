/** Below this a month is scrolled. */
export const leastDayHeight = 96;
const weekdays = 20;
/** The number of the day, and the space around. */
const head = 25;
const line = 19;

/** How many lines find room on each day of a month that is so high. */
export function entriesFitting(height: number, weeks: number): number {
  const day = Math.max(leastDayHeight, (height - weekdays) / weeks);
  return Math.floor((day - head) / line);
}

/** So many lines stand above the hours of a week. */
const mostAbove = 4;
const weekHead = 30;
const weekLine = 20;

/** How many lines of what has no time find room on each day of a week; without hours below it has all of the height. */
export function wholeDaysFitting(height: number, withHours: boolean): number {
  return withHours ? mostAbove : Math.max(mostAbove, Math.floor((height - weekHead) / weekLine));
}

/** What is seen of a day: where not all fits, a line is left to say how many more there are. */
export function seenOf<T>(entries: readonly T[], room: number): readonly T[] {
  return entries.length > room ? entries.slice(0, Math.max(0, room - 1)) : entries;
}
