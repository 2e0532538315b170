import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { PartFocus } from '../../../core/browser/layout/partFocus';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { useService } from '../../../core/browser/ui/services';
import { EditorBody } from '../docking/EditorBody';
import { focusInside } from '../docking/focusInside';
import './pageTabs.css';

/** The tab that is seen, and behind it those that were left a moment ago or hold unsaved work. */
export const PageTabs = observer(function PageTabs(): ReactNode {
  const tabs = useService(Tabs);
  const partFocus = useService(PartFocus);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focus = (): boolean => {
      const shown = root.current?.querySelector<HTMLElement>(':scope > :not([hidden])');
      if (!shown) return false;
      if (!shown.contains(document.activeElement)) focusInside(shown);
      return true;
    };
    const registration = partFocus.register('editors', focus);
    return () => registration.dispose();
  }, [partFocus]);
  return (
    <div className="page-tabs" ref={root}>
      {tabs.all.map((tab) => (
        <div key={tab.key} className="page-tabs__tab" hidden={!tab.active}>
          <EditorBody tab={tab} />
        </div>
      ))}
    </div>
  );
});
