import { longestText } from './foldText';
import { classify, compareEntries, type FuzzyEntry } from './fuzzyEntry';
import type { FuzzyQuery } from './fuzzyQuery';
import { scoreByFzf } from './fzfScores';
import { Tier } from './matchTier';

const scanBatch = 32;
const scoreBatch = 32;
/** Of a tier with more entries than this only the shortest are scored: fewer for few letters, which tell little apart. */
const mostScored = 2000;
const scoredPerLetter = 250;

/** Says whether the time of the slice is up. */
export type IsOver = () => boolean;

class TierEntries<T> {
  readonly entries: FuzzyEntry<T>[] = [];
  private ordered: FuzzyEntry<T>[] | undefined;
  private scored = 0;
  done = false;

  get inOrder(): readonly FuzzyEntry<T>[] {
    return this.ordered ?? this.entries;
  }

  /** Scores and sorts as far as the time allows; true when there is nothing left to do. */
  rank(query: FuzzyQuery, isOver: IsOver): boolean {
    const limit = Math.min(this.entries.length, mostScored, scoredPerLetter * query.whole.length);
    const ordered = (this.ordered ??= byLength(this.entries, limit));
    while (this.scored < limit) {
      const next = Math.min(limit, this.scored + scoreBatch);
      scoreByFzf(ordered.slice(this.scored, next), query);
      this.scored = next;
      if (isOver()) break;
    }
    const best = ordered.slice(0, this.scored).sort(compareEntries);
    for (let i = 0; i < best.length; i++) ordered[i] = best[i] as FuzzyEntry<T>;
    this.done = this.scored === limit;
    return this.done;
  }
}

/** One query over a list, done in slices: scan all into tiers, then score and sort from the best tier down, as far as is shown. */
export class FuzzySearch<T> {
  private readonly tiers: TierEntries<T>[] = [];
  private next = 0;
  private found = 0;

  /** `entryAt` makes an entry on first sight; `wanted` is how many must be in their final order. */
  constructor(
    readonly query: FuzzyQuery,
    private readonly length: number,
    private readonly entryAt: (index: number) => FuzzyEntry<T>,
    public wanted = 200,
  ) {
    for (let tier = Tier.other; tier <= Tier.identity; tier++) this.tiers.push(new TierEntries<T>());
  }

  get scanned(): boolean {
    return this.next >= this.length;
  }

  get total(): number {
    return this.found;
  }

  /** True when there is nothing left to do. */
  advance(isOver: IsOver): boolean {
    while (this.next < this.length) {
      this.scan(Math.min(this.length, this.next + scanBatch));
      if (isOver()) return false;
    }
    let ranked = 0;
    for (let tier = Tier.identity; tier >= Tier.pathScattered && ranked < this.wanted; tier--) {
      const entries = this.tiers[tier];
      if (!entries || entries.entries.length === 0) continue;
      if (!entries.done && !entries.rank(this.query, isOver)) return false;
      ranked += entries.entries.length;
    }
    return true;
  }

  results(): FuzzyEntry<T>[] {
    const results: FuzzyEntry<T>[] = [];
    for (let tier = Tier.identity; tier >= Tier.other; tier--) {
      for (const entry of this.tiers[tier]?.inOrder ?? []) results.push(entry);
    }
    return results;
  }

  private scan(end: number): void {
    for (; this.next < end; this.next++) {
      const entry = this.entryAt(this.next);
      const tier = classify(entry, this.query);
      if (tier === Tier.none) continue;
      this.tiers[tier]?.entries.push(entry);
      this.found++;
    }
  }
}

/** The shorter first, equals in their order; lengths are bounded, so counting does it. */
function byLength<T>(entries: readonly FuzzyEntry<T>[], scored: number): FuzzyEntry<T>[] {
  if (entries.length <= scored) return [...entries];
  const starts = new Uint32Array(longestText + 2);
  for (const { matched } of entries) starts[matched.plain.length + 1] = (starts[matched.plain.length + 1] ?? 0) + 1;
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
  const ordered = [...entries];
  for (const entry of entries) {
    const { length } = entry.matched.plain;
    const at = starts[length] ?? 0;
    ordered[at] = entry;
    starts[length] = at + 1;
  }
  return ordered;
}
