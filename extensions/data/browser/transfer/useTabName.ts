import { type Tab, Tabs } from 'lathe';
import { useService } from 'lathe/ui';
import { useEffect } from 'react';

/** Names a tab after what it shows, once that is known. */
export function useTabName(tab: Tab, name: string | undefined): void {
  const tabs = useService(Tabs);
  const { key } = tab;
  useEffect(() => {
    if (name !== undefined) tabs.update(key, { name });
  }, [tabs, key, name]);
}
