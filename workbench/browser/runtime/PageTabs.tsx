import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { PartFocus } from '../../../core/browser/layout/partFocus';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { useService } from '../../../core/browser/ui/services';
import { combineDisposables } from '../../../core/common/lifecycle';
import { EditorBody } from '../docking/EditorBody';
import { PageFocus } from './pageFocus';
import './pageTabs.css';

/** The tab that is seen, and behind it those that were left a moment ago or hold unsaved work. */
export const PageTabs = observer(function PageTabs(): ReactNode {
  const tabs = useService(Tabs);
  const partFocus = useService(PartFocus);
  const root = useRef<HTMLDivElement>(null);
  const focus = useRef<PageFocus>(undefined);
  const shown = useRef<string>(undefined);
  const active = tabs.active?.key;
  useEffect(() => {
    if (!root.current) return;
    const own = (focus.current = new PageFocus(root.current));
    // Who asks before the tab is drawn gets it as soon as it is.
    const enter = (): boolean => tabs.active?.key !== shown.current || own.enter();
    const store = combineDisposables(own, partFocus.register('editors', enter));
    return () => store.dispose();
  }, [partFocus, tabs]);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    shown.current = active;
    // What a page begins with is read from its top.
    if (!isFirst) focus.current?.enter();
  }, [active]);
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
