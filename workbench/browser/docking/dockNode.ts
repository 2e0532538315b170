import type { Layout } from '../../../core/browser/layout/layout';
import type { DockedPart } from '../../../core/browser/layout/parts';
import type { EditorGrid } from '../../../core/browser/tabs/editorGrid';
import { type GridNode, type GroupNode, type Orientation } from '../../../core/browser/tabs/gridTree';
import type { SizeWish } from './distribute';

/** What the dock shows: rows and columns of parts and editor groups. It is drawn as described, whatever was there before. */
export type DockNode = DockBranch | DockPart | DockGroup;

export interface DockBranch extends SizeWish {
  readonly kind: 'branch';
  readonly id: string;
  readonly orientation: Orientation;
  readonly children: readonly DockNode[];
}

export interface DockPart extends SizeWish {
  readonly kind: 'part';
  readonly id: DockedPart;
}

export interface DockGroup extends SizeWish {
  readonly kind: 'group';
  readonly id: string;
  readonly group: GroupNode;
}

export const splitterSize = 1;
const smallestGroup = { width: 220, height: 105 };

const smallestPart = 170;

/** The whole dock, as the layout and the grid have it now. */
export function describeDock(layout: Layout, grid: EditorGrid): DockBranch {
  const { panelPosition, sidebarPosition } = layout;
  const upright = panelPosition === 'bottom' || panelPosition === 'top';
  const panelAlone = layout.panelMaximised && layout.isVisible('panel');
  const editors: DockNode = { ...editorNode(grid.root, grid), id: 'editors', visible: !panelAlone };
  const panel = partNode(layout, 'panel', panelAlone);
  const centre = panelPosition === 'top' || panelPosition === 'left' ? [panel, editors] : [editors, panel];
  const sides = [partNode(layout, 'sidebar'), partNode(layout, 'right')];
  const [first, last] = sidebarPosition === 'left' ? sides : sides.reverse();
  const middle = upright ? [branch('centre', 'column', centre, 1)] : centre;
  return branch(
    'main',
    'row',
    [first, ...middle, last].filter((node) => node !== undefined),
    1,
  );
}

function partNode(layout: Layout, id: DockedPart, fills = false): DockPart {
  const pixels = fills ? {} : { pixels: layout.size(id) };
  return { kind: 'part', id, visible: layout.isVisible(id), minimum: layout.minimumSize(id), weight: 1, ...pixels };
}

function editorNode(node: GridNode, grid: EditorGrid): DockBranch | DockGroup {
  if (node.kind === 'branch') {
    const children = node.children.map((child) => editorNode(child, grid));
    return branch(node.id, node.orientation, children, node.weight);
  }
  const visible = grid.maximised === undefined || grid.maximised === node.id;
  return { kind: 'group', id: node.id, group: node, weight: node.weight, visible, minimum: 0 };
}

/** Each child's minimum counts in the direction of the branch. */
function branch(id: string, orientation: Orientation, nodes: readonly DockNode[], weight: number): DockBranch {
  const children = nodes.map((child) => ({ ...child, minimum: minimumAlong(child, orientation) }));
  return {
    kind: 'branch',
    id,
    orientation,
    children,
    weight,
    visible: children.some((child) => child.visible),
    minimum: 0,
  };
}

function minimumAlong(node: DockNode, along: Orientation): number {
  if (node.kind === 'group') return along === 'row' ? smallestGroup.width : smallestGroup.height;
  if (node.kind === 'part') return along === 'row' ? Math.max(node.minimum, smallestPart) : node.minimum;
  const minima = node.children.filter((child) => child.visible).map((child) => minimumAlong(child, along));
  return node.orientation === along ? minima.reduce((sum, one) => sum + one, 0) : Math.max(0, ...minima);
}
