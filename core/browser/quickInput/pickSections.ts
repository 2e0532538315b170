import type { FuzzyEntry } from '../fuzzy/fuzzyEntry';
import { Tier } from '../fuzzy/matchTier';
import { isSeparator, type PickEntry, type PickItem, type PickSeparator } from './pickItem';

interface Section {
  readonly separator: PickSeparator;
  readonly from: number;
  to: number;
}

/** Labels by the index of the row that begins a section. */
export type Separators = ReadonlyMap<number, string>;

/** The items of a list and the sections they stand in. */
export class PickSections<T extends PickItem> {
  readonly items: readonly T[];
  /** Those that stay whatever is typed. */
  readonly always: readonly T[];
  readonly separators: Separators;
  private readonly sections: readonly Section[];

  constructor(readonly entries: readonly PickEntry<T>[]) {
    const items: T[] = [];
    const sections: Section[] = [];
    for (const entry of entries) {
      if (!isSeparator(entry)) items.push(entry);
      else {
        close(sections, items.length);
        sections.push({ separator: entry, from: items.length, to: items.length });
      }
    }
    close(sections, items.length);
    this.items = items;
    this.always = items.filter((item) => item.alwaysShow);
    this.sections = sections.filter((section) => section.to > section.from);
    this.separators = new Map(this.sections.map((section) => [section.from, section.separator.separator]));
  }

  /** What was found, with those of a sticky section on top that match as well as anything else; only identity stands above them. */
  arrange(found: FuzzyEntry<T>[]): { readonly rows: FuzzyEntry<T>[]; readonly separators: Separators } {
    const sticky = this.sections.find((section) => section.separator.sticky);
    if (!sticky) return { rows: found, separators: new Map() };
    const isSticky = ({ index }: FuzzyEntry<T>): boolean => index >= sticky.from && index < sticky.to;
    const rival = found.find((entry) => !isSticky(entry) && entry.tier !== Tier.identity);
    const least = Math.max(Tier.words, rival?.tier ?? Tier.none);
    const stays = (entry: FuzzyEntry<T>): boolean => isSticky(entry) && entry.tier >= least;
    const top = found.filter(stays).sort((a, b) => b.tier - a.tier || a.index - b.index);
    if (top.length === 0) return { rows: found, separators: new Map() };
    const rest = found.filter((entry) => !stays(entry));
    const identical = rest.findIndex((entry) => entry.tier !== Tier.identity);
    const first = identical < 0 ? rest.length : identical;
    const separators = new Map([[first, sticky.separator.separator]]);
    if (rest.length > first) separators.set(first + top.length, this.labelBeside(sticky));
    return { rows: [...rest.slice(0, first), ...top, ...rest.slice(first)], separators };
  }

  /** The label of the only other section, if there is only one. */
  private labelBeside(sticky: Section): string {
    const others = this.sections.filter((section) => section !== sticky);
    return others.length === 1 ? (others[0]?.separator.separator ?? '') : '';
  }
}

function close(sections: readonly Section[], end: number): void {
  const last = sections.at(-1);
  if (last) last.to = end;
}
