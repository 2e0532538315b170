import { classify, createEntry, type FuzzyEntry, type FuzzyFields } from '../fuzzy/fuzzyEntry';
import type { FuzzyQuery } from '../fuzzy/fuzzyQuery';
import { type FuzzyText, pathText, plainText, titleText } from '../fuzzy/fuzzyText';
import { highlights, type TextSpan } from '../fuzzy/highlights';
import { Tier } from '../fuzzy/matchTier';
import { parseIconLabel } from './iconLabel';
import type { PickItem } from './pickItem';

/** An item on its way through the filter; the same object as long as the list is the same. */
export type PickRow<T extends PickItem = PickItem> = FuzzyEntry<T>;

export interface PickSearchOptions {
  readonly matchOnDescription: boolean;
  readonly matchOnDetail: boolean;
}

/** The label as it is drawn and searched, without its icons. */
export function labelOf(item: PickItem): string {
  const { text } = parseIconLabel(item.label);
  return item.category ? `${item.category}: ${text}` : text;
}

/** An item's label and alias, made ready to be searched. */
export interface ItemNames {
  readonly main: FuzzyText;
  readonly alias: FuzzyText | undefined;
}

/** An item that lives longer than one opening of its list: its names are made ready once. */
export interface LastingItem extends PickItem {
  searchNames: ItemNames | undefined;
}

// Kept on the item and not in a WeakMap: one of 10,000 entries makes every collection of garbage slow.
function namesOf(item: PickItem | LastingItem): ItemNames {
  if (!('searchNames' in item)) return createNames(item);
  return (item.searchNames ??= createNames(item));
}

function createNames(item: PickItem): ItemNames {
  const { text } = parseIconLabel(item.label);
  return {
    main: item.category ? titleText(`${item.category}: `, text) : pathText(text),
    alias: item.alias ? plainText(item.alias) : undefined,
  };
}

export function fieldsOf(item: PickItem, options: PickSearchOptions): FuzzyFields {
  const { matchOnDescription, matchOnDetail } = options;
  if (!matchOnDescription && !matchOnDetail) return namesOf(item);
  const extras = [matchOnDescription && item.description, matchOnDetail && item.detail];
  return { ...namesOf(item), extras: extras.flatMap((extra) => (extra ? [plainText(extra)] : [])) };
}

/** For a list that comes in an order of its own. */
export function unrankedRow<T extends PickItem>(item: T, query: FuzzyQuery, options: PickSearchOptions): PickRow<T> {
  const row = createEntry(item, 0, fieldsOf(item, options));
  classify(row, query);
  return row;
}

export interface RowHighlights {
  readonly label: readonly TextSpan[];
  readonly alias: readonly TextSpan[];
  readonly description: readonly TextSpan[];
  readonly detail: readonly TextSpan[];
}

const none: RowHighlights = { label: [], alias: [], description: [], detail: [] };

/** Only for the rows that are drawn. */
export function highlightsOf(
  row: PickRow | undefined,
  query: FuzzyQuery | undefined,
  options: PickSearchOptions,
): RowHighlights {
  if (!row || !query || row.tier === Tier.none) return none;
  const { item, fields, matched } = row;
  const extra = (wanted: boolean, text: string | undefined): readonly TextSpan[] =>
    wanted && text ? highlights(plainText(text), query) : [];
  return {
    label: matched === fields.alias ? [] : highlights(fields.main, query),
    alias: matched === fields.alias ? highlights(matched, query) : [],
    description: extra(options.matchOnDescription, item.description),
    detail: extra(options.matchOnDetail, item.detail),
  };
}
