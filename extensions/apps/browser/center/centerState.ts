import { inject, injectable, type JsonValue, Storage } from 'lathe';
import { makeAutoObservable } from 'mobx';
import { type centerSorts, type centerTabs, type CenterQuery } from '../../common/appCalls';

export type CenterTab = (typeof centerTabs)[number];
export type CenterSort = (typeof centerSorts)[number];
export const looks = ['cards', 'list'] as const;
export type CenterLook = (typeof looks)[number];

export const everyType = 'all';
const lookKey = 'apps.center.look';
const isLook = (value: JsonValue): value is CenterLook => looks.some((look) => look === value);

/** What is searched in the list of applications, how it is sorted, and how it looks. */
@injectable()
export class CenterState {
  search = '';
  type = everyType;
  /** As the user wants it; without it each tab has its own order. */
  sort: CenterSort | undefined = undefined;
  look: CenterLook;
  /** How often the keyboard was asked into the search. */
  searchCalls = 0;

  constructor(@inject(Storage) private readonly storage: Storage) {
    this.look = storage.get(lookKey, isLook) ?? 'cards';
    makeAutoObservable<this, 'storage'>(this, { storage: false }, { autoBind: true });
  }

  setSearch(search: string): void {
    this.search = search;
  }

  focusSearch(): void {
    this.searchCalls++;
  }

  setType(type: string): void {
    this.type = type;
  }

  setSort(sort: CenterSort): void {
    this.sort = sort;
  }

  setLook(look: CenterLook): void {
    this.look = look;
    this.storage.set(lookKey, look);
  }

  showAll(): void {
    Object.assign(this, { search: '', type: everyType });
  }

  sortIn(tab: CenterTab): CenterSort {
    return this.sort ?? (tab === 'recent' ? 'visited' : 'modified');
  }

  get narrowed(): boolean {
    return this.search.trim() !== '' || this.type !== everyType;
  }

  queryFor(tab: CenterTab): Pick<CenterQuery, 'tab' | 'search' | 'type' | 'sort'> {
    return {
      tab,
      search: this.search.trim() || undefined,
      type: this.type === everyType ? undefined : this.type,
      sort: this.sortIn(tab),
    };
  }
}
