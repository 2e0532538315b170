import { createAtom } from 'mobx';
import { addMatches, filterTerms } from './treeFilter';
import { addRows, isBelow, type TreeNode } from './treeNode';
import { TreeNodes } from './treeNodes';
import { TreeSelection } from './treeSelection';
import type { TreeSource } from './treeSource';

/**
 * A tree as the rows that are seen: flat, so that a hundred thousand of them cost no more to draw than thirty. Make one in a
 * store or with `useTreeModel` and hand it to `Tree`. Views that read it are drawn again when it changes.
 */
export class TreeModel<T> {
  readonly selection: TreeSelection<T>;
  private readonly atom = createAtom('tree');
  private readonly nodes: TreeNodes<T>;
  private shown: TreeNode<T>[] = [];
  private terms: readonly string[] = [];
  private folded = new Set<TreeNode<T>>();
  private text = '';
  private matchCount = 0;
  private renamedId: string | undefined;

  constructor(readonly source: TreeSource<T>) {
    this.nodes = new TreeNodes(source, () => this.rebuild());
    this.selection = new TreeSelection(this, () => this.atom.reportChanged());
    this.nodes.load();
  }

  /** What is seen, from top to bottom. */
  get rows(): readonly TreeNode<T>[] {
    this.atom.reportObserved();
    return this.shown;
  }

  get roots(): readonly TreeNode<T>[] {
    this.atom.reportObserved();
    return this.nodes.roots;
  }

  get loading(): boolean {
    this.atom.reportObserved();
    return this.nodes.loading;
  }

  /** Why the roots could not be had. */
  get error(): unknown {
    this.atom.reportObserved();
    return this.nodes.error;
  }

  get filter(): string {
    this.atom.reportObserved();
    return this.text;
  }

  get filterTerms(): readonly string[] {
    this.atom.reportObserved();
    return this.terms;
  }

  /** How many nodes match the filter. */
  get matches(): number {
    this.atom.reportObserved();
    return this.matchCount;
  }

  node(id: string): TreeNode<T> | undefined {
    this.atom.reportObserved();
    return this.nodes.get(id);
  }

  indexOf(node: TreeNode<T>): number {
    return this.shown.indexOf(node);
  }

  isExpanded(node: TreeNode<T>): boolean {
    this.atom.reportObserved();
    return this.terms.length > 0 ? node.children !== undefined && !this.folded.has(node) : node.expanded;
  }

  /** Asks the source again; what is open and what is selected stays so. */
  refresh(): void {
    this.nodes.load();
    if (this.terms.length === 0 || this.nodes.loading) return;
    // A filter finds what is inside of closed nodes too.
    this.loadAll();
    this.rebuild();
  }

  /** The node whose label is a field at the moment. */
  get renaming(): TreeNode<T> | undefined {
    this.atom.reportObserved();
    return this.renamedId === undefined ? undefined : this.nodes.get(this.renamedId);
  }

  /** Makes the label of a node a field, where the tree allows to rename; undefined ends it. */
  rename(node: TreeNode<T> | undefined): void {
    this.renamedId = node?.id;
    this.atom.reportChanged();
  }

  async expand(node: TreeNode<T>): Promise<void> {
    if (!node.expandable || this.isExpanded(node)) return;
    if (this.terms.length > 0) {
      this.folded.delete(node);
      this.rebuild();
      return;
    }
    node.expanded = true;
    const arrival = this.nodes.loadChildren(node);
    if (arrival) return arrival;
    const below: TreeNode<T>[] = [];
    for (const child of node.children ?? []) addRows(child, below);
    this.splice(node, 0, below);
  }

  collapse(node: TreeNode<T>): void {
    if (!this.isExpanded(node)) return;
    if (this.terms.length > 0) {
      this.folded.add(node);
      this.rebuild();
      return;
    }
    node.expanded = false;
    const at = this.shown.indexOf(node);
    let end = at + 1;
    while ((this.shown[end]?.level ?? 0) > node.level) end++;
    const { focused } = this.selection;
    if (focused && isBelow(focused, node)) this.selection.focus(node);
    this.splice(node, end - at - 1, []);
  }

  toggle(node: TreeNode<T>): void {
    if (this.isExpanded(node)) this.collapse(node);
    else void this.expand(node);
  }

  expandSiblings(node: TreeNode<T>): void {
    for (const sibling of node.parent?.children ?? this.nodes.roots) void this.expand(sibling);
  }

  collapseAll(): void {
    const fold = (nodes: readonly TreeNode<T>[]): void => {
      for (const node of nodes) {
        node.expanded = false;
        if (node.children) fold(node.children);
      }
    };
    fold(this.nodes.roots);
    this.rebuild();
  }

  /** Opens all that can be had without waiting. */
  expandAll(): void {
    this.loadAll();
    const unfold = (nodes: readonly TreeNode<T>[]): void => {
      for (const node of nodes) {
        if (!node.children) continue;
        node.expanded = true;
        unfold(node.children);
      }
    };
    unfold(this.nodes.roots);
    this.rebuild();
  }

  /** Opens what is above a node and gives it the focus; false when it is not known. */
  async reveal(id: string): Promise<boolean> {
    const node = this.nodes.get(id);
    if (!node) return false;
    const above: TreeNode<T>[] = [];
    for (let at = node.parent; at; at = at.parent) above.unshift(at);
    for (const ancestor of above) await this.expand(ancestor);
    this.selection.select(node);
    return true;
  }

  /** Shows only what holds all the words, and what is above it; an empty text shows all. */
  setFilter(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.terms = filterTerms(text);
    this.folded = new Set();
    if (this.terms.length > 0) this.loadAll();
    this.rebuild();
  }

  /** Makes all nodes ahead of the first filter, step by step, for moments when nothing else is to do. */
  prepareFilter(): Iterator<void> {
    return this.nodes.loadAll();
  }

  private loadAll(): void {
    const steps = this.nodes.loadAll();
    while (!steps.next().done);
  }

  private splice(node: TreeNode<T>, remove: number, add: readonly TreeNode<T>[]): void {
    const at = this.shown.indexOf(node) + 1;
    if (at > 0) this.shown = this.shown.slice(0, at).concat(add, this.shown.slice(at + remove));
    this.atom.reportChanged();
  }

  private rebuild(): void {
    const rows: TreeNode<T>[] = [];
    if (this.terms.length > 0) this.matchCount = addMatches(this.nodes.roots, this.terms, this.folded, rows);
    else for (const root of this.nodes.roots) addRows(root, rows);
    this.shown = rows;
    this.selection.settle();
    this.atom.reportChanged();
  }
}
