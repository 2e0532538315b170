import type { FuzzyQuery } from './fuzzyQuery';
import type { FuzzyText } from './fuzzyText';
import { isSubsequence, Tier, tierOf } from './matchTier';

/** What of an item is searched. */
export interface FuzzyFields {
  readonly main: FuzzyText;
  /** Another name that is as good. */
  readonly alias?: FuzzyText;
  /** Searched as they stand, and worth less. */
  readonly extras?: readonly FuzzyText[];
}

/** An item with what the search under way has found out about it. */
export interface FuzzyEntry<T> {
  readonly item: T;
  readonly index: number;
  readonly fields: FuzzyFields;
  tier: Tier;
  /** Which of its names matched best. */
  matched: FuzzyText;
  score: number;
  span: number;
  sameCase: number;
}

export function createEntry<T>(item: T, index: number, fields: FuzzyFields): FuzzyEntry<T> {
  return { item, index, fields, tier: Tier.none, matched: fields.main, score: 0, span: 0, sameCase: 0 };
}

/** Sets tier and matched name. */
export function classify(entry: FuzzyEntry<unknown>, query: FuzzyQuery): Tier {
  const { main, alias, extras } = entry.fields;
  entry.matched = main;
  entry.tier = tierOf(main, query);
  if (alias && entry.tier < Tier.identity) {
    const tier = tierOf(alias, query);
    if (tier > entry.tier) {
      entry.tier = tier;
      entry.matched = alias;
    }
  }
  if (entry.tier === Tier.none && extras && matchesTogether(entry.fields, query)) entry.tier = Tier.other;
  entry.score = entry.span = entry.sameCase = 0;
  return entry.tier;
}

/** Each term stands in one of the extras or is found in a name. */
function matchesTogether({ main, alias, extras = [] }: FuzzyFields, query: FuzzyQuery): boolean {
  const names = alias ? [main, alias] : [main];
  return query.terms.every(
    (term) =>
      extras.some((extra) => extra.lower.includes(term.lower)) ||
      names.some((name) =>
        term.contiguous ? name.lower.includes(term.lower) : isSubsequence(name.lower, term.lower, 0),
      ),
  );
}

/** From the better to the worse within a tier: score (camel case, compactness), span, length, case, order of arrival. */
export function compareEntries(a: FuzzyEntry<unknown>, b: FuzzyEntry<unknown>): number {
  return (
    b.score - a.score ||
    a.span - b.span ||
    a.matched.plain.length - a.matched.head - (b.matched.plain.length - b.matched.head) ||
    a.matched.plain.length - b.matched.plain.length ||
    b.sameCase - a.sameCase ||
    a.index - b.index
  );
}
