import { injectable } from 'lathe';
import type { TileKind } from '../../common/dashboards/dashboardData';
import { OpenByTab } from '../openByTab';

/** What commands do with a dashboard that is being built in a tab. */
export interface EditedDashboard {
  add(kind: TileKind): Promise<void>;
  arrange(): void;
}

/** The dashboards that are being built. */
@injectable()
export class EditedDashboards extends OpenByTab<EditedDashboard> {}
