import { useEffect } from 'react';
import { Editors, type Tab, Tabs } from 'lathe';
import { useService } from 'lathe/ui';

/** A tab that was opened by its path is called after its kind; here it gets the name of what it shows, if there is one. */
export function useTabName(tab: Tab, name: string | undefined): void {
  const tabs = useService(Tabs);
  const title = useService(Editors).get(tab.type)?.title;
  useEffect(() => {
    if (name !== undefined && (tab.name === '' || tab.name === title)) tabs.update(tab.key, { name });
  }, [tabs, tab, title, name]);
}
