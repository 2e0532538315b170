import { inject, injectable } from 'inversify';
import { action, makeObservable } from 'mobx';
import { EditorGrid } from './editorGrid';
import { insertTab, renameTabs } from './gridTree';
import type { StoredTab, StoredTabs } from './storedTabs';
import { TabStore } from './tabStore';

/** Open tabs as they are kept, and back. */
@injectable()
export class TabMemory {
  constructor(
    @inject(TabStore) private readonly store: TabStore,
    @inject(EditorGrid) private readonly grid: EditorGrid,
  ) {
    makeObservable(this, { restore: action, arrange: action });
  }

  /** What it reads can be observed. Tabs in windows of their own are kept where they come back to. */
  toStored(): StoredTabs {
    const { grid, store } = this;
    const root = [...store.away].reduce((tree, [key, at]) => insertTab(tree, key, at.group, at.index), grid.root);
    const version = store.viewStateVersion;
    const tabs = [...store.states.values()].map((tab) => ({
      key: tab.key,
      tabNo: tab.tabNo,
      preview: tab.preview,
      pinned: tab.pinned,
      request: tab.request,
      viewState: version < 0 ? undefined : store.viewState(tab.key),
    }));
    return { tabs, root, activeGroup: grid.activeGroupId, recent: store.recent };
  }

  /** In place of whatever is open, without asking. */
  restore({ tabs, root, activeGroup, recent }: StoredTabs): void {
    const { store } = this;
    store.clear();
    for (const { key, tabNo, request, viewState, preview, pinned } of tabs) {
      store.put(key, tabNo, request, { preview, pinned });
      if (viewState !== undefined) store.setViewState(key, viewState);
    }
    this.grid.load(root, activeGroup);
    this.setRecent(recent.filter((key) => store.states.has(key)));
  }

  /** Puts groups and tabs where an arrangement has them, opens what is missing and closes nothing. */
  arrange({ tabs, root, activeGroup, recent }: StoredTabs): void {
    const { store } = this;
    const placed = new Map<string, string>();
    for (const stored of tabs) placed.set(stored.key, this.findOrOpen(stored, new Set(placed.values())));
    const known = new Set(placed.values());
    const others = [...store.states.keys()].filter((key) => !known.has(key) && !store.away.has(key));
    const tree = others.reduce((made, key) => insertTab(made, key, activeGroup), renameTabs(root, placed));
    this.grid.load(tree, activeGroup);
    this.setRecent(recent.flatMap((key) => placed.get(key) ?? []));
  }

  private findOrOpen({ request, preview, pinned }: StoredTab, taken: ReadonlySet<string>): string {
    const route = this.store.routeOfRequest(request);
    const free = [...this.store.states.values()].find(
      (tab) => tab.route === route && !taken.has(tab.key) && !this.store.away.has(tab.key),
    );
    return (free ?? this.store.create(request, { preview, pinned })).key;
  }

  private setRecent(first: readonly string[]): void {
    const active = this.grid.activeGroup.active;
    const all = [...(active === undefined ? [] : [active]), ...first, ...this.store.recent];
    this.store.recent = [...new Set(all)];
  }
}
