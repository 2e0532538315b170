import { useService } from 'lathe/ui';
import { useEffect, useState } from 'react';
import type { DashboardData } from '../../common/dashboards/dashboardData';
import { DashboardRun, DashboardServices } from './dashboardRun';

/** What the tiles show, while they are on the screen. */
export function useDashboardRun({ tiles, filters, live, refresh }: DashboardData): DashboardRun {
  const services = useService(DashboardServices);
  const [run] = useState(() => new DashboardRun(services));
  useEffect(() => run.show({ tiles, filters }), [run, tiles, filters]);
  useEffect(() => {
    const following = run.follow({ live, refresh });
    return () => following.dispose();
  }, [run, live, refresh]);
  // A component that is mounted anew asks anew.
  useEffect(() => () => run.dispose(), [run]);
  return run;
}
