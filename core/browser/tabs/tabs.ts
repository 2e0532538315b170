import { inject, injectable } from 'inversify';
import { action, computed, makeObservable } from 'mobx';
import { Emitter } from '../../common/event';
import { Layout } from '../layout/layout';
import type { JsonValue } from '../storage/storage';
import { WorkingCopies } from '../workingCopies/workingCopies';
import { ClosedTabs } from './closedTabs';
import { EditorGrid } from './editorGrid';
import type { Direction, GroupNode } from './gridTree';
import type { OpenOptions, Tab, TabChange, TabRequest } from './tab';
import { allowedIndex, nextActive } from './tabOrder';
import type { TabState } from './tabState';
import { TabStore, type TabTarget } from './tabStore';

/** A group of the editor area with its tabs. */
export interface TabGroup {
  readonly id: string;
  readonly index: number;
  readonly tabs: readonly Tab[];
  readonly active: Tab | undefined;
}

/** The open tabs and the rules by which they open, close and follow one another. Where they stand is the grid's. */
@injectable()
export class Tabs {
  private readonly closed = new ClosedTabs();
  private readonly closedEvent = new Emitter<Tab>();
  /** After a tab is gone. */
  readonly onDidClose = this.closedEvent.event;

  constructor(
    @inject(EditorGrid) readonly grid: EditorGrid,
    @inject(TabStore) private readonly store: TabStore,
    @inject(WorkingCopies) private readonly workingCopies: WorkingCopies,
    @inject(Layout) private readonly layout: Layout,
  ) {
    makeObservable<this, 'place'>(this, {
      all: computed,
      groups: computed,
      active: computed,
      place: action,
      activate: action,
      closeNow: action,
      pin: action,
      unpin: action,
      keepOpen: action,
      move: action,
      split: action,
      splitWith: action,
      detach: action,
      attach: action,
    });
  }

  /** Group after group, in the order of their strips. */
  get all(): readonly Tab[] {
    return this.groups.flatMap((group) => group.tabs);
  }

  get groups(): readonly TabGroup[] {
    const { states } = this.store;
    return this.grid.groups.map(({ id, tabs, active }, index) => ({
      id,
      index,
      tabs: tabs.flatMap((key) => states.get(key) ?? []),
      active: active === undefined ? undefined : states.get(active),
    }));
  }

  get active(): Tab | undefined {
    const key = this.store.activeKey;
    return key === undefined ? undefined : this.store.states.get(key);
  }

  get(key: string): Tab | undefined {
    return this.store.states.get(key);
  }

  groupOf(key: string): TabGroup | undefined {
    const id = this.grid.groupOf(key)?.id;
    return this.groups.find((group) => group.id === id);
  }

  /** What tells it from something else that is open under the same name; empty while there is no such thing. */
  detailOf({ key }: Tab): string {
    return this.store.details.get(key) ?? '';
  }

  async open(request: TabRequest, options: OpenOptions = {}): Promise<Tab> {
    return Promise.resolve(this.openNow(request, options));
  }

  /** Shows the tab that is open for this already, or opens one. */
  openNow(request: TabRequest, options: OpenOptions = {}): Tab {
    const tab = this.place(request, options);
    // Only what is drawn takes the keyboard, and it is drawn when the change is complete.
    if (options.activate !== false && (options.focus ?? !options.preview)) this.layout.focus('editors');
    return tab;
  }

  private place(request: TabRequest, options: OpenOptions): TabState {
    const open = options.copy ? undefined : this.findOpen(request, options);
    const tab = open ?? this.add(request, options);
    if (open) {
      if (this.store.isReused(open.type)) open.show(request);
      else this.go(open, request);
      if (!options.preview) open.preview = false;
    }
    if (options.pinned) this.pin(tab.key);
    if (options.viewState !== undefined) this.setViewState(tab.key, options.viewState);
    if (options.activate !== false) this.activate(tab.key);
    return tab;
  }

  activate(key: string): void {
    const group = this.grid.groupOf(key);
    if (!group && !this.store.away.has(key)) return;
    this.store.focusedAway = group ? undefined : key;
    if (group) {
      this.grid.show(key);
      this.grid.focus(group.id);
    }
    this.store.markRecent(key);
  }

  /** False when the user kept a tab that has unsaved work. */
  async close(...keys: readonly string[]): Promise<boolean> {
    const closing = keys.filter((key) => this.store.states.has(key));
    const asked = closing.filter((key) => this.store.isDirty(key) && !this.isShownElsewhere(key, closing));
    if (asked.length > 0 && !(await this.workingCopies.confirmClose(asked))) return false;
    this.closeNow(closing);
    return true;
  }

