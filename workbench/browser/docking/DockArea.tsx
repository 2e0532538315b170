import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Layout, Tabs } from 'lathe';
import { useService } from 'lathe/ui';
import './dockArea.css';

export interface DockAreaProps {
  readonly sideBar: ReactNode;
  readonly panel: ReactNode;
  readonly rightSideBar: ReactNode;
}

/** Side bar, editor groups, bottom panel and right side bar. */
export const DockArea = observer(function DockArea({ sideBar, panel, rightSideBar }: DockAreaProps): ReactNode {
  const layout = useService(Layout);
  const tabs = useService(Tabs);
  return (
    <div className="dock">
      {layout.isVisible('sidebar') && sideBar}
      <div className="dock__editors">{tabs.active?.name}</div>
      {layout.isVisible('panel') && panel}
      {layout.isVisible('right') && rightSideBar}
    </div>
  );
});
