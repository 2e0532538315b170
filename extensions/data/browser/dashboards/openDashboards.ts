import { injectable } from 'lathe';
import { OpenByTab } from '../openByTab';

/** What commands do with a dashboard that is open in a tab. */
export interface OpenDashboard {
  refresh(): void;
  saveAs(kind: 'png' | 'svg'): Promise<void>;
  toggleFullScreen(): Promise<void>;
}

/** The dashboards that are shown. */
@injectable()
export class OpenDashboards extends OpenByTab<OpenDashboard> {}