  /** Without asking. The room that an empty group leaves goes to its neighbours. */
  closeNow(keys: readonly string[]): void {
    const closing = new Set(keys);
    const before = this.active?.key;
    for (const key of keys) if (this.store.away.has(key)) this.forget(key, this.grid.activeGroup);
    for (const group of this.grid.groups) {
      const active = nextActive(group.tabs, group.active, closing);
      const gone = group.tabs.filter((key) => closing.has(key));
      gone.forEach((key) => this.forget(key, group));
      for (const key of gone) this.grid.remove(key, active);
      if (gone.length === group.tabs.length && gone.length > 0) this.grid.removeGroup(group.id);
    }
    const after = this.active?.key;
    if (after !== undefined && after !== before) this.activate(after);
  }

  /** All others of its group, except those that are pinned. */
  async closeOthers(key: string): Promise<boolean> {
    return this.closeUnpinned((tab) => tab.key !== key, this.groupOf(key));
  }

  async closeToTheRight(key: string): Promise<boolean> {
    const group = this.groupOf(key);
    const at = group?.tabs.findIndex((tab) => tab.key === key) ?? 0;
    return this.closeUnpinned((tab) => (group?.tabs.indexOf(tab) ?? -1) > at, group);
  }

  async closeSaved(groupId = this.grid.activeGroup.id): Promise<boolean> {
    return this.closeUnpinned(
      (tab) => !tab.dirty,
      this.groups.find((group) => group.id === groupId),
    );
  }

  /** Of one group when it is named. */
  async closeAll(groupId?: string): Promise<boolean> {
    if (groupId === undefined) return this.close(...this.all.filter((tab) => !tab.pinned).map((tab) => tab.key));
    return this.closeUnpinned(
      () => true,
      this.groups.find((group) => group.id === groupId),
    );
  }

  /** The tab closed last comes back where it was. */
  reopenClosed(): Tab | undefined {
    const last = this.closed.pop();
    if (!last) return undefined;
    const { request, pinned, viewState } = last;
    const place = this.grid.group(last.group) ? { group: last.group, index: last.index } : { group: 'active' };
    return this.openNow(request, { ...place, pinned, viewState, copy: !this.store.isReused(request.type) });
  }

  pin(key: string): void {
    this.setPinned(key, true);
  }

  unpin(key: string): void {
    this.setPinned(key, false);
  }

  /** A preview becomes a tab that stays. */
  keepOpen(key: string): void {
    const tab = this.store.states.get(key);
    if (tab) tab.preview = false;
  }

  update(key: string, change: TabChange): void {
    this.store.states.get(key)?.change(change);
  }

  /** Within its group or into another, where it becomes the active one. */
  move(key: string, target: TabTarget): void {
    const from = this.grid.groupOf(key);
    const to = this.grid.group(target.group);
    const tab = this.store.states.get(key);
    if (!from || !to || !tab) return;
    const others = to.tabs.filter((other) => other !== key);
    const index = this.placeFor(tab.pinned, target.index ?? others.length, others);
    const stayed = from === to ? from.active : nextActive(from.tabs, from.active, new Set([key]));
    this.grid.remove(key, stayed === key ? undefined : stayed);
    this.grid.insert(key, to.id, index);
    if (from !== to && from.tabs.length === 1) this.grid.removeGroup(from.id);
    if (from !== to) tab.preview = false;
    if (from !== to || stayed === key) this.activate(key);
  }

  /** Splits a tab's group, the active one's when none is named; what it shows is shown in the new group too. */
  split(direction: Direction, key = this.active?.key): Tab | undefined {
    const from = (key === undefined ? undefined : this.grid.groupOf(key)) ?? this.grid.activeGroup;
    const group = this.grid.split(from.id, direction);
    this.grid.focus(group);
    return key === undefined ? undefined : this.copyTo(key, { group });
  }

  /** Makes a group beside another and moves the tab there. */
  splitWith(key: string, groupId: string, direction: Direction): void {
    const only = this.grid.group(groupId)?.tabs.length === 1 && this.grid.groupOf(key)?.id === groupId;
    if (!only) this.move(key, { group: this.grid.split(groupId, direction) });
  }

  copyTo(key: string, { group, index }: TabTarget): Tab | undefined {
    const tab = this.store.states.get(key);
    return tab && this.openNow(tab.request, { group, index, copy: true, viewState: this.viewState(key) });
  }

  /** Takes a tab out of its group, into a window of its own. */
  detach(key: string): boolean {
    const group = this.grid.groupOf(key);
    if (!group) return false;
    this.store.away.set(key, { group: group.id, index: group.tabs.indexOf(key) });
    this.grid.remove(key, nextActive(group.tabs, group.active, new Set([key])));
    if (group.tabs.length === 1) this.grid.removeGroup(group.id);
    return true;
  }

  isAway(key: string): boolean {
    return this.store.away.has(key);
  }

  /** The keyboard is in the main window again. */
  focusMain(): void {
    this.store.setFocusedAway(undefined);
  }

