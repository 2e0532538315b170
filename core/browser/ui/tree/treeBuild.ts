import type { TreeNode } from './treeNode';
import type { TreeSource } from './treeSource';

/** Makes nodes of items. What its open nodes hold is made with them; what must be waited for is in `pending`. */
export class TreeBuild<T> {
  readonly byId = new Map<string, TreeNode<T>>();
  readonly pending: Promise<void>[] = [];

  constructor(
    private readonly source: TreeSource<T>,
    /** Whether a node was open before; undefined for one that is new. */
    private readonly wasOpen: (id: string) => boolean | undefined = () => undefined,
  ) {}

  level(items: readonly T[], parent: TreeNode<T> | undefined): readonly TreeNode<T>[] {
    return items.map((item, index) => this.node(item, parent, index, items.length));
  }

  private node(item: T, parent: TreeNode<T> | undefined, index: number, siblings: number): TreeNode<T> {
    const { source } = this;
    const label = source.getLabel(item);
    const expandable = source.hasChildren(item);
    const node: TreeNode<T> = {
      item,
      id: source.getId(item),
      label,
      key: (source.getKeywords ? `${label}\n${source.getKeywords(item)}` : label).toLowerCase(),
      parent,
      level: parent ? parent.level + 1 : 1,
      index,
      siblings,
      expandable,
      expanded: false,
      children: undefined,
      loading: false,
      error: undefined,
    };
    this.byId.set(node.id, node);
    if (expandable && (this.wasOpen(node.id) ?? source.isExpandedAtFirst?.(item))) this.open(node);
    return node;
  }

  private open(node: TreeNode<T>): void {
    const found = this.source.getChildren(node.item);
    if (!(found instanceof Promise)) {
      node.children = this.level(found, node);
      node.expanded = true;
      return;
    }
    const arrival = found.then(
      (items) => {
        node.children = this.level(items, node);
        node.expanded = true;
      },
      (error: unknown) => void (node.error = error),
    );
    this.pending.push(arrival);
  }

  /** When every open node has its children, those that opened meanwhile too. */
  async settled(): Promise<void> {
    for (let arrival = this.pending.pop(); arrival; arrival = this.pending.pop()) await arrival;
  }
}
