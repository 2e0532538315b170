import { gridColumns } from '../../../common/dashboards/dashboardData';

export interface CellSize {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far it is from one column, and one row, to the next. */
export function cellSize(grid: HTMLElement): CellSize {
  const style = getComputedStyle(grid);
  const gap = parseFloat(style.columnGap) || 0;
  const padding = (parseFloat(style.paddingLeft) || 0) + (parseFloat(style.paddingRight) || 0);
  const row = parseFloat(style.gridAutoRows) || 40;
  return { width: (grid.clientWidth - padding + gap) / gridColumns, height: row + gap };
}

export function movedBy(
  from: Point,
  to: Point,
  { width, height }: CellSize,
): { readonly columns: number; readonly rows: number } {
  return { columns: Math.round((to.x - from.x) / width), rows: Math.round((to.y - from.y) / height) };
}
