import { type ReactNode, useRef } from 'react';
import { Menu, MenuItem, MenuSection, Popover, Separator, SubmenuTrigger } from 'react-aria-components';
import type { ContextMenuRequest } from '../../menus/contextMenus';
import type { MenuAction, MenuActionGroup } from '../../menus/menuActions';
import { isElement } from '../../windows/element';
import { Icon } from '../icon/Icon';
import { overPage } from '../window/overPage';
import { useFocusBack } from '../window/useFocusBack';
import './popupMenu.css';

export interface PopupMenuProps extends ContextMenuRequest {
  readonly close: () => void;
  /** Of the window that it opens in. */
  readonly page: Document;
}

/** A menu below an element or at the mouse; the focus goes back where it was when it closes. */
export function PopupMenu({ label, at, groups, close, page }: PopupMenuProps): ReactNode {
  const anchor = useRef<Element>(isElement(at) ? at : null);
  const point = useRef<HTMLSpanElement>(null);
  useFocusBack(page);
  return (
    <>
      {!isElement(at) && <span ref={point} className="popup-menu__point" style={{ left: at.x, top: at.y }} />}
      <Popover
        {...overPage(page)}
        aria-label={label}
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        triggerRef={isElement(at) ? anchor : point}
        placement="bottom start"
        offset={0}
        className="popup-menu"
      >
        <MenuList label={label} groups={groups} close={close} page={page} />
      </Popover>
    </>
  );
}

interface MenuLineProps {
  readonly action: MenuAction;
  readonly close: () => void;
  readonly page: Document;
}

interface MenuListProps {
  readonly label: string;
  readonly groups: readonly MenuActionGroup[];
  readonly close: () => void;
  readonly page: Document;
}

function MenuList({ label, groups, close, page }: MenuListProps): ReactNode {
  return (
    <Menu aria-label={label} className="popup-menu__list" autoFocus="first" onClose={close}>
      {groups.flatMap((group, index) => [
        ...(index > 0 ? [<Separator key={`separator ${index}`} className="popup-menu__separator" />] : []),
        ...runsOf(group.actions).map((run, at) => (
          <MenuSection key={`${index} ${at}`} aria-label={label} {...switchesOf(run)}>
            {run.map((action) => (
              <MenuLine key={action.id} action={action} close={close} page={page} />
            ))}
          </MenuSection>
        )),
      ])}
    </Menu>
  );
}

/** Lines that switch something and others cannot stand in the same section. */
function runsOf(actions: readonly MenuAction[]): readonly (readonly MenuAction[])[] {
  const runs: MenuAction[][] = [];
  for (const action of actions) {
    const last = runs.at(-1);
    const isSwitch = action.checked !== undefined;
    if (last && (last[0]?.checked !== undefined) === isSwitch) last.push(action);
    else runs.push([action]);
  }
  return runs;
}

function switchesOf(run: readonly MenuAction[]) {
  if (run[0]?.checked === undefined) return {};
  const selectedKeys = run.filter((action) => action.checked).map((action) => action.id);
  return { selectionMode: 'multiple' as const, selectedKeys };
}

function MenuLine({ action, close, page }: MenuLineProps): ReactNode {
  const run = () => {
    action.run?.();
    // A line that switches something would leave the menu open.
    close();
  };
  const line = (
    <MenuItem
      id={action.id}
      className="popup-menu__item"
      textValue={action.label}
      isDisabled={action.enabled === false}
      onAction={action.submenu ? undefined : run}
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
      <Popover {...overPage(page)} aria-label={action.label} className="popup-menu" offset={-2}>
        <MenuList label={action.label} groups={action.submenu()} close={close} page={page} />
      </Popover>
    </SubmenuTrigger>
  );
}
