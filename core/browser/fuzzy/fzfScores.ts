import { Fzf } from 'fzf';
import type { FuzzyEntry } from './fuzzyEntry';
import type { FuzzyQuery } from './fuzzyQuery';
import { Tier } from './matchTier';

/** Beyond so many characters a text adds nothing to its score, and a term is not scored: the work grows with their product. */
const scored = 256;
const longestScored = 64;

const common = { casing: 'case-insensitive', normalize: false, sort: false } as const;

function textOf(entry: FuzzyEntry<unknown>): string {
  const { plain, body } = entry.matched;
  const from = entry.tier > Tier.path ? body : 0;
  return plain.slice(from, from + scored);
}

/** Adds fzf's scores of all terms to entries whose tier is known. */
export function scoreByFzf(entries: readonly FuzzyEntry<unknown>[], query: FuzzyQuery): void {
  for (const contiguous of [false, true]) {
    const terms = query.terms.filter((term) => term.contiguous === contiguous && term.lower.length <= longestScored);
    if (terms.length === 0) continue;
    const fzf = new Fzf(entries, { ...common, selector: textOf, fuzzy: contiguous ? false : 'v2' });
    for (const term of terms) {
      for (const { item, score, start, end } of fzf.find(term.lower)) {
        item.score += score;
        item.span += end - start;
        if (item.matched.plain.includes(term.plain)) item.sameCase++;
      }
    }
  }
}

/** The positions in `text` (accents folded) that fzf matches a term to. */
export function fzfPositions(text: string, term: string): ReadonlySet<number> {
  const [result] = new Fzf([text], { ...common, fuzzy: 'v2' }).find(term);
  return result?.positions ?? new Set();
}
