import type { Direction } from '../../../core/browser/tabs/gridTree';
import { contains, type Rect } from './rect';

/** Where in a group something is dropped: into it, or beside it. */
export type Zone = 'centre' | Direction;

// As far as this from an edge, in parts of the whole, the group is split.
const edge = 0.1;

/** The middle takes the tab into the group; near an edge the nearest third or half decides where the split goes. */
export function zoneAt(rect: Rect, x: number, y: number): Zone | undefined {
  if (!contains(rect, x, y)) return undefined;
  const across = (x - rect.x) / rect.width;
  const down = (y - rect.y) / rect.height;
  if (across > edge && across < 1 - edge && down > edge && down < 1 - edge) return 'centre';
  if (across < 1 / 3) return 'left';
  if (across > 2 / 3) return 'right';
  return down < 1 / 2 ? 'up' : 'down';
}

/** The room that what is dropped there would take. */
export function roomOf(rect: Rect, zone: Zone): Rect {
  const { x, y, width, height } = rect;
  const halves: Readonly<Record<Zone, Rect>> = {
    centre: rect,
    left: { x, y, width: width / 2, height },
    right: { x: x + width / 2, y, width: width / 2, height },
    up: { x, y, width, height: height / 2 },
    down: { x, y: y + height / 2, width, height: height / 2 },
  };
  return halves[zone];
}

/** Before which tab something is dropped, by the left and right edges of the tabs. */
export function dropIndex(edges: readonly { readonly left: number; readonly right: number }[], x: number): number {
  const at = edges.findIndex(({ left, right }) => x < (left + right) / 2);
  return at < 0 ? edges.length : at;
}
