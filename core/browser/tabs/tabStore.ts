import { inject, injectable } from 'inversify';
import { action, computed, computedStruct, makeObservable, observable, observableRef } from 'mobx';
import type { JsonValue } from '../storage/storage';
import { WorkingCopies } from '../workingCopies/workingCopies';
import { EditorGrid } from './editorGrid';
import { Editors } from './editors';
import type { Tab, TabParams, TabRequest } from './tab';
import { tabDetails } from './tabDetails';
import { type TabFlags, type TabHome, TabState } from './tabState';

/** Where to put a tab: a group by its id and a place in it. */
export interface TabTarget {
  readonly group: string;
  readonly index?: number;
}

/** Kinds that are shown in one tab at most, whatever their manifests say. */
const reusedKinds: ReadonlySet<string> = new Set(['tabs', 'layouts']);

/** The data of open tabs. Rules are the business of Tabs, which is what others use. */
@injectable()
export class TabStore implements TabHome {
  readonly states = observable.map<string, TabState>(undefined, { deep: false });
  /** Tabs that are shown in windows of their own, with the places they come back to. */
  readonly away = observable.map<string, TabTarget>(undefined, { deep: false });
  /** The tab in a window of its own that has the keyboard. */
  focusedAway: string | undefined = undefined;
  /** Keys, the most recently active first. */
  recent: readonly string[] = [];
  /** Grows with each change of a view state. */
  viewStateVersion = 0;
  private readonly viewStates = new Map<string, JsonValue>();
  private lastNo = 0;

  constructor(
    @inject(EditorGrid) private readonly grid: EditorGrid,
    @inject(Editors) private readonly editors: Editors,
    @inject(WorkingCopies) private readonly workingCopies: WorkingCopies,
  ) {
    makeObservable(this, {
      focusedAway: observable,
      recent: observableRef,
      viewStateVersion: observable,
      activeKey: computed,
      details: computedStruct,
      create: action,
      put: action,
      delete: action,
      clear: action,
      markRecent: action,
      setFocusedAway: action,
      setViewState: action,
    });
  }

  get activeKey(): string | undefined {
    return this.focusedAway ?? this.grid.activeGroup.active;
  }

  /** By key, what tells tabs apart whose things go by one name. */
  get details(): ReadonlyMap<string, string> {
    return tabDetails([...this.states.values()], (type) => this.titleOf(type));
  }

  isActive(key: string): boolean {
    return this.activeKey === key;
  }

  isDirty(key: string): boolean {
    return this.workingCopies.isDirty(key);
  }

  iconOf(type: string): string | undefined {
    return this.editors.get(type)?.icon;
  }

  titleOf(type: string): string | undefined {
    return this.editors.get(type)?.title;
  }

  isReused(type: string): boolean {
    return reusedKinds.has(type) || this.editors.get(type)?.reuse === true;
  }

  routeOf({ type, id, params }: Pick<Tab, 'type' | 'id' | 'params'>): string {
    const name = this.editors.idParameter(type);
    const full = name && id ? { ...params, [name]: id } : params;
    const path = this.editors.pathOf(type, full);
    return path ?? `/tab/${[type, id].filter(Boolean).map(encodeURIComponent).join('/')}`;
  }

  routeOfRequest({ type, id = '', params = {}, route }: TabRequest): string {
    return route ?? this.routeOf({ type, id, params });
  }

  /** What of a request tells a place inside of the thing that the tab shows. */
  placeIn({ type, params = {} }: TabRequest): TabParams {
    const places = new Set(this.editors.placeParameters(type));
    return Object.fromEntries(Object.entries(params).filter(([name, value]) => places.has(name) && value !== ''));
  }

  /** The path of the thing alone, wherever in it a tab is. */
  thingOf(tab: Pick<Tab, 'type' | 'id' | 'params'>): string {
    const places = new Set(this.editors.placeParameters(tab.type));
    const params = Object.fromEntries(Object.entries(tab.params).filter(([name]) => !places.has(name)));
    return this.routeOf({ ...tab, params });
  }

  create(request: TabRequest, flags: TabFlags): TabState {
    const { type } = request;
    const left = this.workingCopies.sleeping();
    let tabNo = this.lastNo + 1;
    while (left.some(({ tabKeys }) => tabKeys.includes(`${type}-${tabNo}`))) tabNo++;
    // Unsaved work is kept under the key of its tab: where that is gone, the next one at its place takes it up.
    const route = this.routeOfRequest(request);
    const keys = left.find((backup) => backup.route === route)?.tabKeys;
    const key = keys?.find((each) => !this.states.has(each)) ?? `${type}-${tabNo}`;
    return this.put(key, tabNo, request, flags);
  }

  /** With a key and a number that it had before. */
  put(key: string, tabNo: number, request: TabRequest, flags: TabFlags): TabState {
    const tab = new TabState(this, key, tabNo, request, flags);
    this.lastNo = Math.max(this.lastNo, tabNo);
    this.states.set(key, tab);
    this.recent = [...this.recent, key];
    return tab;
  }

  delete(key: string): void {
    this.states.delete(key);
    this.viewStates.delete(key);
    this.away.delete(key);
    if (this.focusedAway === key) this.focusedAway = undefined;
    this.recent = this.recent.filter((other) => other !== key);
  }

  clear(): void {
    for (const key of [...this.states.keys()]) this.delete(key);
  }

  markRecent(key: string): void {
    if (this.recent[0] !== key) this.recent = [key, ...this.recent.filter((other) => other !== key)];
  }

  setFocusedAway(key: string | undefined): void {
    this.focusedAway = key;
  }

  viewState(key: string): JsonValue | undefined {
    return this.viewStates.get(key);
  }

  setViewState(key: string, state: JsonValue): void {
    this.viewStates.set(key, state);
    this.viewStateVersion++;
  }
}
