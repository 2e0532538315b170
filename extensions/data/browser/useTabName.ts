import { type Tab, Tabs } from 'lathe';
import { useService } from 'lathe/ui';
import { useEffect } from 'react';

/** Names a tab after what it shows, once that is known; the description tells it from others of the same name. */
export function useTabName(tab: Tab, name: string | undefined, description?: string): void {
  const tabs = useService(Tabs);
  const { key } = tab;
  useEffect(() => {
    if (name !== undefined) tabs.update(key, { name });
  }, [tabs, key, name]);
  useEffect(() => {
    if (description !== undefined) tabs.update(key, { description });
  }, [tabs, key, description]);
}
