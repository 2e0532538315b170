import type { ContentItem } from 'golden-layout';
import type { DockedPart } from '../../../core/browser/layout/parts';
import type { GroupNode } from '../../../core/browser/tabs/gridTree';
import type { DockManager } from './dockManager';
import type { DockBranch, DockNode } from './dockNode';
import { DockRow, type ResizeListener } from './dockRow';
import { DockTab, GroupStack, PartStack } from './dockStacks';
import type { Rect } from './rect';

export interface ItemListener extends ResizeListener {
  tabCreated(tab: DockTab, stack: GroupStack): void;
  tabRemoved(key: string): void;
  groupCreated(stack: GroupStack): void;
  groupRemoved(id: string): void;
}

/** Makes golden-layout's items equal to a description, with the ones that are there as far as they go. */
export class DockItems {
  private readonly rows = new Map<string, DockRow>();
  private readonly stacks = new Map<string, GroupStack>();
  private readonly parts = new Map<DockedPart, PartStack>();
  private readonly tabs = new Map<string, DockTab>();
  private readonly groups = new Map<string, GroupNode>();
  readonly partRects = new Map<DockedPart, Rect>();

  constructor(
    private readonly manager: DockManager,
    private readonly listener: ItemListener,
  ) {}

  apply(dock: DockBranch): void {
    const ground = this.manager.groundItem;
    if (!ground) return;
    const used = new Set<ContentItem>();
    const open = new Set(groupNodes(dock).flatMap((group) => group.tabs));
    const root = this.row(dock, ground);
    if (!ground.contentItems.includes(root)) ground.addChild(root);
    this.fill(root, dock, used);
    for (const group of groupNodes(dock)) this.syncTabs(group, open);
    this.sweep(used, open);
  }

  stack(groupId: string): GroupStack | undefined {
    return this.stacks.get(groupId);
  }

  tab(key: string): DockTab | undefined {
    return this.tabs.get(key);
  }

  allRows(): readonly DockRow[] {
    return [...this.rows.values()];
  }

  private fill(row: DockRow, branch: DockBranch, used: Set<ContentItem>): void {
    used.add(row);
    row.describe(branch);
    const wanted = branch.children.map((child) => this.item(child, row));
    wanted.forEach((item, index) => {
      if (row.contentItems[index] === item) return;
      detach(item);
      row.addChild(item, index, true);
    });
    for (const extra of row.contentItems.slice(wanted.length)) row.removeChild(extra, true);
    branch.children.forEach((child, index) => {
      const item = wanted[index];
      if (child.kind === 'branch' && item instanceof DockRow) this.fill(item, child, used);
      else if (item) used.add(item);
    });
  }

  private item(node: DockNode, parent: ContentItem): ContentItem {
    if (node.kind === 'branch') return this.row(node, parent);
    return node.kind === 'part' ? this.part(node.id, parent) : this.group(node.id, parent);
  }

  private row({ id, orientation }: DockBranch, parent: ContentItem): DockRow {
    const key = `${id} ${orientation}`;
    const known = this.rows.get(key);
    if (known) return known;
    const row = new DockRow(this.manager, id, orientation, parent, this.listener);
    this.rows.set(key, row);
    return row;
  }

  private part(id: DockedPart, parent: ContentItem): PartStack {
    const known = this.parts.get(id);
    if (known) return known;
    const stack = new PartStack(this.manager, id, parent, (part, rect) => this.partRects.set(part, rect));
    this.parts.set(id, stack);
    return stack;
  }

  private group(id: string, parent: ContentItem): GroupStack {
    const known = this.stacks.get(id);
    if (known) return known;
    const stack = new GroupStack(this.manager, id, parent);
    this.stacks.set(id, stack);
    this.listener.groupCreated(stack);
    return stack;
  }

  private syncTabs(group: GroupNode, open: ReadonlySet<string>): void {
    const stack = this.stacks.get(group.id);
    if (!stack || this.groups.get(group.id) === group) return;
    this.groups.set(group.id, group);
    const wanted = new Set(group.tabs);
    for (const tab of stack.tabs) if (!wanted.has(tab.key)) stack.removeChild(tab, open.has(tab.key));
    group.tabs.forEach((key, index) => {
      const known = this.tabs.get(key);
      if (known && stack.contentItems[index] === known) return;
      const tab = known ?? new DockTab(this.manager, key, stack);
      if (known) detach(known);
      this.tabs.set(key, tab);
      stack.addChild(tab, index);
      this.listener.tabCreated(tab, stack);
    });
    stack.activate(group.active === undefined ? undefined : this.tabs.get(group.active));
  }

  private sweep(used: ReadonlySet<ContentItem>, open: ReadonlySet<string>): void {
    for (const [key, tab] of this.tabs.size > open.size ? this.tabs : []) {
      if (open.has(key)) continue;
      if (tab.parent?.contentItems.includes(tab)) tab.parent.removeChild(tab, false);
      this.tabs.delete(key);
      this.listener.tabRemoved(key);
    }
    for (const [id, stack] of this.stacks) {
      if (used.has(stack)) continue;
      this.drop(stack);
      this.stacks.delete(id);
      this.groups.delete(id);
      this.listener.groupRemoved(id);
    }
    for (const [key, row] of this.rows) {
      if (used.has(row)) continue;
      this.drop(row);
      this.rows.delete(key);
    }
  }

  private drop(item: ContentItem): void {
    detach(item);
    item.destroy();
  }
}

function detach(item: ContentItem): void {
  if (item.parent?.contentItems.includes(item)) item.parent.removeChild(item, true);
}

export function groupNodes(node: DockNode): readonly GroupNode[] {
  if (node.kind === 'group') return [node.group];
  return node.kind === 'branch' ? node.children.flatMap(groupNodes) : [];
}
