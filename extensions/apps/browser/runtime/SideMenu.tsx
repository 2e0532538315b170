import { Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, ReactNode } from 'react';
import type { RunMenu, RunningApplication } from '../../common/applicationCalls';
import { iconOfTab } from '../tabIcons';
import { MenuFolders } from './menuFolders';
import { MenuLink } from './MenuLink';
import { moveInMenu } from './moveInMenu';
import { RunningApp } from './runningApp';

interface SideMenuProps {
  readonly app: RunningApplication | undefined;
  /** After a tab was opened. */
  readonly onChosen?: () => void;
}

/** The menus, one below the other; folders open and close. */
export const SideMenu = observer(function SideMenu({ app, onChosen }: SideMenuProps): ReactNode {
  const t = useTexts();
  const folders = useService(MenuFolders);
  const slim = folders.slim && onChosen === undefined;
  const toggle = slim ? t('runtime.wide') : t('runtime.slim');
  return (
    <nav className={slim ? 'side-menu side-menu--slim' : 'side-menu'} aria-label={t('runtime.menus')}>
      <div className="side-menu__entries" onKeyDown={onKeyDown(folders)}>
        <Entries menus={app?.menus ?? []} onChosen={onChosen} />
      </div>
      {onChosen === undefined && (
        <button
          type="button"
          className="side-menu__toggle"
          aria-label={toggle}
          data-hover={toggle}
          onClick={() => folders.setSlim(!slim)}
        >
          <Icon name={slim ? 'chevron-right' : 'chevron-left'} />
        </button>
      )}
    </nav>
  );
});

const Entries = observer(function Entries(props: {
  readonly menus: readonly RunMenu[];
  readonly onChosen?: () => void;
}): ReactNode {
  const { menus, onChosen } = props;
  return (
    <ul className="side-menu__list">
      {menus.map((menu) => (
        <li key={menu.id}>
          {menu.kind === 'folder' ? (
            <Folder menu={menu} onChosen={onChosen} />
          ) : (
            <MenuTab menu={menu} onChosen={onChosen} />
          )}
        </li>
      ))}
    </ul>
  );
});

const Folder = observer(function Folder(props: { readonly menu: RunMenu; readonly onChosen?: () => void }): ReactNode {
  const { menu, onChosen } = props;
  const folders = useService(MenuFolders);
  const open = folders.isOpen(menu.id);
  return (
    <>
      <button
        type="button"
        className="side-menu__entry side-menu__folder"
        aria-expanded={open}
        data-folder={menu.id}
        data-hover={folders.slim ? menu.label : undefined}
        onClick={() => folders.toggle(menu.id)}
      >
        <Icon name={menu.icon || (open ? 'folder-opened' : 'folder')} />
        <span className="side-menu__label">{menu.label}</span>
        <Icon name={open ? 'chevron-down' : 'chevron-right'} className="side-menu__twistie" />
      </button>
      {open && <Entries menus={menu.children} onChosen={onChosen} />}
    </>
  );
});

const MenuTab = observer(function MenuTab(props: {
  readonly menu: RunMenu;
  readonly onChosen?: () => void;
}): ReactNode {
  const { menu, onChosen } = props;
  const running = useService(RunningApp);
  const folders = useService(MenuFolders);
  const tab = running.tab(menu.tab);
  if (!tab) return null;
  return (
    <MenuLink tab={tab} className="side-menu__entry" hover={folders.slim ? menu.label : undefined} onChosen={onChosen}>
      <Icon name={menu.icon || iconOfTab(tab)} />
      <span className="side-menu__label">{menu.label}</span>
      {tab.kind === 'link' && tab.newWindow && <Icon name="link-external" className="side-menu__twistie" />}
    </MenuLink>
  );
});

function onKeyDown(folders: MenuFolders) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const id = target.dataset['folder'];
    const step = key === 'ArrowRight' ? true : key === 'ArrowLeft' ? false : undefined;
    if (id !== undefined && step !== undefined && folders.isOpen(id) !== step) folders.toggle(id);
    else if (!moveInMenu(currentTarget, target, key)) return;
    event.preventDefault();
  };
}
