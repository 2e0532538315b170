import { injectable, type Tab } from 'lathe';
import type { TileKind } from '../../common/dashboards/dashboardData';

/** What commands do with a dashboard that is being built in a tab. */
export interface EditedDashboard {
  add(kind: TileKind): Promise<void>;
  arrange(): void;
}

/** The dashboards that are being built, by the keys of their tabs. */
@injectable()
export class EditedDashboards {
  private readonly edited = new Map<string, EditedDashboard>();

  add(key: string, dashboard: EditedDashboard): () => void {
    this.edited.set(key, dashboard);
    return () => {
      if (this.edited.get(key) === dashboard) this.edited.delete(key);
    };
  }

  of(tab: Pick<Tab, 'key'> | undefined): EditedDashboard | undefined {
    return tab && this.edited.get(tab.key);
  }
}
