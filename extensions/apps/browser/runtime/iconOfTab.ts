import type { RunTab } from '../../common/applicationCalls';

const icons: Readonly<Record<RunTab['kind'], string>> = {
  home: 'home',
  object: 'table',
  record: 'new-file',
  view: 'open-preview',
  dashboard: 'dashboard',
  link: 'link',
  page: 'browser',
};

/** The icon that was chosen for a tab, or that of its kind. */
export function iconOfTab({ icon, kind }: RunTab): string {
  return icon || icons[kind];
}