  /** Back from its window to where it was. */
  attach(key: string): void {
    const place = this.store.away.get(key);
    const tab = this.store.states.get(key);
    if (!place || !tab) return;
    this.store.away.delete(key);
    const group = this.grid.group(place.group) ?? this.grid.activeGroup;
    this.grid.insert(key, group.id, this.placeFor(tab.pinned, place.index ?? group.tabs.length, group.tabs));
    this.activate(key);
  }

  /** The most recently active first; of one group when it is named. */
  mru(groupId?: string): readonly Tab[] {
    return this.store.recent.flatMap((key) => {
      const tab = this.store.states.get(key);
      return tab && (!groupId || this.grid.groupOf(key)?.id === groupId) ? [tab] : [];
    });
  }

  /** What an editor wants back when its tab is shown again: scroll, selection, folding. */
  viewState(key: string): JsonValue | undefined {
    return this.store.viewState(key);
  }

  setViewState(key: string, state: JsonValue): void {
    this.store.setViewState(key, state);
  }

  private findOpen(request: TabRequest, { group }: OpenOptions): TabState | undefined {
    const all = [...this.store.states.values()].filter((tab) => tab.type === request.type);
    if (this.store.isReused(request.type)) return all[0];
    const { type, id = '', params = {}, route } = request;
    const thing = route ?? this.store.thingOf({ type, id, params });
    const same = all.filter((tab) => tab.route === thing || this.store.thingOf(tab) === thing);
    const wanted = group === undefined ? this.grid.activeGroup.id : this.targetGroup(group, false);
    const there = same.find((tab) => this.grid.groupOf(tab.key)?.id === wanted);
    return there ?? (group === undefined ? same[0] : undefined);
  }

  /** To the place in it that is asked for; without one it stays where it is. */
  private go(open: TabState, request: TabRequest): void {
    const place = this.store.placeIn(request);
    if (Object.keys(place).length > 0) open.change({ params: { ...open.params, ...place } });
  }

  private add(request: TabRequest, options: OpenOptions): TabState {
    const groupId = this.targetGroup(options.group ?? 'active', true) ?? this.grid.activeGroup.id;
    const group = this.grid.group(groupId) ?? this.grid.activeGroup;
    const pinned = options.pinned === true;
    const tab = this.store.create(request, { preview: options.preview === true && !pinned, pinned });
    const old = tab.preview ? this.previewOf(group) : undefined;
    const active = group.active === undefined ? -1 : group.tabs.indexOf(group.active);
    const wanted = options.index ?? (old ? group.tabs.indexOf(old.key) : active + 1);
    this.grid.insert(tab.key, groupId, this.placeFor(pinned, wanted, group.tabs));
    if (!old) return tab;
    if (group.active === old.key) this.grid.show(tab.key);
    this.closeNow([old.key]);
    // A preview that made room is not one that the user closed.
    this.closed.pop();
    return tab;
  }

  private previewOf(group: GroupNode): TabState | undefined {
    return group.tabs.map((key) => this.store.states.get(key)).find((tab) => tab?.preview && !tab.dirty);
  }

  private targetGroup(wanted: string, create: boolean): string | undefined {
    const { activeGroup } = this.grid;
    if (wanted === 'active') return activeGroup.id;
    if (wanted !== 'beside') return this.grid.group(wanted)?.id;
    const beside = this.grid.neighbour(activeGroup.id, 'right')?.id;
    return beside ?? (create ? this.grid.split(activeGroup.id, 'right') : undefined);
  }

  private placeFor(pinned: boolean, wanted: number, others: readonly string[]): number {
    const pinnedOnes = others.filter((key) => this.store.states.get(key)?.pinned).length;
    return allowedIndex(wanted, pinned, pinnedOnes, others.length);
  }

  private setPinned(key: string, pinned: boolean): void {
    const tab = this.store.states.get(key);
    const group = this.grid.groupOf(key);
    if (!tab || !group) return;
    const others = group.tabs.filter((other) => other !== key);
    tab.pinned = pinned;
    if (pinned) tab.preview = false;
    const index = this.placeFor(pinned, pinned ? group.tabs.length : group.tabs.indexOf(key), others);
    this.move(key, { group: group.id, index });
  }

  private forget(key: string, group: GroupNode): void {
    const tab = this.store.states.get(key);
    if (!tab) return;
    const index = Math.max(0, group.tabs.indexOf(key));
    const { pinned } = tab;
    const viewState = this.viewState(key);
    this.closed.push({ request: tab.request, group: group.id, index, pinned, viewState });
    this.store.delete(key);
    this.closedEvent.fire(tab);
  }

  private isShownElsewhere(key: string, closing: readonly string[]): boolean {
    const route = this.store.states.get(key)?.route;
    return [...this.store.states.values()].some((tab) => tab.route === route && !closing.includes(tab.key));
  }

  private async closeUnpinned(which: (tab: Tab) => boolean, group: TabGroup | undefined): Promise<boolean> {
    const closing = (group?.tabs ?? []).filter((tab) => !tab.pinned && which(tab));
    return this.close(...closing.map((tab) => tab.key));
  }
}
