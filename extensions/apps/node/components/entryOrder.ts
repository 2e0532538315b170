/** Between two numbers there is room until they are this close. */
const closest = 1e-6;

/** Numbers for entries that come between two others; undefined when there is no room for them. */
export function numbersBetween(count: number, low: number | undefined, high: number | undefined): number[] | undefined {
  if (high === undefined) return numbered(count, Math.floor(low ?? 0) + 1, 1);
  const from = low ?? high - (count + 1);
  const step = (high - from) / (count + 1);
  return step < closest ? undefined : numbered(count, from + step, step);
}

function numbered(count: number, first: number, step: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index * step);
}
