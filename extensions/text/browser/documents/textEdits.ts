/** One replacement that turns a text into another. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The smallest single replacement, so that cursors, folds and marks outside of it stay where they are. */
export function replacementOf(before: string, after: string): Replacement | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  // A pair of surrogates, or of CR and LF, is not to be cut in two.
  if (start > 0 && /[\uD800-\uDBFF\r]/.test(before[start - 1] ?? '')) start--;
  if (tail > 0 && /[\uDC00-\uDFFF\n]/.test(before[before.length - tail] ?? '')) tail--;
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}
