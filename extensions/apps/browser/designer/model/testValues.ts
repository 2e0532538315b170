import type { AppValues } from './appValues';

/** For tests: an application in its designer, without menus and tabs. */
export const testValues: AppValues = {
  ...{ label: 'Shop', labels: {}, description: '', logo: '', defaultTabId: '', theme: '' },
  ...{ navigation: 'side', width: 'full', mobileNavigation: 'bottom', mobileTabs: [], lib: [], addons: [] },
  ...{ dependency: [], dependencyText: '', solution: '', profiles: [], permissionSets: [], menus: [], tabs: [] },
};
