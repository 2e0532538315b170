import type { TabRequest } from '../../tabs/tab';
import type { Tabs } from '../../tabs/tabs';

/** What was made in a tab of its own is open in one that has its id from now on. */
export function replaceTab(tabs: Tabs, key: string, made: TabRequest): void {
  // When the form has taken over what was saved: it's not unsaved any more.
  setTimeout(() => {
    tabs.openNow(made);
    tabs.closeNow([key]);
  });
}

/** The id of the tab in which something is made. */
export const newId = 'new';
