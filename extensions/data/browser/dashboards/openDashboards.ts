import { injectable, type Tab } from 'lathe';

/** What commands do with a dashboard that is open in a tab. */
export interface OpenDashboard {
  refresh(): void;
  saveAs(kind: 'png' | 'svg'): Promise<void>;
  toggleFullScreen(): Promise<void>;
}

/** The dashboards that are shown, by the keys of their tabs. */
@injectable()
export class OpenDashboards {
  private readonly open = new Map<string, OpenDashboard>();

  add(key: string, dashboard: OpenDashboard): () => void {
    this.open.set(key, dashboard);
    return () => {
      if (this.open.get(key) === dashboard) this.open.delete(key);
    };
  }

  of(tab: Pick<Tab, 'key'> | undefined): OpenDashboard | undefined {
    return tab && this.open.get(tab.key);
  }
}
