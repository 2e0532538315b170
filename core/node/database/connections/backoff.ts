const first = 25;
const greatest = 1000;

/** How many milliseconds to wait before the next try: longer each time, and never the same for two that failed together. */
export function backoff(attempt: number): number {
  const longest = Math.min(greatest, first * 2 ** attempt);
  return longest / 2 + (Math.random() * longest) / 2;
}
