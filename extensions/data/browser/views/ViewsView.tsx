import type { ReactNode } from 'react';
import { savedKinds } from '../saved/savedKinds';
import { SavedTree } from '../saved/SavedTree';

/** The views in the side bar. */
export function ViewsView(): ReactNode {
  return <SavedTree kind={savedKinds.View} viewId="data.views" />;
}
