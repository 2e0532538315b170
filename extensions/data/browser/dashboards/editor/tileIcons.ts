import type { TileKind } from '../../../common/dashboards/dashboardData';

export const tileIcons: Readonly<Record<TileKind, string>> = {
  bar: 'graph',
  line: 'graph-line',
  area: 'graph-scatter',
  pie: 'pie-chart',
  gauge: 'dashboard',
  kpi: 'symbol-number',
  table: 'table',
  text: 'markdown',
};
