import type { ReactNode } from 'react';
import { savedKinds } from '../saved/savedKinds';
import { SavedListPage } from '../saved/SavedListPage';

/** All dashboards that the user may see. */
export function DashboardsEditor(): ReactNode {
  return <SavedListPage kind={savedKinds.Dashboard} />;
}
