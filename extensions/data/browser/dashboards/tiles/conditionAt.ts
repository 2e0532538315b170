import type { Tile } from '../../../common/dashboards/dashboardData';
import { allOf } from '../../../common/dashboards/tileRequest';
import type { Condition } from '../../../common/query/queryRequest';
import { groupConditions } from '../drill';
import type { ChartData } from './chartData';
import type { TileResult } from './tileResult';

/** Which records stand behind a bar, a point, a part. */
export function conditionAt(
  { group, series }: Tile,
  { condition, fields }: TileResult,
  data: ChartData,
  category: number,
  line?: number,
): Condition | undefined {
  const key = data.categories[category];
  if (!group || !key) return undefined;
  const parts = groupConditions(group, key.key, fields.get(group.field));
  const drawn = line === undefined ? undefined : data.series[line];
  if (series && drawn) parts.push(...groupConditions(series, drawn.key, fields.get(series.field)));
  return allOf(condition, parts);
}
