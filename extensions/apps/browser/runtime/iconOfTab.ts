import { viewIcons } from '../../../data/common/views/viewKinds';
import type { RunTab } from '../../common/applicationCalls';

const icons: Readonly<Record<RunTab['kind'], string>> = {
  home: 'home',
  object: 'table',
  record: 'new-file',
  view: viewIcons.list,
  dashboard: 'dashboard',
  link: 'link',
  page: 'browser',
};

/** The icon that was chosen for a tab, or that of its kind. */
export function iconOfTab({ icon, kind, viewKind }: RunTab): string {
  return icon || (viewKind ? viewIcons[viewKind] : icons[kind]);
}
