import { action, makeObservable, observableRef } from 'mobx';
import { type FuzzyEntry } from '../fuzzy/fuzzyEntry';
import { FuzzyIndex } from '../fuzzy/fuzzyIndex';
import { type FuzzyQuery, parseFuzzyQuery } from '../fuzzy/fuzzyQuery';
import type { FuzzySearch } from '../fuzzy/fuzzySearch';
import { afterPaint } from './afterPaint';
import { fieldsOf, highlightsOf, type PickSearchOptions, type RowHighlights, unrankedRow } from './pickRow';
import type { PickEntry, PickItem } from './pickItem';
import { PickSections, type Separators } from './pickSections';

/** How long a key press may be worked on before the rest is left to later slices, in milliseconds. */
const sliceLength = 6;
/** How long Enter may wait for the search to end. */
const longestWait = 200;
/** So many more than are looked at are put into their final order. */
const ahead = 100;

/** Which of the entries are shown for what is typed, and in what order. */
export class PickFilter<T extends PickItem> {
  rows: readonly T[] = [];
  separators: Separators = new Map();
  private sections = new PickSections<T>([]);
  private index: FuzzyIndex<T> | undefined;
  private search: FuzzySearch<T> | undefined;
  private ranked: readonly FuzzyEntry<T>[] | undefined;
  private query: FuzzyQuery | undefined;
  private stopLater: (() => void) | undefined;

  /** `published` is called each time that the rows are others. */
  constructor(
    private readonly options: () => PickSearchOptions & { readonly filtering: boolean },
    private readonly published: () => void = () => undefined,
  ) {
    makeObservable<this, 'publish' | 'showAll'>(this, {
      rows: observableRef,
      separators: observableRef,
      publish: action,
      showAll: action,
    });
  }

  get entries(): readonly PickEntry<T>[] {
    return this.sections.entries;
  }

  get items(): readonly T[] {
    return this.sections.items;
  }

  setEntries(entries: readonly PickEntry<T>[], query: string): void {
    this.sections = new PickSections(entries);
    this.index = undefined;
    this.setQuery(query);
  }

  setQuery(text: string): void {
    this.cancel();
    const query = parseFuzzyQuery(text);
    this.query = query;
    if (!this.options().filtering || query.terms.length === 0) {
      this.search = undefined;
      this.showAll();
      return;
    }
    this.index ??= new FuzzyIndex(this.sections.items, (item) => fieldsOf(item, this.options()));
    this.search = this.index.search(text);
    this.advance();
  }

  /** The user looks as far down as this row. */
  reach(row: number): void {
    const { search } = this;
    if (!search || row + ahead <= search.wanted) return;
    search.wanted = row + 2 * ahead;
    if (!this.stopLater) this.later();
  }

  highlightsAt(row: number): RowHighlights {
    const item = this.rows[row];
    const options = this.options();
    const ranked = this.ranked?.[row];
    if (!item || !this.query || this.query.terms.length === 0) return highlightsOf(undefined, undefined, options);
    return highlightsOf(ranked ?? unrankedRow(item, this.query, options), this.query, options);
  }

  cancel(): void {
    this.stopLater?.();
    this.stopLater = undefined;
  }

  /** Ends a search that is under way: what stands on top then is what belongs there. */
  settle(): void {
    if (!this.stopLater) return;
    this.cancel();
    this.advance(longestWait);
  }

  private advance(time = sliceLength): void {
    const { search } = this;
    if (!search) return;
    this.stopLater = undefined;
    const end = performance.now() + time;
    const done = search.advance(() => performance.now() > end);
    this.publish(search);
    if (!done) this.later();
  }

  private later(): void {
    this.stopLater = afterPaint(() => this.advance());
  }

  private publish(search: FuzzySearch<T>): void {
    const { rows, separators } = this.sections.arrange(search.results());
    const items = rows.map((row) => row.item);
    const missing = this.sections.always.filter((item) => !items.includes(item));
    this.ranked = rows;
    this.rows = missing.length > 0 ? [...items, ...missing] : items;
    this.separators = separators;
    this.published();
  }

  private showAll(): void {
    this.ranked = undefined;
    this.rows = this.sections.items;
    this.separators = this.sections.separators;
    this.published();
  }
}
