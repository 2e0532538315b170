import type { QuickAccessItem } from '../../../core/browser/quickAccess/quickAccessProvider';
import type { QuickButton } from '../../../core/browser/quickInput/quickButton';
import type { Tab } from '../../../core/browser/tabs/tab';
import type { Tabs } from '../../../core/browser/tabs/tabs';

/** An open tab as a row. */
export function tabItem(tab: Tab, tabs: Tabs, buttons: readonly QuickButton[]): QuickAccessItem {
  return {
    label: tab.name,
    icon: tab.icon ?? 'file',
    description: [tab.dirty ? '●' : '', tab.description].filter(Boolean).join(' '),
    buttons,
    run: ({ beside }) => (beside ? besides(tab, tabs) : tabs.activate(tab.key)),
    runButton: (id) => {
      if (id !== 'close') return void besides(tab, tabs);
      void tabs.close(tab.key);
      return 'refresh';
    },
  };
}

function besides({ type, id, name, params, route, icon, description }: Tab, tabs: Tabs): Promise<Tab> {
  return tabs.open({ type, id, name, params, route, icon, description }, { group: 'beside', copy: true });
}
