import { viewIcons, type ViewKind } from '../../data/common/views/viewKinds';
import type { TabKind } from '../common/tabData';

export const kindIcons: Readonly<Record<TabKind, string>> = {
  home: 'home',
  object: 'table',
  record: 'new-file',
  view: viewIcons.list,
  dashboard: 'dashboard',
  link: 'link',
  page: 'browser',
};

interface Shown {
  readonly icon: string;
  readonly kind: TabKind;
  /** Of a view. */
  readonly viewKind: ViewKind | null;
}

/** What stands for a tab that has no icon of its own. */
export function usualIconOf({ kind, viewKind }: Omit<Shown, 'icon'>): string {
  return viewKind ? viewIcons[viewKind] : kindIcons[kind];
}

/** The icon that was chosen for a tab, or that of its kind. */
export function iconOfTab(tab: Shown): string {
  return tab.icon || usualIconOf(tab);
}
