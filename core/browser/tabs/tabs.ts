import { inject, injectable } from 'inversify';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { Emitter } from '../../common/event';
import type { JsonValue } from '../storage/storage';
import { WorkingCopies } from '../workingCopies/workingCopies';
import { ClosedTabs } from './closedTabs';
import { EditorGrid } from './editorGrid';
import { Editors } from './editors';
import type { Direction } from './gridTree';
import type { OpenOptions, Tab, TabChange, TabRequest } from './tab';
import { type TabHome, TabState } from './tabState';

/** A group of the editor area with its tabs. */
export interface TabGroup {
  readonly id: string;
  readonly index: number;
  readonly tabs: readonly Tab[];
  readonly active: Tab | undefined;
}

/** Where to move a tab: a group by its id and a place in it. */
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
  private readonly openedEvent = new Emitter<Tab>();
  private lastNo = 0;
  /** Keys, the most recently active first. */
  recent: readonly string[] = [];
  readonly onDidClose = this.closedEvent.event;
  readonly onDidOpen = this.openedEvent.event;

  constructor(
    @inject(EditorGrid) readonly grid: EditorGrid,
    @inject(Editors) private readonly editors: Editors,
    @inject(WorkingCopies) private readonly workingCopies: WorkingCopies,
  ) {
    makeObservable<this, 'remember'>(this, {
      recent: observableRef,
      all: computed,
      groups: computed,
      active: computed,
      activate: action,
      pin: action,
      unpin: action,
      keepOpen: action,
      move: action,
      splitWith: action,
      remember: action,
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

  get(key: string): Tab | undefined {
    return this.states.get(key);
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
    const full = name && id ? { [name]: id, ...params } : params;
    return this.editors.pathOf(type, full) ?? `/tab/${encodeURIComponent(type)}/${encodeURIComponent(id)}`;
  }

  async open(request: TabRequest, options: OpenOptions = {}): Promise<Tab> {
    return Promise.resolve(runInAction(() => this.openNow(request, options)));
  }

  openNow(request: TabRequest, options: OpenOptions = {}): Tab {
    const open = [...this.states.values()].find((tab) => tab.type === request.type);
    if (open && (reusedKinds.has(request.type) || this.editors.get(request.type)?.reuse)) {
      open.show(request);
      this.activate(open.key);
      return open;
    }
    const state = new TabState(this, `${request.type}-${++this.lastNo}`, this.lastNo, request, {
      preview: false,
      pinned: false,
    });
    this.states.set(state.key, state);
    this.grid.insert(state.key, this.grid.activeGroup.id, options.index);
    this.activate(state.key);
    return state;
  }

  activate(key: string): void {
    const group = this.grid.groupOf(key);
    if (!group) return;
    this.grid.show(key);
    this.grid.focus(group.id);
    this.remember(key);
  }

  /** False when the user kept a tab that has unsaved work. */
  async close(...keys: readonly string[]): Promise<boolean> {
    runInAction(() => keys.forEach((key) => (this.grid.remove(key), this.states.delete(key))));
    return Promise.resolve(true);
  }

  async closeOthers(key: string): Promise<boolean> {
    return this.close(...this.all.filter((tab) => tab.key !== key).map((tab) => tab.key));
  }

  async closeToTheRight(key: string): Promise<boolean> {
    return this.close(key);
  }

  async closeSaved(): Promise<boolean> {
    return this.close();
  }

  async closeAll(groupId?: string): Promise<boolean> {
    return this.close(...(groupId ? [] : this.all.map((tab) => tab.key)));
  }

  reopenClosed(): Tab | undefined {
    return undefined;
  }

  pin(key: string): void {
    const tab = this.states.get(key);
    if (tab) tab.pinned = true;
  }

  unpin(key: string): void {
    const tab = this.states.get(key);
    if (tab) tab.pinned = false;
  }

  /** A preview becomes a tab that stays. */
  keepOpen(key: string): void {
    const tab = this.states.get(key);
    if (tab) tab.preview = false;
  }

  update(key: string, change: TabChange): void {
    this.states.get(key)?.change(change);
  }

  move(key: string, target: TabTarget): void {
    this.grid.remove(key);
    this.grid.insert(key, target.group, target.index);
  }

  /** Splits the active group; the active tab is shown in the new one too. */
  split(direction: Direction): Tab | undefined {
    this.grid.split(this.grid.activeGroup.id, direction);
    return undefined;
  }

  /** Splits a group and moves a tab there. */
  splitWith(key: string, groupId: string, direction: Direction): void {
    this.move(key, { group: this.grid.split(groupId, direction) });
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

  private remember(key: string): void {
    this.recent = [key, ...this.recent.filter((other) => other !== key)];
  }
}
