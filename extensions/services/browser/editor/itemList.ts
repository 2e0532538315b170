import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { outline, step, type TreeEntry } from '../../../apps/common/entryTree';
import { destinationOf } from '../parts/destinationOf';
import type { ShownParts } from '../parts/shownParts';
import type { ItemActions } from './itemActions';
import type { PlacedItem, ServiceItem } from './serviceItem';

export type ItemSort = { readonly column: string; readonly descending: boolean };

/** The items of a service as their section shows them: searched, sorted, selected. */
export class ItemList implements ShownParts {
  search = '';
  /** Without one they stand in their order. */
  sort: ItemSort | undefined = undefined;
  selected: ReadonlySet<string> = new Set();
  items: readonly PlacedItem[] = [];

  constructor(
    readonly service: string,
    private readonly actions: Pick<ItemActions, 'remove' | 'move'>,
  ) {
    makeObservable(this, { search: observable, sort: observableRef, selected: observableRef, items: observableRef });
  }

  take(items: readonly PlacedItem[]): void {
    runInAction(() => (this.items = items));
  }

  select(selected: ReadonlySet<string>): void {
    runInAction(() => (this.selected = selected));
  }

  find(search: string): void {
    runInAction(() => (this.search = search));
  }

  /** By a column up, then down, then in their order again. */
  sortBy({ column, descending }: ItemSort): void {
    const last = this.sort;
    const again = last?.column === column && last.descending && !descending;
    runInAction(() => (this.sort = again ? undefined : { column, descending }));
  }

  /** In their order they stand below their folders. */
  get ordered(): boolean {
    return this.search.trim() === '' && !this.sort;
  }

  rows(typeText: (type: string) => string, locale: string): readonly PlacedItem[] {
    if (this.ordered) return this.items;
    const words = this.search.trim().toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
    const found = this.items.filter((item) => {
      const text = `${item.label} ${item.name} ${typeText(item.type)}`.toLocaleLowerCase(locale);
      return words.every((word) => text.includes(word));
    });
    const { sort } = this;
    const flat = found.map((item) => ({ ...item, depth: 0 }));
    if (!sort) return flat;
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const textOf = (item: ServiceItem): string =>
      sort.column === 'type' ? typeText(item.type) : sort.column === 'name' ? item.name : item.label || item.name;
    return flat.toSorted((one, other) => compare(textOf(one), textOf(other)) * (sort.descending ? -1 : 1));
  }

  get chosen(): readonly PlacedItem[] {
    return this.items.filter(({ id }) => this.selected.has(id));
  }

  /** Only where they are seen in their order. */
  async step(by: -1 | 1): Promise<void> {
    if (!this.ordered || this.chosen.length === 0) return;
    const entries = this.items.map(toEntry);
    const next = step(entries, this.selected, by);
    if (next === entries) return;
    const parent = this.chosen[0]?.parent;
    const moved = outline(entries).filter((each) => this.selected.has(each.id) && (each.parent ?? null) === parent);
    const to = destinationOf(moved, next);
    if (to) await this.actions.move(this.service, to);
  }

  async remove(items: readonly PlacedItem[] = this.chosen): Promise<void> {
    await this.actions.remove(this.service, items, this.items);
  }
}

function toEntry({ id, type, parent }: ServiceItem): TreeEntry {
  return { id, kind: type === 'Folder' ? 'folder' : 'tab', parent: parent ?? undefined };
}
