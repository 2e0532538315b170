import { inject, injectable } from 'inversify';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { Emitter } from '../../common/event';
import type { JsonValue } from '../storage/storage';
import { WorkingCopies } from '../workingCopies/workingCopies';
import { ClosedTabs } from './closedTabs';
import { EditorGrid } from './editorGrid';
import { Editors } from './editors';
import type { Direction, GroupNode } from './gridTree';
import type { StoredTabs } from './storedTabs';
import type { OpenOptions, Tab, TabChange, TabRequest } from './tab';
import { allowedIndex, nextActive } from './tabOrder';
import { type TabHome, TabState } from './tabState';

/** A group of the editor area with its tabs. */
export interface TabGroup {
  readonly id: string;
  readonly index: number;
  readonly tabs: readonly Tab[];
  readonly active: Tab | undefined;
}

/** Where to put a tab: a group by its id and a place in it. */
export interface TabTarget {
  readonly group: string;
  readonly index?: number;
}

/** Kinds that are shown in one tab at most, whatever their manifests say. */
const reusedKinds: ReadonlySet<string> = new Set(['tabs', 'layouts']);

/** The open tabs and the rules by which they open, close and follow one another. Where they stand is the grid's. */
@injectable()
export class Tabs implements TabHome {
  private readonly states = observable.map<string, TabState>(undefined, { deep: false });
  private readonly viewStates = new Map<string, JsonValue>();
  private readonly closed = new ClosedTabs();
  private readonly closedEvent = new Emitter<Tab>();
  private lastNo = 0;
  /** Keys, the most recently active first. */
  recent: readonly string[] = [];
  /** After a tab is gone. */
  readonly onDidClose = this.closedEvent.event;

  constructor(
    @inject(EditorGrid) readonly grid: EditorGrid,
    @inject(Editors) private readonly editors: Editors,
    @inject(WorkingCopies) private readonly workingCopies: WorkingCopies,
  ) {
    makeObservable(this, {
      recent: observableRef,
      all: computed,
      groups: computed,
      active: computed,
      namesakes: computed,
      openNow: action,
      activate: action,
      closeNow: action,
      pin: action,
      unpin: action,
      move: action,
      split: action,
      splitWith: action,
      restore: action,
    });
  }

  /** Group after group, in the order of their strips. */
  get all(): readonly Tab[] {
    return this.groups.flatMap((group) => group.tabs);
  }

  get groups(): readonly TabGroup[] {
    return this.grid.groups.map(({ id, tabs, active }, index) => ({
      id,
      index,
      tabs: tabs.flatMap((key) => this.states.get(key) ?? []),
      active: active === undefined ? undefined : this.states.get(active),
    }));
  }

  get active(): Tab | undefined {
    const key = this.grid.activeGroup.active;
    return key === undefined ? undefined : this.states.get(key);
  }

  /** Names that more than one thing goes by, so that their tabs need a description. */
  get namesakes(): ReadonlySet<string> {
    const routes = new Map<string, string>();
    const shared = new Set<string>();
    for (const { name, route } of this.states.values()) {
      if ((routes.get(name) ?? route) !== route) shared.add(name);
      routes.set(name, route);
    }
    return shared;
  }

  get(key: string): Tab | undefined {
    return this.states.get(key);
  }

  groupOf(key: string): TabGroup | undefined {
    const id = this.grid.groupOf(key)?.id;
    return this.groups.find((group) => group.id === id);
  }

  isActive(key: string): boolean {
    return this.grid.activeGroup.active === key;
  }

  isDirty(key: string): boolean {
    return this.workingCopies.isDirty(key);
  }

  iconOf(type: string): string | undefined {
    return this.editors.get(type)?.icon;
  }

  routeOf({ type, id, params }: Pick<Tab, 'type' | 'id' | 'params'>): string {
    const name = this.editors.idParameter(type);
    const full = name && id ? { ...params, [name]: id } : params;
    const path = this.editors.pathOf(type, full);
    return path ?? ['/tab', type, id].filter(Boolean).map(encodeSegment).join('/');
  }

  async open(request: TabRequest, options: OpenOptions = {}): Promise<Tab> {
    return Promise.resolve(this.openNow(request, options));
  }

  /** Shows the tab that is open for this already, or opens one. */
  openNow(request: TabRequest, options: OpenOptions = {}): Tab {
    const open = options.copy ? undefined : this.findOpen(request, options);
    const tab = open ?? this.add(request, options);
    if (open) {
      if (this.isReused(open.type)) open.show(request);
      if (!options.preview) open.preview = false;
    }
    if (options.pinned) this.pin(tab.key);
    if (options.viewState !== undefined) this.setViewState(tab.key, options.viewState);
    if (options.activate !== false) this.activate(tab.key);
    return tab;
  }

