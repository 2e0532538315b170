import type { TreeModel } from './treeModel';
import type { TreeNode } from './treeNode';

/** The focused row and the selected ones, kept by id so that they outlive a refresh. */
export class TreeSelection<T> {
  private focusedId: string | undefined;
  private anchorId: string | undefined;
  private ids: ReadonlySet<string> = new Set();

  constructor(
    private readonly model: TreeModel<T>,
    private readonly changed: () => void,
  ) {}

  get focused(): TreeNode<T> | undefined {
    // Asked even when there is none yet: who looks at it is told of the first.
    return this.model.node(this.focusedId ?? '');
  }

  has(node: TreeNode<T>): boolean {
    return this.ids.has(node.id);
  }

  /** From top to bottom as far as they are seen. */
  get nodes(): readonly TreeNode<T>[] {
    return [...this.ids, ''].flatMap((id) => this.model.node(id) ?? []);
  }

  /** What an action is about: the selection when the node is part of it, else the node alone. */
  around(node: TreeNode<T>): readonly TreeNode<T>[] {
    return this.has(node) ? this.nodes : [node];
  }

  focus(node: TreeNode<T>): void {
    this.focusedId = node.id;
    this.changed();
  }

  select(node: TreeNode<T>): void {
    this.focusedId = node.id;
    this.anchorId = node.id;
    this.ids = new Set([node.id]);
    this.changed();
  }

  toggle(node: TreeNode<T>): void {
    const ids = new Set(this.ids);
    if (!ids.delete(node.id)) ids.add(node.id);
    this.ids = ids;
    this.focusedId = node.id;
    this.anchorId = node.id;
    this.changed();
  }

  /** All rows from where the selection began to this one. */
  extendTo(node: TreeNode<T>): void {
    const anchor = this.anchorId === undefined ? undefined : this.model.node(this.anchorId);
    const from = anchor ? this.model.indexOf(anchor) : -1;
    const to = this.model.indexOf(node);
    const first = from < 0 ? to : Math.min(from, to);
    this.ids = new Set(this.model.rows.slice(first, Math.max(from, to) + 1).map((row) => row.id));
    this.focusedId = node.id;
    this.changed();
  }

  selectAll(): void {
    this.ids = new Set(this.model.rows.map((row) => row.id));
    this.changed();
  }

  clear(): void {
    this.ids = new Set();
    this.changed();
  }

  /** Before the rows change: what goes by another id from now on stays chosen. */
  follow(successors: ReadonlyMap<string, string>): void {
    const next = (id: string): string => successors.get(id) ?? id;
    this.ids = new Set([...this.ids].map(next));
    this.focusedId = this.focusedId === undefined ? undefined : next(this.focusedId);
    this.anchorId = this.anchorId === undefined ? undefined : next(this.anchorId);
  }

  /** After the rows changed: what is gone is no longer selected, and a focus that is gone goes up to what is seen. */
  settle(): void {
    const ids = [...this.ids].filter((id) => this.model.node(id));
    if (ids.length !== this.ids.size) this.ids = new Set(ids);
    const { focused } = this;
    if (focused && this.model.indexOf(focused) >= 0) return;
    let above = focused?.parent;
    while (above && this.model.indexOf(above) < 0) above = above.parent;
    this.focusedId = above?.id;
  }
}
