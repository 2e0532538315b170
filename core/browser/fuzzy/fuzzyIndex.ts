import { createEntry, type FuzzyEntry, type FuzzyFields } from './fuzzyEntry';
import { type FuzzyQuery, narrows, parseFuzzyQuery } from './fuzzyQuery';
import { FuzzySearch } from './fuzzySearch';

/** A list that is searched key by key. Entries are made when they are first looked at; typing on searches only what is left. */
export class FuzzyIndex<T> {
  private readonly entries: (FuzzyEntry<T> | undefined)[];
  private last: FuzzySearch<T> | undefined;

  constructor(
    readonly items: readonly T[],
    private readonly fieldsOf: (item: T) => FuzzyFields,
  ) {
    this.entries = new Array<FuzzyEntry<T> | undefined>(items.length);
  }

  /** Begins a search; one that is under way must not go on then. */
  search(text: string, wanted?: number): FuzzySearch<T> {
    const query = parseFuzzyQuery(text.trimEnd());
    const last = this.last;
    this.last =
      last?.scanned && narrows(last.query, query)
        ? this.searchAgain(query, last, wanted)
        : this.searchAll(query, wanted);
    return this.last;
  }

  private searchAll(query: FuzzyQuery, wanted?: number): FuzzySearch<T> {
    return new FuzzySearch(query, this.items.length, (index) => this.entryAt(index), wanted);
  }

  private searchAgain(query: FuzzyQuery, last: FuzzySearch<T>, wanted?: number): FuzzySearch<T> {
    const left = last.results();
    return new FuzzySearch(query, left.length, (index) => left[index] as FuzzyEntry<T>, wanted);
  }

  private entryAt(index: number): FuzzyEntry<T> {
    return (this.entries[index] ??= this.createEntry(index));
  }

  private createEntry(index: number): FuzzyEntry<T> {
    const item = this.items[index] as T;
    return createEntry(item, index, this.fieldsOf(item));
  }
}
