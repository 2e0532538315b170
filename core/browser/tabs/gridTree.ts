/** How editor groups divide the editor area: branches of rows and columns, groups at the ends. Immutable. */
export type GroupNode = {
  readonly kind: 'group';
  readonly id: string;
  /** Its share of the branch it stands in, relative to its siblings. */
  readonly weight: number;
  /** Keys of tabs, in order. */
  readonly tabs: readonly string[];
  readonly active?: string;
};

export type BranchNode = {
  readonly kind: 'branch';
  readonly id: string;
  readonly weight: number;
  readonly orientation: Orientation;
  readonly children: readonly GridNode[];
};

export type GridNode = GroupNode | BranchNode;
export type Orientation = 'row' | 'column';
export type Direction = 'up' | 'down' | 'left' | 'right';

export function emptyGroup(id: string, weight = 1): GroupNode {
  return { kind: 'group', id, weight, tabs: [] };
}

export function rootOf(children: readonly GridNode[], orientation: Orientation = 'row'): BranchNode {
  return { kind: 'branch', id: 'root', weight: 1, orientation, children };
}

/** All groups in reading order. */
export function groupsOf(node: GridNode): readonly GroupNode[] {
  return node.kind === 'group' ? [node] : node.children.flatMap(groupsOf);
}

/** Of all groups and branches. */
export function idsOf(node: GridNode): readonly string[] {
  return node.kind === 'group' ? [node.id] : [node.id, ...node.children.flatMap(idsOf)];
}

/** The tree with one group replaced; what did not change is shared. */
export function replaceGroup(root: BranchNode, id: string, change: (group: GroupNode) => GridNode): BranchNode {
  const replaced = replace(root, id, change);
  return replaced.kind === 'branch' ? replaced : rootOf([replaced]);
}

function replace(node: GridNode, id: string, change: (group: GroupNode) => GridNode): GridNode {
  if (node.kind === 'group') return node.id === id ? change(node) : node;
  let changed = false;
  const children = node.children.map((child) => {
    const next = replace(child, id, change);
    changed ||= next !== child;
    return next;
  });
  return changed ? { ...node, children } : node;
}

/** Puts a tab into a group, or into the first one when that group is not there. */
export function insertTab(root: BranchNode, key: string, groupId: string, index?: number): BranchNode {
  const groups = groupsOf(root);
  const target = groups.find((group) => group.id === groupId) ?? groups[0];
  if (!target) return root;
  return replaceGroup(root, target.id, (group) => {
    const at = Math.min(index ?? group.tabs.length, group.tabs.length);
    const tabs = [...group.tabs.slice(0, at), key, ...group.tabs.slice(at)];
    return { ...group, tabs, active: group.active ?? key };
  });
}

/** The same tree with other keys; tabs that have no new key are left out. */
export function renameTabs(root: BranchNode, names: ReadonlyMap<string, string>): BranchNode {
  return groupsOf(root).reduce(
    (tree, { id }) =>
      replaceGroup(tree, id, (group) => {
        const tabs = group.tabs.flatMap((key) => names.get(key) ?? []);
        const active = group.active === undefined ? undefined : names.get(group.active);
        return { ...group, tabs, active: active ?? tabs[0] };
      }),
    root,
  );
}

/** Puts a new group beside another; the two share the room of the one. */
export function splitGroup(
  root: BranchNode,
  id: string,
  direction: Direction,
  added: GroupNode,
  branchId: string,
): BranchNode {
  const orientation: Orientation = direction === 'left' || direction === 'right' ? 'row' : 'column';
  const before = direction === 'left' || direction === 'up';
  const split = replaceGroup(root, id, (group) => {
    const halves = [
      { ...group, weight: group.weight / 2 },
      { ...added, weight: group.weight / 2 },
    ];
    const children = before ? halves.reverse() : halves;
    return { kind: 'branch', id: branchId, weight: group.weight, orientation, children };
  });
  return normalise(split);
}

export function removeGroup(root: BranchNode, id: string): BranchNode {
  const prune = (node: GridNode): readonly GridNode[] => {
    if (node.kind === 'group') return node.id === id ? [] : [node];
    const children = node.children.flatMap(prune);
    return children.length === 0 ? [] : [{ ...node, children }];
  };
  return normalise({ ...root, children: root.children.flatMap(prune) });
}

/** Takes a group, with its tabs, to the side of another. */
export function moveGroup(
  root: BranchNode,
  id: string,
  target: string,
  direction: Direction,
  branchId: string,
): BranchNode {
  const groups = groupsOf(root);
  const group = groups.find((one) => one.id === id);
  if (!group || id === target || !groups.some((one) => one.id === target)) return root;
  return splitGroup(removeGroup(root, id), target, direction, group, branchId);
}

export function setWeights(root: BranchNode, branchId: string, weights: readonly number[]): BranchNode {
  const inBranch = (branch: BranchNode): BranchNode => ({
    ...branch,
    children: branch.children.map((child, i) => {
      const weight = branch.id === branchId ? (weights[i] ?? child.weight) : child.weight;
      return child.kind === 'group' ? { ...child, weight } : { ...inBranch(child), weight };
    }),
  });
  return inBranch(root);
}

/** All siblings of every branch get the same room. */
export function evenWeights(root: BranchNode): BranchNode {
  const even = (node: GridNode): GridNode =>
    node.kind === 'group' ? { ...node, weight: 1 } : { ...node, weight: 1, children: node.children.map(even) };
  return { ...root, children: root.children.map(even) };
}

/** The group that lies next to another on one side. */
export function neighbourOf(root: BranchNode, id: string, direction: Direction): GroupNode | undefined {
  const orientation: Orientation = direction === 'left' || direction === 'right' ? 'row' : 'column';
  const step = direction === 'left' || direction === 'up' ? -1 : 1;
  let sibling: GridNode | undefined;
  for (let node: GridNode = root; node.kind === 'branch';) {
    const index: number = node.children.findIndex((child) => groupsOf(child).some((group) => group.id === id));
    const next: GridNode | undefined = node.children[index];
    if (!next) return undefined;
    if (node.orientation === orientation) sibling = node.children[index + step] ?? sibling;
    node = next;
  }
  const groups = sibling ? groupsOf(sibling) : [];
  return step < 0 ? groups.at(-1) : groups[0];
}

/** No branch with one child, no branch inside one of the same orientation. */
export function normalise(root: BranchNode): BranchNode {
  const children = root.children.flatMap((child) => flatten(child, root.orientation));
  const only = children[0];
  if (children.length === 1 && only?.kind === 'branch') return normalise({ ...only, id: root.id, weight: 1 });
  return { ...root, children };
}

function flatten(node: GridNode, around: Orientation): readonly GridNode[] {
  if (node.kind === 'group') return [node];
  const children = node.children.flatMap((child) => flatten(child, node.orientation));
  const only = children[0];
  if (children.length === 1 && only) return flatten({ ...only, weight: node.weight }, around);
  if (node.orientation !== around) return children.length === 0 ? [] : [{ ...node, children }];
  const total = children.reduce((sum, child) => sum + child.weight, 0);
  return children.map((child) => ({ ...child, weight: (child.weight / total) * node.weight }));
}
