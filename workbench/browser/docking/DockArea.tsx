import { observer } from 'mobx-react-lite';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Commands } from '../../../core/browser/commands/commands';
import { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { Keybindings } from '../../../core/browser/keybindings/keybindings';
import { Layout } from '../../../core/browser/layout/layout';
import { PartFocus } from '../../../core/browser/layout/partFocus';
import { ContextMenus } from '../../../core/browser/menus/contextMenus';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { Themes } from '../../../core/browser/themes/themes';
import { combineDisposables } from '../../../core/common/lifecycle';
import { useService } from '../../../core/browser/ui/services';
import { useTexts } from '../../../core/browser/ui/useTexts';
import { Windows } from '../../../core/browser/windows/windows';
import { ViewDrag } from '../parts/views/viewDrag';
import { Dock, partHost } from './dock';
import { tendFocus } from './dockFocus';
import { dropGroup } from './dropGroup';
import { dropTab } from './dropTab';
import { EditorPane } from './EditorPane';
import { followViewTab } from './followViewTab';
import { GroupToolbar } from './GroupToolbar';
import { HomeView } from './HomeView';
import type { Host } from './hosts';
import { Popouts } from './popouts';
import { enterAtStart } from './startFocus';
import { stripActions } from './stripActions';
import { TabSwitcherList } from './TabSwitcherList';
import './dockArea.css';

export interface DockAreaProps {
  readonly sideBar: ReactNode;
  readonly panel: ReactNode;
  readonly rightSideBar: ReactNode;
}

/** Side bar, editor groups, bottom panel and right side bar. */
export const DockArea = observer(function DockArea({ sideBar, panel, rightSideBar }: DockAreaProps): ReactNode {
  const { dock, frame, layer } = useDock();
  const parts = useMemo(
    () =>
      new Map([
        [partHost('sidebar'), sideBar],
        [partHost('panel'), panel],
        [partHost('right'), rightSideBar],
      ]),
    [sideBar, panel, rightSideBar],
  );
  return (
    <main className="dock">
      <div ref={frame} className="dock__frame" />
      <div ref={layer} className="dock__layer" />
      {dock?.hosts.list.map((host) => (
        <HostContent key={host.key} host={host} part={parts.get(host.key)} />
      ))}
      {dock?.groups.map((stack) => (
        <GroupContent
          key={stack.groupId}
          id={stack.groupId}
          controls={stack.header.controlsContainerElement}
          body={stack.childElementContainer}
        />
      ))}
      <TabSwitcherList />
    </main>
  );
});

function useDock() {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [dock, setDock] = useState<Dock>();
  const layout = useService(Layout);
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const menus = useService(ContextMenus);
  const partFocus = useService(PartFocus);
  const contextKeys = useService(ContextKeys);
  const themes = useService(Themes);
  const keybindings = useService(Keybindings);
  const notifications = useService(Notifications);
  const viewDrag = useService(ViewDrag);
  const windows = useService(Windows);
  const t = useTexts();
  const translate = useRef(t);
  translate.current = t;
  useEffect(() => {
    if (!frame.current || !layer.current) return;
    const made = new Dock({
      frame: frame.current,
      layer: layer.current,
      layout,
      tabs,
      t: (key, parameters) => translate.current(key, parameters),
      actions: stripActions({ tabs, layout, commands, menus, t: (key) => translate.current(key) }),
      onDrop: (key, drop) => dropTab(tabs, commands, key, drop),
      onDropGroup: (id, drop) => dropGroup(tabs, id, drop),
      onDrag: (key, listener) => followViewTab(tabs.get(key), listener, viewDrag),
    });
    const popouts = new Popouts({ tabs, hosts: made.hosts, themes, keybindings, windows });
    const owned = combineDisposables(
      made,
      popouts,
      tendFocus({ dock: made, layout, tabs, partFocus, contextKeys }),
      enterAtStart({ hosts: made.hosts, layout, tabs }),
      commands.register('workbench.action.focusTabs', () => made.focusStrip(tabs.grid.activeGroup.id)),
      commands.register('workbench.action.moveEditorToNewWindow', (key) => {
        const wanted = typeof key === 'string' ? key : tabs.active?.key;
        if (wanted !== undefined && !popouts.show(wanted)) notifications.warn(translate.current('tabs.windowBlocked'));
      }),
    );
    setDock(made);
    return () => owned.dispose();
  }, [layout, tabs, commands, menus, partFocus, contextKeys, themes, keybindings, notifications, viewDrag, windows]);
  return { dock, frame, layer };
}

const HostContent = memo(function HostContent({
  host,
  part,
}: {
  readonly host: Host;
  readonly part: ReactNode;
}): ReactNode {
  return createPortal(part ?? <EditorPane tabKey={host.key} host={host.element} />, host.element);
});

interface GroupContentProps {
  readonly id: string;
  readonly controls: HTMLElement;
  readonly body: HTMLElement;
}

const GroupContent = observer(function GroupContent({ id, controls, body }: GroupContentProps): ReactNode {
  const group = useService(Tabs).groups.find((one) => one.id === id);
  if (!group) return null;
  return (
    <>
      {createPortal(<GroupToolbar group={group} />, controls)}
      {group.tabs.length === 0 && createPortal(<HomeView groupId={id} />, body)}
    </>
  );
});
