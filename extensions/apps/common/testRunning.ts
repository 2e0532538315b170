import type { RunMenu, RunningApplication, RunTab } from './applicationCalls';

/** For tests. */
export function testTab(more: Partial<RunTab> = {}): RunTab {
  return {
    ...{ id: 'tab', name: 'Tab', label: 'Tab', kind: 'object', icon: '', target: null, targetName: null },
    ...{ viewKind: null, layout: null, url: null, newWindow: false },
    ...more,
  };
}

/** An entry that opens a tab; without one, a folder. */
export function testMenu(tab: string | null, children: readonly RunMenu[] = []): RunMenu {
  const id = `menu-${tab ?? 'folder'}`;
  return { id, name: id, label: tab ?? 'Folder', kind: tab === null ? 'folder' : 'tab', icon: '', tab, children };
}

export function testRunning(more: Partial<RunningApplication> = {}): RunningApplication {
  return {
    ...{ id: '000f0000000000000one', name: 'ns__Desk', label: 'Desk', description: '', logo: '', theme: '' },
    ...{ type: 'Custom Application', active: true, defaultTabId: null, menus: [], tabs: [] },
    layout: { navigation: 'side', width: 'full' },
    mobileAppSetting: { navigation: 'bottom', tabs: [] },
    ...more,
  };
}
