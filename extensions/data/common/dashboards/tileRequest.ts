import { type Comparison, type Condition, mostRows, type QueryRequest } from '../query/queryRequest';
import type { Grouping, Tile } from './dashboardData';
import { isChart } from './tileIssues';

/** As many groups as a chart shows unless it says otherwise. */
const usualGroups = 50;
const usualRows = 50;

/** What a tile asks for, together with whatever else its rows have to meet. */
export function tileRequest(tile: Tile, more: readonly (Condition | Comparison)[] = []): QueryRequest {
  const condition = allOf(tile.condition, more);
  if (tile.kind === 'table') return { condition, options: tableOptions(tile) };
  const aggregate = (tile.measures ?? []).map(({ function: name, field }, index) => ({
    ...{ alias: measureAlias(index), function: name },
    ...(field === undefined ? {} : { field }),
  }));
  if (!isChart(tile) || !tile.group) return { condition, options: { aggregate } };
  const groupby = [tile.group, ...(tile.series ? [tile.series] : [])].map(({ field, by }) =>
    by === undefined ? field : { field, by },
  );
  // Of several lines each has its own value for a group: which groups are shown is settled when all are there.
  const limit = tile.series ? mostRows : (tile.limit ?? usualGroups);
  return { condition, options: { groupby, aggregate, orderby: orderOf(tile, tile.group), limit } };
}

export function measureAlias(index: number): string {
  return `m${index}`;
}

/** By what an answer calls what rows were grouped by. */
export function groupName({ field, by }: Grouping): string {
  return by === undefined ? field : `${field}.${by}`;
}

export function groupsShown({ limit }: Tile): number {
  return limit ?? usualGroups;
}

function tableOptions({ columns = [], orderby = [], limit = usualRows }: Tile): QueryRequest['options'] {
  const fields = columns.some((path) => path.toLowerCase() === 'id') ? columns : ['id', ...columns];
  return { fields, orderby: orderby.filter(({ field }) => field !== ''), limit };
}

function orderOf({ order = 'group' }: Tile, group: Grouping): NonNullable<QueryRequest['options']>['orderby'] {
  if (order === 'group') return [{ field: groupName(group), order: 'asc' }];
  return [{ field: measureAlias(0), order: order === 'valueDown' ? 'desc' : 'asc' }];
}

/** Every one of them holds. */
export function allOf(own: Condition | undefined, more: readonly (Condition | Comparison)[]): Condition | undefined {
  const conditions = [...(own && own.conditions.length > 0 ? [own] : []), ...more];
  return conditions.length === 0 ? undefined : { conjunction: 'AND', conditions };
}
