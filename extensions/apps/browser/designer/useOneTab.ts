import { type Tab, Tabs } from 'lathe';
import { useService } from 'lathe/ui';
import { useEffect, useRef } from 'react';
import { appEditor, showSection } from './showSection';

/** An address that names another section of an application that is open leads into the tab that has it already. */
export function useOneTab({ key, id, params: { section } }: Tab): void {
  const tabs = useService(Tabs);
  const first = useRef(section);
  useEffect(() => {
    const other = tabs.all.find((tab) => tab.type === appEditor && tab.id === id && tab.key !== key);
    // One beside it that shows the same was wanted so.
    if (!other || other.params['section'] === first.current) return;
    if (first.current !== undefined) showSection(tabs, other, first.current);
    tabs.activate(other.key);
    tabs.closeNow([key]);
  }, [tabs, id, key]);
}
