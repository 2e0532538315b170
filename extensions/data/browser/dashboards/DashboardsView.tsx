import type { ReactNode } from 'react';
import { savedKinds } from '../saved/savedKinds';
import { SavedTree } from '../saved/SavedTree';

/** The dashboards in the side bar. */
export function DashboardsView(): ReactNode {
  return <SavedTree kind={savedKinds.Dashboard} viewId="data.dashboards" />;
}
