import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Menu, MenuItem, MenuSection, Popover, Separator, SubmenuTrigger } from 'react-aria-components';
import type { ContextMenuRequest } from '../../menus/contextMenus';
import type { MenuAction, MenuActionGroup } from '../../menus/menuActions';
import { Icon } from '../icon/Icon';
import './popupMenu.css';

export interface PopupMenuProps extends ContextMenuRequest {
  readonly close: () => void;
}

/** A menu below an element or at the mouse; the focus goes back where it was when it closes. */
export function PopupMenu({ label, at, groups, close }: PopupMenuProps): ReactNode {
  const isElement = at instanceof Element;
  const anchor = useRef<Element>(isElement ? at : null);
  const point = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <>
      {!isElement && <span ref={point} className="popup-menu__point" style={{ left: at.x, top: at.y }} />}
      <Popover
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        triggerRef={isElement ? anchor : point}
        placement="bottom start"
        offset={0}
        className="popup-menu"
      >
        <MenuList label={label} groups={groups} close={close} />
      </Popover>
    </>
  );
}

interface MenuListProps {
  readonly label: string;
  readonly groups: readonly MenuActionGroup[];
  readonly close: () => void;
}

function MenuList({ label, groups, close }: MenuListProps): ReactNode {
  return (
    <Menu aria-label={label} className="popup-menu__list" autoFocus="first" onClose={close}>
      {groups.flatMap((group, index) => [
        ...(index > 0 ? [<Separator key={`separator ${group.name}`} className="popup-menu__separator" />] : []),
        <MenuSection key={`group ${group.name}`} aria-label={group.name || label}>
          {group.actions.map((action) => (
            <MenuLine key={action.id} action={action} close={close} />
          ))}
        </MenuSection>,
      ])}
    </Menu>
  );
}

function MenuLine({ action, close }: { readonly action: MenuAction; readonly close: () => void }): ReactNode {
  const line = (
    <MenuItem
      id={action.id}
      className="popup-menu__item"
      textValue={action.label}
      isDisabled={action.enabled === false}
      onAction={action.submenu ? undefined : action.run}
    >
      <span className="popup-menu__check">{action.checked && <Icon name="check" />}</span>
      <span className="popup-menu__label">{action.label}</span>
      {action.keybinding && <kbd className="popup-menu__key">{action.keybinding}</kbd>}
      {action.submenu && <Icon name="chevron-right" />}
    </MenuItem>
  );
  if (!action.submenu) return line;
  return (
    <SubmenuTrigger>
      {line}
      <Popover className="popup-menu" offset={-2}>
        <MenuList label={action.label} groups={action.submenu()} close={close} />
      </Popover>
    </SubmenuTrigger>
  );
}
