import type { ReactNode } from 'react';
import { savedKinds } from '../saved/savedKinds';
import { SavedListPage } from '../saved/SavedListPage';

/** All views that the user may see. */
export function ViewsEditor(): ReactNode {
  return <SavedListPage kind={savedKinds.View} />;
}
