import { action, computed, makeObservable, observable } from 'mobx';
import { Emitter, onUnexpectedError } from '../../common/event';
import { PickFilter } from './pickFilter';
import { isSeparator, type PickEntry, type PickItem } from './pickItem';
import type { QuickButton } from './quickButton';
import { type AcceptHow, QuickDialog, type QuickDialogOwner, type ValidationMessage } from './quickDialog';

export type PickMove = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp';

export interface PickAccept<T> extends AcceptHow {
  readonly items: readonly T[];
}

/** A live list to choose from, which follows what is typed. */
export class QuickPick<T extends PickItem = PickItem> extends QuickDialog {
  canPickMany = false;
  /** Of many: where none is ticked, Enter picks the one that it is pressed on. */
  enterPicksActive = false;
  matchOnDescription = false;
  matchOnDetail = false;
  /** False where the entries are already those that fit what is typed. */
  filtering = true;
  /** The right arrow accepts and leaves the list open. */
  opensBehind = false;
  /** The list is gone through with a modifier held; letting go of it accepts. */
  quickNavigating = false;
  /** Said instead of a list. */
  emptyText: string | undefined = undefined;
  /** What the value begins with and is not searched for. */
  prefix = '';
  activeIndex = -1;
  readonly filter = new PickFilter<T>(
    () => this,
    () => this.followRows(),
  );
  readonly selected = observable.set<T>([], { deep: false });
  private loading: Promise<unknown> | undefined;
  private failure: ValidationMessage | undefined;
  private focused: T | undefined;
  /** Where the user has gone: it stays active while more is found. */
  private wanted: T | undefined;

  private readonly accepted = this.own(new Emitter<PickAccept<T>>());
  readonly onDidAccept = this.accepted.event;
  private readonly focusChanged = this.own(new Emitter<T | undefined>());
  readonly onDidFocus = this.focusChanged.event;
  private readonly itemButtonTriggered = this.own(new Emitter<{ readonly item: T; readonly button: QuickButton }>());
  readonly onDidTriggerItemButton = this.itemButtonTriggered.event;

  constructor(owner: QuickDialogOwner) {
    super(owner);
    makeObservable<this>(this, {
      canPickMany: observable,
      activeIndex: observable,
      prefix: observable,
      rows: computed,
      active: computed,
      query: computed,
      setPrefix: action,
      setActiveIndex: action,
      toggle: action,
      selectAll: action,
    });
    this.own({ dispose: () => this.filter.cancel() });
  }

  get rows(): readonly T[] {
    return this.filter.rows;
  }

  get active(): T | undefined {
    return this.rows[this.activeIndex];
  }

  get query(): string {
    return this.value.startsWith(this.prefix) ? this.value.slice(this.prefix.length) : this.value;
  }

  /** Items that are still to come leave the list busy; a later call outruns an earlier one, unless it only adds `more`. */
  setItems(items: readonly PickEntry<T>[] | Promise<readonly PickEntry<T>[]>, active?: T, more = false): void {
    if (!(items instanceof Promise)) {
      if (!more) this.loaded();
      return this.showItems(items, active);
    }
    this.loading = items;
    this.set({ busy: true });
    items.then(
      (entries) => {
        if (this.loading !== items) return;
        this.loaded();
        this.showItems(entries, active);
      },
      (error: unknown) => this.loading === items && this.failed(error),
    );
  }

  setPrefix(prefix: string): void {
    this.prefix = prefix;
  }

  setActiveIndex(index: number): void {
    this.activeIndex = index;
    if (this.active === this.focused) return;
    this.focused = this.active;
    this.focusChanged.fire(this.focused);
  }

  setActive(item: T): void {
    this.wanted = item;
    this.setActiveIndex(this.rows.indexOf(item));
  }

  move(move: PickMove, pageSize = 10): void {
    const last = this.rows.length - 1;
    if (last < 0) return;
    const at = this.activeIndex;
    const targets: Record<PickMove, number> = {
      next: at >= last ? 0 : at + 1,
      previous: at <= 0 ? last : at - 1,
      first: 0,
      last,
      pageDown: Math.min(last, at + pageSize),
      pageUp: Math.max(0, at - pageSize),
    };
    this.setActiveIndex(targets[move]);
    this.wanted = this.active;
  }

  toggle(item: T): void {
    if (!this.selected.delete(item)) this.selected.add(item);
  }

  /** All that are shown. */
  selectAll(selected: boolean): void {
    for (const item of this.rows) {
      if (selected) this.selected.add(item);
      else this.selected.delete(item);
    }
  }

  accept(how: AcceptHow = {}): void {
    if (!this.enabled) return;
    // Enter may come faster than the frame in which the search would have ended.
    if (!this.wanted) this.filter.settle();
    const active = this.active;
    if (!this.canPickMany && !active) return;
    const one = active ? [active] : [];
    const isOne = !this.canPickMany || (this.enterPicksActive && this.selected.size === 0);
    const items = isOne ? one : [...this.selected];
    if (!this.keepOpen && !how.background) this.hide('accepted');
    this.accepted.fire({ items, ...how });
  }

  triggerItemButton(item: T, button: QuickButton): void {
    this.itemButtonTriggered.fire({ item, button });
  }

  protected override valueDidChange(): void {
    this.wanted = undefined;
    this.filter.setQuery(this.query);
  }

  private showItems(entries: readonly PickEntry<T>[], active?: T): void {
    for (const entry of entries) if (!isSeparator(entry) && entry.picked) this.selected.add(entry);
    if (active) this.wanted = sameItem(entries, active);
    this.filter.setEntries(entries, this.query);
  }

  private followRows(): void {
    const last = this.rows.length - 1;
    const index = this.wanted ? this.rows.indexOf(this.wanted) : Math.min(0, last);
    this.setActiveIndex(index < 0 ? Math.max(Math.min(this.activeIndex, last), Math.min(0, last)) : index);
  }

  private loaded(): void {
    this.loading = undefined;
    this.set({ busy: false });
    if (this.failure && this.message === this.failure) this.set({ message: undefined });
  }

  private failed(error: unknown): void {
    this.failure = { severity: 'error', text: error instanceof Error ? error.message : String(error) };
    this.set({ busy: false, message: this.failure });
    onUnexpectedError(error);
  }
}

/** The item itself, or the one that stands for it in a list made anew. */
function sameItem<T extends PickItem>(entries: readonly PickEntry<T>[], item: T): T | undefined {
  let alike: T | undefined;
  for (const entry of entries) {
    if (isSeparator(entry)) continue;
    if (entry === item) return entry;
    if (!alike && entry.label === item.label && entry.description === item.description) alike = entry;
  }
  return alike;
}
