import { ContextMenus, type MenuAction, type MenuActionGroup } from 'lathe';
import { Icon, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { RunMenu, RunningApplication } from '../../common/applicationCalls';
import { iconOfTab } from '../tabIcons';
import { MenuLink } from './MenuLink';
import { moveInMenu } from './moveInMenu';
import { RunningApp } from './runningApp';
import { tabsOf } from '../../common/runTabs';

/** The menus beside each other in the header; folders open below. */
export const TopMenu = observer(function TopMenu(props: { readonly app: RunningApplication | undefined }): ReactNode {
  const t = useTexts();
  const running = useService(RunningApp);
  return (
    <nav
      className="top-menu"
      aria-label={t('runtime.menus')}
      onKeyDown={(event) => {
        const { target, currentTarget, key } = event;
        if (target instanceof HTMLElement && moveInMenu(currentTarget, target, key, true)) event.preventDefault();
      }}
    >
      {(props.app?.menus ?? []).map((menu) => {
        const tab = running.tab(menu.tab);
        if (menu.kind === 'folder') return <TopFolder key={menu.id} menu={menu} />;
        return (
          tab && (
            <MenuLink key={menu.id} tab={tab} className="top-menu__entry">
              {menu.label}
            </MenuLink>
          )
        );
      })}
    </nav>
  );
});

const TopFolder = observer(function TopFolder({ menu }: { readonly menu: RunMenu }): ReactNode {
  const running = useService(RunningApp);
  const menus = useService(ContextMenus);
  const [open, setOpen] = useState(false);
  const show = async (at: Element): Promise<void> => {
    setOpen(true);
    await menus.show({ label: menu.label, at, groups: groupsOf(menu, running) });
    setOpen(false);
  };
  const current = running.current !== undefined && tabsOf([menu]).includes(running.current.id);
  return (
    <button
      type="button"
      className={current ? 'top-menu__entry top-menu__entry--current' : 'top-menu__entry'}
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={(event) => report(show(event.currentTarget))}
    >
      {menu.label}
      <Icon name="chevron-down" />
    </button>
  );
});

function groupsOf(folder: RunMenu, running: RunningApp): readonly MenuActionGroup[] {
  const actions = folder.children.flatMap((menu): MenuAction[] => {
    const { id, label, icon } = menu;
    if (menu.kind === 'folder') return [{ id, label, icon: icon || 'folder', submenu: () => groupsOf(menu, running) }];
    const tab = running.tab(menu.tab);
    return tab ? [{ id, label, icon: icon || iconOfTab(tab), run: () => report(running.open(tab)) }] : [];
  });
  return [{ name: folder.id, actions }];
}
