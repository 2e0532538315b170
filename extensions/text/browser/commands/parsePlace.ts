/** "12", "12:5" or "-1" for the last line; nothing when it is none of these. */
export function parsePlace(text: string): { readonly line: number; readonly column: number } | undefined {
  const match = /^\s*:?\s*(-?\d+)\s*(?:[:,]\s*(\d+))?\s*$/.exec(text);
  if (!match) return undefined;
  const line = Number(match[1]);
  return line === 0 ? undefined : { line, column: Math.max(1, Number(match[2] ?? 1)) };
}
