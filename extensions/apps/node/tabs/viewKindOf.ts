import { type ViewKind, viewKinds } from '../../../data/common/views/viewKinds';
import type { TabKind } from '../../common/tabData';

/** How the view that a tab shows does that, by what is stored of it; a list unless told. */
export function viewKindOf(kind: TabKind, stored: string | null): ViewKind | null {
  return kind === 'view' ? (viewKinds.find((each) => each === stored) ?? 'list') : null;
}
