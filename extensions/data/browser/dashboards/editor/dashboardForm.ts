import type { DashboardData } from '../../../common/dashboards/dashboardData';

/** A dashboard as its editor holds it. */
export interface DashboardForm {
  readonly label: string;
  readonly description: string;
  readonly tiles: DashboardData['tiles'];
  readonly filters: DashboardData['filters'];
  /** Seconds; 0 for never. */
  readonly refresh: number;
  readonly live: boolean;
}

export function toForm(
  label: string,
  { description = '', tiles, filters, refresh = 0, live = false }: DashboardData,
): DashboardForm {
  return { label, description, tiles, filters, refresh, live };
}

export function toData({ description, tiles, filters, refresh, live }: DashboardForm): DashboardData {
  return {
    ...(description.trim() === '' ? {} : { description: description.trim() }),
    ...{ tiles, filters },
    ...(refresh > 0 ? { refresh } : {}),
    ...(live ? { live } : {}),
  };
}
