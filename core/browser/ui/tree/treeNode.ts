/** An item in its place in the tree. */
export interface TreeNode<T> {
  readonly item: T;
  readonly id: string;
  readonly label: string;
  /** The label and what else it is found by, in lower case. */
  readonly key: string;
  readonly parent: TreeNode<T> | undefined;
  /** 1 for roots. */
  readonly level: number;
  /** Among its siblings, from 0. */
  readonly index: number;
  readonly siblings: number;
  readonly expandable: boolean;
  expanded: boolean;
  children: readonly TreeNode<T>[] | undefined;
  loading: boolean;
  error: unknown;
}

/** Adds the node and what is open below it, in the order of the rows. */
export function addRows<T>(node: TreeNode<T>, rows: TreeNode<T>[]): void {
  rows.push(node);
  if (node.expanded) for (const child of node.children ?? []) addRows(child, rows);
}

export function isBelow<T>(node: TreeNode<T>, ancestor: TreeNode<T>): boolean {
  for (let at = node.parent; at; at = at.parent) if (at === ancestor) return true;
  return false;
}
