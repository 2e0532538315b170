import type { GridColumn } from './gridColumns';

/** A column with where it begins. */
export interface PlacedColumn extends GridColumn {
  readonly index: number;
  readonly left: number;
}

export function placeColumns(columns: readonly GridColumn[]): readonly PlacedColumn[] {
  let left = 0;
  return columns.map((column, index) => {
    const placed = { ...column, index, left };
    left += column.width;
    return placed;
  });
}

export function widthOf(columns: readonly PlacedColumn[]): number {
  const last = columns.at(-1);
  return last ? last.left + last.width : 0;
}

/** Of many columns those that are in sight. */
export function columnsWithin(columns: readonly PlacedColumn[], left: number, width: number): readonly PlacedColumn[] {
  return columns.filter((column) => column.left + column.width > left && column.left < left + width);
}
