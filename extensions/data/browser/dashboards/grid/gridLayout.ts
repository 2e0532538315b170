import { gridColumns } from '../../../common/dashboards/dashboardData';

/** Where something stands in the grid: column, row, width and height. */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Puts one at another place: those in its way go down, and all close up. */
export function place<P extends Place>(all: readonly P[], id: string, wanted: Partial<Omit<Place, 'id'>>): P[] {
  const moved = all.find((each) => each.id === id);
  if (!moved) return [...all];
  const next = bounded({ ...moved, ...wanted });
  const others = sorted(all.filter((each) => each !== moved));
  return inOrder(all, closeUp(settle(next, others), next.id));
}

/** Where a new one finds room: at the first place that is free, from the top. */
export function freePlace(all: readonly Place[], w: number, h: number): { readonly x: number; readonly y: number } {
  for (let y = 0; ; y++)
    for (let x = 0; x + w <= gridColumns; x++) {
      const wanted = { id: '', x, y, w, h };
      if (!all.some((each) => overlaps(each, wanted))) return { x, y };
    }
}

/** One after the other in the order in which they are read, in rows that are as full as they get. */
export function autoLayout<P extends Place>(all: readonly P[]): P[] {
  const laid: P[] = [];
  let row: P[] = [];
  const finish = (): void => {
    const used = row.reduce((sum, { w }) => sum + w, 0);
    const height = Math.max(0, ...row.map(({ h }) => h));
    let x = 0;
    for (const [index, each] of row.entries()) {
      // What is left of a row goes to all that stand in it.
      const extra =
        Math.floor(((gridColumns - used) * (index + 1)) / row.length) -
        Math.floor(((gridColumns - used) * index) / row.length);
      laid.push({ ...each, x, y: top, w: each.w + extra, h: height });
      x += each.w + extra;
    }
    top += height;
    row = [];
  };
  let top = 0;
  for (const each of sorted(all)) {
    if (row.reduce((sum, { w }) => sum + w, each.w) > gridColumns) finish();
    row.push(each);
  }
  finish();
  return inOrder(all, laid);
}

/** As they are read: row by row. */
export function sorted<P extends Place>(all: readonly P[]): P[] {
  return all.toSorted((one, other) => one.y - other.y || one.x - other.x);
}

export function overlaps(one: Omit<Place, 'id'>, other: Omit<Place, 'id'>): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

function bounded<P extends Place>(wanted: P): P {
  const w = Math.min(gridColumns, Math.max(1, wanted.w));
  const x = Math.min(gridColumns - w, Math.max(0, wanted.x));
  return { ...wanted, w, x, y: Math.max(0, wanted.y), h: Math.min(60, Math.max(1, wanted.h)) };
}

/** Whatever is in the way of one that is settled goes below it. */
function settle<P extends Place>(first: P, others: readonly P[]): P[] {
  const settled = [first];
  for (const each of others) {
    let at = each;
    for (let hit = inTheWay(settled, at); hit; hit = inTheWay(settled, at)) at = { ...at, y: hit.y + hit.h };
    settled.push(at);
  }
  return settled;
}

/** Everything rises as far as there is room; what was just moved is the first to. */
function closeUp<P extends Place>(all: readonly P[], first: string): P[] {
  const risen: P[] = [];
  const order = sorted(all).toSorted(
    (one, other) => one.y - other.y || Number(other.id === first) - Number(one.id === first),
  );
  for (const each of order) {
    let { y } = each;
    while (y > 0 && !risen.some((other) => overlaps(other, { ...each, y: y - 1 }))) y--;
    risen.push({ ...each, y });
  }
  return risen;
}

function inTheWay<P extends Place>(settled: readonly P[], one: P): P | undefined {
  return settled.find((each) => overlaps(each, one));
}

function inOrder<P extends Place>(order: readonly Place[], all: readonly P[]): P[] {
  const places = new Map(all.map((each) => [each.id, each]));
  return order.flatMap(({ id }) => places.get(id) ?? []);
}
