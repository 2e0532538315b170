import { characterMask, foldAccents, foldCase, longestQuery } from './foldText';

export interface FuzzyTerm {
  /** As typed, without accents. */
  readonly plain: string;
  readonly lower: string;
  /** It was quoted: its characters must stand together. */
  readonly contiguous: boolean;
}

/** What the user typed, taken apart: terms in any order, each of which must match. */
export interface FuzzyQuery {
  readonly text: string;
  readonly terms: readonly FuzzyTerm[];
  /** All terms as one, to compare with a whole name. */
  readonly whole: string;
  readonly mask: number;
}

const termPattern = /"([^"]*)"?|[^\s"]+/g;

export function parseFuzzyQuery(text: string): FuzzyQuery {
  const terms: FuzzyTerm[] = [];
  for (const match of text.slice(0, longestQuery).matchAll(termPattern)) {
    const quoted = match[1];
    const plain = foldAccents(quoted ?? match[0]);
    if (plain.trim()) terms.push({ plain, lower: foldCase(plain), contiguous: quoted !== undefined });
  }
  const whole = terms.map((term) => term.lower).join(' ');
  return { text, terms, whole, mask: characterMask(whole) };
}

/** Whether whatever matches `next` has matched `previous` too. */
export function narrows(previous: FuzzyQuery, next: FuzzyQuery): boolean {
  const plain = !previous.text.includes('"') && !next.text.includes('"');
  return plain && previous.text !== '' && next.text.startsWith(previous.text) && next.text.length <= longestQuery;
}
