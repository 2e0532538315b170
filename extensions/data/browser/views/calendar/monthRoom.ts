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
