import { FuzzyIndex } from '../../../core/browser/fuzzy/fuzzyIndex';
import type { ItemSection } from '../../../core/browser/quickAccess/itemSearch';
import type { QuickAccessEntries, QuickAccessItem } from '../../../core/browser/quickAccess/quickAccessProvider';
import { fieldsOf } from '../../../core/browser/quickInput/pickRow';

interface Ranked {
  readonly title: string;
  readonly items: readonly QuickAccessItem[];
  readonly best: number;
}

/** Each section by how well its items match, the section with the best match first. What matched for its source's own reasons comes last. */
export function rankSections(sections: readonly ItemSection[], query: string): QuickAccessEntries<QuickAccessItem> {
  return sections
    .filter((section) => section.items.length > 0)
    .map((section) => rank(section, query))
    .sort((a, b) => b.best - a.best)
    .flatMap(({ title, items }) => [{ separator: title }, ...items]);
}

function rank({ source, items }: ItemSection, query: string): Ranked {
  if (!query) return { title: source.title, items, best: 0 };
  const index = new FuzzyIndex(items, (item) => fieldsOf(item, { matchOnDescription: true, matchOnDetail: true }));
  const search = index.search(query);
  search.advance(() => false);
  const found = search.results();
  const matched = new Set(found.map((entry) => entry.item));
  return {
    title: source.title,
    items: [...matched, ...items.filter((item) => !matched.has(item))],
    best: found[0]?.tier ?? -1,
  };
}
