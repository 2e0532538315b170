/** Words separated by commas: those that must occur, one at least, and, behind "!", those that must not. */
export interface TextFilter {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
}

export function parseTextFilter(text: string): TextFilter {
  const terms = text
    .toLowerCase()
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '' && term !== '!');
  return {
    wanted: terms.filter((term) => !term.startsWith('!')),
    unwanted: terms.filter((term) => term.startsWith('!')).map((term) => term.slice(1).trim()),
  };
}

export function matchesTextFilter({ wanted, unwanted }: TextFilter, text: string): boolean {
  if (wanted.length === 0 && unwanted.length === 0) return true;
  const lower = text.toLowerCase();
  if (unwanted.some((term) => lower.includes(term))) return false;
  return wanted.length === 0 || wanted.some((term) => lower.includes(term));
}
