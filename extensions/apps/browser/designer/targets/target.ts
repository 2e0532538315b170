import type { TabKind } from '../../../common/tabData';

/** Something that a tab can show. */
export interface Target {
  readonly kind: TabKind;
  /** The id of an object, a view or a dashboard. */
  readonly target: string | undefined;
  readonly targetLabel: string;
  readonly name: string;
  readonly label: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly icon: string;
}

export const kindIcons: Readonly<Record<TabKind, string>> = {
  home: 'home',
  object: 'table',
  record: 'new-file',
  view: 'open-preview',
  dashboard: 'dashboard',
  link: 'link',
  page: 'browser',
};
