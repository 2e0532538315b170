import type { TreeNode } from './treeNode';

/** The words that a label must hold, all of them, in any order. */
export function filterTerms(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

export function matches(key: string, terms: readonly string[]): boolean {
  for (const term of terms) if (!key.includes(term)) return false;
  return true;
}

/** Adds the nodes that match and those above them, in the order of the rows; tells how many match. */
export function addMatches<T>(
  nodes: readonly TreeNode<T>[],
  terms: readonly string[],
  folded: ReadonlySet<TreeNode<T>>,
  rows: TreeNode<T>[],
): number {
  let count = 0;
  for (const node of nodes) {
    const own = matches(node.key, terms) ? 1 : 0;
    const at = rows.push(node);
    const below = node.children ? addMatches(node.children, terms, folded, rows) : 0;
    if (own + below === 0) rows.pop();
    else if (folded.has(node)) rows.length = at;
    count += own + below;
  }
  return count;
}

/** Where the terms stand in a label, in order and without overlaps. */
export function matchRanges(label: string, terms: readonly string[]): readonly (readonly [number, number])[] {
  const key = label.toLowerCase();
  const found = terms
    .map((term) => [key.indexOf(term), key.indexOf(term) + term.length] as const)
    .filter(([start]) => start >= 0)
    .sort(([a], [b]) => a - b);
  const ranges: [number, number][] = [];
  for (const [start, end] of found) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}
