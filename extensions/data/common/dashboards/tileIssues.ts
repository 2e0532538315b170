import type { Tile } from './dashboardData';

/** What a tile lacks; each has a text under "error.BAD_TILE.CODE". */
export type TileIssue = 'OBJECT' | 'MEASURE' | 'GROUP' | 'COLUMNS' | 'RANGE';

const charts: readonly Tile['kind'][] = ['bar', 'line', 'area', 'pie'];

export function isChart({ kind }: Pick<Tile, 'kind'>): boolean {
  return charts.includes(kind);
}

export function tileIssue(tile: Tile): TileIssue | undefined {
  const { kind, object, measures = [], group, columns = [], min, max } = tile;
  if (kind === 'text') return undefined;
  if (object === undefined) return 'OBJECT';
  if (kind === 'table') return columns.length === 0 ? 'COLUMNS' : undefined;
  if (measures.length === 0 || measures.some(({ field }) => field === '')) return 'MEASURE';
  if (kind === 'gauge' && max !== undefined && max <= (min ?? 0)) return 'RANGE';
  return isChart(tile) && !group ? 'GROUP' : undefined;
}
