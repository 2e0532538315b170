import type { DragListener } from 'golden-layout';
import { autorun, makeObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Layout } from '../../../core/browser/layout/layout';
import type { DockedPart } from '../../../core/browser/layout/parts';
import type { Tabs } from '../../../core/browser/tabs/tabs';
import {
  combineDisposables,
  type Disposable,
  DisposableStore,
  MutableDisposable,
  toDisposable,
} from '../../../core/common/lifecycle';
import type { Translate } from '../../../core/browser/i18n/texts';
import { DockItems, groupNodes } from './dockItems';
import { DockManager } from './dockManager';
import { type DockBranch, describeDock, type DockNode } from './dockNode';
import { DockTab, GroupStack } from './dockStacks';
import type { DockRow } from './dockRow';
import { followDrag } from './followDrag';
import { wireGroupDrag } from './groupDrag';
import { Hosts } from './hosts';
import type { Rect } from './rect';
import { tendSplitters } from './splitters';
import { drawTab } from './tabElement';
import { type Drop, TabDrag } from './tabDrag';
import { focusTab, markActive, nameStrip, type StripActions, wireStrip } from './tabStrip';

export interface DockOptions {
  /** Where golden-layout draws, and the layer above it for the content. */
  readonly frame: HTMLElement;
  readonly layer: HTMLElement;
  readonly layout: Layout;
  readonly tabs: Tabs;
  readonly t: Translate;
  readonly actions: StripActions;
  onDrop(key: string, drop: Drop): void;
  onDropGroup(id: string, drop: Drop): void;
  /** The user begins to drag a tab. */
  onDrag(key: string, listener: DragListener): void;
}

export function partHost(part: DockedPart): string {
  return `part-${part}`;
}

/** Draws the layout and the grid with golden-layout, and turns what the user drags into changes of theirs. */
export class Dock implements Disposable {
  readonly hosts: Hosts;
  /** Groups as they are on the screen, for what React draws into them. */
  groups: readonly GroupStack[] = [];
  private readonly manager: DockManager;
  private readonly items: DockItems;
  private readonly owned = new DisposableStore();
  private readonly drawn = new Map<string, MutableDisposable<Disposable>>();
  private readonly wired = new Map<string, Disposable>();
  private size = { width: 0, height: 0 };
  private dock: DockBranch | undefined;

  constructor(private readonly options: DockOptions) {
    makeObservable(this, { groups: observableRef });
    const { frame, layer, layout, tabs } = options;
    this.hosts = new Hosts(layer);
    this.manager = new DockManager(frame);
    this.items = new DockItems(this.manager, {
      resized: (branch, sizes, moved) => this.resized(branch, sizes, moved),
      snapped: (part, visible) => layout.setVisible(part.id, visible),
      tabCreated: (tab) => this.drawTab(tab),
      tabRemoved: (key) => this.forgetTab(key),
      groupCreated: (stack) => this.wireGroup(stack),
      groupRemoved: (id) => this.forgetGroup(id),
    });
    this.manager.onDragStart((item, stack, listener) => {
      if (!(item instanceof DockTab) || !(stack instanceof GroupStack)) return;
      const { titleElement } = item.tab;
      const cancel = (): void => listener.cancelDrag();
      followDrag(
        listener,
        this.drag(titleElement.textContent, cancel, (drop) => options.onDrop(item.key, drop)),
      );
      options.onDrag(item.key, listener);
    });
    const observer = new ResizeObserver(() => this.measure());
    observer.observe(frame);
    this.size = { width: frame.clientWidth, height: frame.clientHeight };
    this.owned.add(toDisposable(() => observer.disconnect()));
    const describe = (): DockBranch => describeDock(layout, tabs.grid);
    this.owned.add(toDisposable(reaction(describe, (dock) => this.draw(dock), { fireImmediately: true })));
    const language = (): string => options.t('dock.resize.editors');
    this.owned.add(toDisposable(reaction(language, () => this.draw(describe()))));
    this.owned.add(toDisposable(autorun(() => this.markFocusedGroup(tabs.grid.activeGroupId))));
  }

  /** The element of the active tab of a group. */
  focusStrip(groupId: string): void {
    const stack = this.items.stack(groupId);
    if (stack) focusTab(stack);
  }

  /** Where no tab is open. */
  focusEmpty(groupId: string): void {
    const home = this.items.stack(groupId)?.childElementContainer.querySelector<HTMLElement>('button');
    home?.focus();
  }

  dispose(): void {
    this.owned.dispose();
    for (const drawn of this.drawn.values()) drawn.dispose();
    for (const wired of this.wired.values()) wired.dispose();
    this.manager.destroy();
  }