  activate(key: string): void {
    const group = this.grid.groupOf(key);
    if (!group) return;
    this.grid.show(key);
    this.grid.focus(group.id);
    if (this.recent[0] !== key) this.recent = [key, ...this.recent.filter((other) => other !== key)];
  }

  /** False when the user kept a tab that has unsaved work. */
  async close(...keys: readonly string[]): Promise<boolean> {
    const closing = keys.filter((key) => this.states.has(key));
    const asked = closing.filter((key) => this.isDirty(key) && !this.isShownElsewhere(key, closing));
    if (asked.length > 0 && !(await this.workingCopies.confirmClose(asked))) return false;
    this.closeNow(closing);
    return true;
  }

  /** Without asking. The room that an empty group leaves goes to its neighbours. */
  closeNow(keys: readonly string[]): void {
    const closing = new Set(keys);
    const before = this.active?.key;
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

  get canReopen(): boolean {
    return this.closed.size > 0;
  }

  /** The tab closed last comes back where it was. */
  reopenClosed(): Tab | undefined {
    const last = this.closed.pop();
    if (!last) return undefined;
    const group = this.grid.group(last.group) ? last.group : 'active';
    const { request, index, pinned, viewState } = last;
    return this.openNow(request, { group, index, pinned, viewState, copy: !this.isReused(request.type) });
  }

  pin(key: string): void {
    this.setPinned(key, true);
  }

  unpin(key: string): void {
    this.setPinned(key, false);
  }

  /** A preview becomes a tab that stays. */
  keepOpen(key: string): void {
    const tab = this.states.get(key);
    if (tab) runInAction(() => (tab.preview = false));
  }

  update(key: string, change: TabChange): void {
    this.states.get(key)?.change(change);
  }

  /** Within its group or into another, where it becomes the active one. */
  move(key: string, target: TabTarget): void {
    const from = this.grid.groupOf(key);
    const to = this.grid.group(target.group);
    const tab = this.states.get(key);
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

  /** Splits the active group; what its active tab shows is shown in the new one too. */
  split(direction: Direction, key = this.active?.key): Tab | undefined {
    const tab = key === undefined ? undefined : this.states.get(key);
    const from = (key === undefined ? undefined : this.grid.groupOf(key)) ?? this.grid.activeGroup;
    const group = this.grid.split(from.id, direction);
    this.grid.focus(group);
    return tab && this.copyTo(tab.key, { group });
  }

  /** Makes a group beside another and moves the tab there. */
  splitWith(key: string, groupId: string, direction: Direction): void {
    const only = this.grid.group(groupId)?.tabs.length === 1 && this.grid.groupOf(key)?.id === groupId;
    if (!only) this.move(key, { group: this.grid.split(groupId, direction) });
  }

  copyTo(key: string, { group, index }: TabTarget): Tab | undefined {
    const tab = this.states.get(key);
    return tab && this.openNow(tab.toRequest(), { group, index, copy: true, viewState: this.viewState(key) });
  }

  /** The most recently active first; of one group when it is named. */
  mru(groupId?: string): readonly Tab[] {
    return this.recent.flatMap((key) => {
      const tab = this.states.get(key);
      return tab && (!groupId || this.grid.groupOf(key)?.id === groupId) ? [tab] : [];
    });
  }

  /** What an editor wants back when its tab is shown again: scroll, selection, folding. */
  viewState(key: string): JsonValue | undefined {
    return this.viewStates.get(key);
  }

  setViewState(key: string, state: JsonValue): void {
    this.viewStates.set(key, state);
  }

  toStored(): StoredTabs {
    const { root, activeGroupId } = this.grid;
    const tabs = [...this.states.values()].map((tab) => ({
      key: tab.key,
      tabNo: tab.tabNo,
      preview: tab.preview,
      pinned: tab.pinned,
      request: tab.toRequest(),
      viewState: this.viewStates.get(tab.key),
    }));
    return { tabs, root, activeGroup: activeGroupId, recent: this.recent };
  }

  /** In place of whatever is open, without asking. */
  restore({ tabs, root, activeGroup, recent }: StoredTabs): void {
    this.states.clear();
    for (const { key, tabNo, request, viewState, ...flags } of tabs) {
      this.states.set(key, new TabState(this, key, tabNo, request, flags));
      this.lastNo = Math.max(this.lastNo, tabNo);
      if (viewState !== undefined) this.viewStates.set(key, viewState);
    }
    this.grid.load(root, activeGroup);
    this.recent = recent.filter((key) => this.states.has(key));
    if (this.active) this.activate(this.active.key);
  }

  private findOpen(request: TabRequest, { group }: OpenOptions): TabState | undefined {
    const all = [...this.states.values()].filter((tab) => tab.type === request.type);
    if (this.isReused(request.type)) return all[0];
    const route =
      request.route ?? this.routeOf({ type: request.type, id: request.id ?? '', params: request.params ?? {} });
    const same = all.filter((tab) => tab.route === route);
    const wanted = group === undefined ? this.grid.activeGroup.id : this.targetGroup(group, false);
    const there = same.find((tab) => this.grid.groupOf(tab.key)?.id === wanted);
    return there ?? (group === undefined ? same[0] : undefined);
  }

  private isReused(type: string): boolean {
    return reusedKinds.has(type) || this.editors.get(type)?.reuse === true;
  }

  private add(request: TabRequest, options: OpenOptions): TabState {
    const groupId = this.targetGroup(options.group ?? 'active', true) ?? this.grid.activeGroup.id;
    const group = this.grid.group(groupId) ?? this.grid.activeGroup;
    const tabNo = ++this.lastNo;
    const name = request.name ?? this.editors.get(request.type)?.title ?? request.id ?? request.type;
    const pinned = options.pinned === true;
    const flags = { preview: options.preview === true && !pinned, pinned };
    const tab = new TabState(this, `${request.type}-${tabNo}`, tabNo, { ...request, name }, flags);
    const old = flags.preview ? this.previewOf(group) : undefined;
    const active = group.active === undefined ? -1 : group.tabs.indexOf(group.active);
    const wanted = options.index ?? (old ? group.tabs.indexOf(old.key) : active + 1);
    this.states.set(tab.key, tab);
    this.grid.insert(tab.key, groupId, this.placeFor(pinned, wanted, group.tabs));
    this.recent = [...this.recent, tab.key];
    if (old) {
      if (group.active === old.key && options.activate === false) this.grid.show(tab.key);
      this.closeNow([old.key]);
    }
    return tab;
  }

  private previewOf(group: GroupNode): TabState | undefined {
    return group.tabs.map((key) => this.states.get(key)).find((tab) => tab?.preview && !tab.dirty);
  }

  private targetGroup(wanted: string, create: boolean): string | undefined {
    const { activeGroup } = this.grid;
    if (wanted === 'active') return activeGroup.id;
    if (wanted !== 'beside') return this.grid.group(wanted)?.id;
    const beside = this.grid.neighbour(activeGroup.id, 'right')?.id;
    return beside ?? (create ? this.grid.split(activeGroup.id, 'right') : undefined);
  }

  private placeFor(pinned: boolean, wanted: number, others: readonly string[]): number {
    return allowedIndex(wanted, pinned, others.filter((key) => this.states.get(key)?.pinned).length, others.length);
  }

  private setPinned(key: string, pinned: boolean): void {
    const tab = this.states.get(key);
    const group = this.grid.groupOf(key);
    if (!tab || !group) return;
    const others = group.tabs.filter((other) => other !== key);
    tab.pinned = pinned;
    if (pinned) tab.preview = false;
    const index = this.placeFor(pinned, pinned ? group.tabs.length : group.tabs.indexOf(key), others);
    this.move(key, { group: group.id, index });
  }

  private forget(key: string, group: GroupNode): void {
    const tab = this.states.get(key);
    if (!tab) return;
    const viewState = this.viewStates.get(key);
    const { pinned, preview } = tab;
    if (!preview) {
      const index = group.tabs.indexOf(key);
      this.closed.push({ request: tab.toRequest(), group: group.id, index, pinned, viewState });
    }
    this.states.delete(key);
    this.viewStates.delete(key);
    this.recent = this.recent.filter((other) => other !== key);
    this.closedEvent.fire(tab);
  }

  private isShownElsewhere(key: string, closing: readonly string[]): boolean {
    const route = this.states.get(key)?.route;
    return [...this.states.values()].some((tab) => tab.route === route && !closing.includes(tab.key));
  }

  private async closeUnpinned(which: (tab: Tab) => boolean, group: TabGroup | undefined): Promise<boolean> {
    return this.close(...(group?.tabs ?? []).filter((tab) => !tab.pinned && which(tab)).map((tab) => tab.key));
  }
}

function encodeSegment(text: string, index: number): string {
  return index === 0 ? text : encodeURIComponent(text);
}
