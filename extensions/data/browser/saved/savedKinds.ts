/** What views and dashboards differ in where they are listed. */
export interface SavedKind {
  readonly type: 'View' | 'Dashboard';
  /** The editors of the list, of one of them, and of what edits it. */
  readonly list: string;
  readonly page: string;
  readonly editor: string;
  readonly icon: string;
  readonly makeCommand: string;
  /** Of its texts. */
  readonly text: 'views' | 'dashboards';
}

export const savedKinds: Readonly<Record<SavedKind['type'], SavedKind>> = {
  View: {
    ...{ type: 'View', list: 'views', page: 'dataView', editor: 'dataViewEditor' },
    ...{ icon: 'open-preview', makeCommand: 'data.newView', text: 'views' },
  },
  Dashboard: {
    ...{ type: 'Dashboard', list: 'dashboards', page: 'dashboard', editor: 'dashboardEditor' },
    ...{ icon: 'dashboard', makeCommand: 'data.newDashboard', text: 'dashboards' },
  },
};

/** The kind whose tabs are of such a type. */
export function kindOfTab(tabType: string): SavedKind | undefined {
  return Object.values(savedKinds).find(({ page, editor }) => page === tabType || editor === tabType);
}