  private measure(): void {
    const { clientWidth: width, clientHeight: height } = this.options.frame;
    if (width === this.size.width && height === this.size.height) return;
    this.size = { width, height };
    if (this.dock) this.place(this.dock);
  }

  private draw(dock: DockBranch): void {
    const before = document.activeElement;
    this.dock = dock;
    this.items.apply(dock);
    this.place(dock);
    const stacks = groupNodes(dock).flatMap((group) => this.items.stack(group.id) ?? []);
    stacks.forEach((stack, index) => {
      markActive(stack);
      nameStrip(stack, this.options.t('tabs.strip', { number: index + 1 }));
    });
    runInAction(() => {
      if (stacks.length !== this.groups.length || stacks.some((stack, i) => stack !== this.groups[i])) {
        this.groups = stacks;
      }
    });
    this.keepFocus(before, stacks);
  }

  private place(dock: DockBranch): void {
    this.manager.setSize(this.size.width, this.size.height);
    for (const row of this.items.allRows())
      tendSplitters(row, { t: this.options.t, reset: (at, s) => this.reset(at, s) });
    const visible = new Map<string, Rect>();
    this.collect(dock, visible);
    this.hosts.show(visible);
  }

  private collect(node: DockNode, visible: Map<string, Rect>): void {
    if (!node.visible) return;
    if (node.kind === 'branch') return node.children.forEach((child) => this.collect(child, visible));
    const stack = node.kind === 'group' ? this.items.stack(node.id) : undefined;
    const key = node.kind === 'part' ? partHost(node.id) : node.group.active;
    const rect = node.kind === 'part' ? this.items.partRects.get(node.id) : stack?.contentRect;
    if (key !== undefined && rect) visible.set(key, rect);
  }

  /** What had the focus may be gone, or be another element now: the focus goes on where the work goes on. */
  private keepFocus(before: Element | null, stacks: readonly GroupStack[]): void {
    if (!before || before.isConnected || document.activeElement !== document.body) return;
    const active = stacks.find((stack) => stack.groupId === this.options.tabs.grid.activeGroupId);
    if (before.classList.contains('dock-tab') && active) focusTab(active);
    else this.options.layout.focus('editors');
  }

  private drawTab({ key, tab: { element, titleElement } }: DockTab): void {
    const { tabs, t } = this.options;
    const tab = tabs.get(key);
    if (!tab) return;
    const holder = this.drawn.get(key) ?? new MutableDisposable<Disposable>();
    this.drawn.set(key, holder);
    holder.value = drawTab(element, titleElement, tab, { t, detailOf: (one) => tabs.detailOf(one) });
  }

  private forgetTab(key: string): void {
    this.drawn.get(key)?.dispose();
    this.drawn.delete(key);
    if (!this.options.tabs.get(key)) this.hosts.remove(key);
  }

  private wireGroup(stack: GroupStack): void {
    const { actions, onDropGroup } = this.options;
    const id = stack.groupId;
    const begin = (cancel: () => void): TabDrag => this.drag(stack.label, cancel, (drop) => onDropGroup(id, drop));
    this.wired.set(id, combineDisposables(wireStrip(stack, actions), wireGroupDrag(stack, begin)));
  }

  private drag(label: string, cancel: () => void, done: (drop: Drop) => void): TabDrag {
    return new TabDrag({ frame: this.options.frame, stacks: this.groups, label, cancel, done });
  }

  private forgetGroup(id: string): void {
    this.wired.get(id)?.dispose();
    this.wired.delete(id);
  }

  private resized(branch: DockBranch, sizes: readonly number[], moved: readonly DockNode[]): void {
    const { layout, tabs } = this.options;
    runInAction(() => {
      for (const node of moved) {
        if (node.kind === 'part' && node.pixels !== undefined)
          layout.setSize(node.id, sizes[branch.children.indexOf(node)] ?? 0);
      }
      if (moved.some((node) => node.pixels !== undefined)) return;
      const id = branch.id === 'editors' ? tabs.grid.root.id : branch.id;
      tabs.grid.resize(
        id,
        sizes.map((size) => Math.max(size, 1)),
      );
    });
  }

  private reset(row: DockRow, splitter: HTMLElement): void {
    const nodes = row.nodesAt(splitter);
    if (!nodes) return;
    const part = [nodes.before, nodes.after].find((node) => node.kind === 'part');
    if (part?.kind === 'part') this.options.layout.resetSize(part.id);
    else this.options.tabs.grid.even();
  }

  private markFocusedGroup(id: string): void {
    for (const stack of this.groups) stack.element.classList.toggle('dock-group--active', stack.groupId === id);
  }
}
