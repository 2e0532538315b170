import { type ReactNode, useEffect, useRef } from 'react';
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
  const chosen = useRef<() => void>(undefined);
  const goBack = useFocusBack(page);
  useRunWhenGone(chosen, goBack);
  const choose = (run: () => void): void => {
    chosen.current = run;
    close();
  };
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
        <MenuList label={label} groups={groups} close={close} choose={choose} page={page} />
      </Popover>
    </>
  );
}

/** An open menu lets nothing behind it take the focus: what a line does may ask for it, or look where it is. */
function useRunWhenGone(chosen: { readonly current: (() => void) | undefined }, goBack: () => void): void {
  useEffect(
    () => () => {
      const run = chosen.current;
      if (!run) return;
      // The parts of the menu let go of the page after it has.
      queueMicrotask(() => {
        goBack();
        run();
      });
    },
    [chosen, goBack],
  );
}

interface MenuListProps {
  readonly label: string;
  readonly groups: readonly MenuActionGroup[];
  readonly close: () => void;
  /** Closes the menu, and then does this. */
  readonly choose: (run: () => void) => void;
  readonly page: Document;
}

function MenuList({ label, groups, close, choose, page }: MenuListProps): ReactNode {
  return (
    <Menu aria-label={label} className="popup-menu__list" autoFocus="first" onClose={close}>
      {groups.flatMap((group, index) => [
        ...(index > 0 ? [<Separator key={`separator ${index}`} className="popup-menu__separator" />] : []),
        ...runsOf(group.actions).map((run, at) => (
          <MenuSection key={`${index} ${at}`} aria-label={label} {...switchesOf(run)}>
            {run.map((action) => (
              <MenuLine key={action.id} action={action} close={close} choose={choose} page={page} />
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

interface MenuLineProps extends Omit<MenuListProps, 'label' | 'groups'> {
  readonly action: MenuAction;
}

function MenuLine({ action, close, choose, page }: MenuLineProps): ReactNode {
  const line = (
    <MenuItem
      id={action.id}
      className="popup-menu__item"
      textValue={action.label}
      isDisabled={action.enabled === false}
      onAction={action.submenu ? undefined : () => choose(() => action.run?.())}
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
        <MenuList label={action.label} groups={action.submenu()} close={close} choose={choose} page={page} />
      </Popover>
    </SubmenuTrigger>
  );
}
