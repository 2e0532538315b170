/** The name that somebody who wrote `word` may have meant. */
export function closest(word: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.min(3, Math.ceil(word.length / 3)) + 1;
  for (const name of names) {
    const distance = editDistance(word.toLowerCase(), name.toLowerCase());
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** How many letters must be added, removed or replaced to make one word of the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
