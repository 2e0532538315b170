import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Layout } from 'lathe';
import { ContextMenuHost, HoverHost, useService } from 'lathe/ui';
import { DockArea } from './docking/DockArea';
import { ActivityBar } from './parts/activityBar/ActivityBar';
import { DialogsPart } from './parts/dialogs/DialogsPart';
import { NotificationsPart } from './parts/notifications/NotificationsPart';
import { Panel } from './parts/panel/Panel';
import { RightSideBar } from './parts/rightSideBar/RightSideBar';
import { SessionPart } from './parts/session/SessionPart';
import { SideBar } from './parts/sideBar/SideBar';
import { StatusBarPart } from './parts/statusBar/StatusBarPart';
import { EditorDropZone } from './parts/views/EditorDropZone';
import { QuickInputHost } from './quickInput/QuickInputHost';
import './Workbench.css';

/** The shell: what core/browser holds, drawn. */
export const Workbench = observer(function Workbench(): ReactNode {
  const layout = useService(Layout);
  return (
    <div className="workbench">
      {layout.isVisible('activitybar') && <ActivityBar />}
      <DockArea sideBar={<SideBar />} panel={<Panel />} rightSideBar={<RightSideBar />} />
      {layout.isVisible('statusbar') && <StatusBarPart />}
      <NotificationsPart />
      <ContextMenuHost />
      <HoverHost />
      <EditorDropZone />
      <QuickInputHost />
      <DialogsPart />
      <SessionPart />
    </div>
  );
});
