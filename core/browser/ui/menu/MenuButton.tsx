import { type ReactNode, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Context } from '../../contextKeys/contextKeys';
import { ContextMenus } from '../../menus/contextMenus';
import { type MenuActionGroup, MenuActions } from '../../menus/menuActions';
import { ActionButton } from '../button/ActionButton';
import { useService } from '../services';

export interface MenuButtonProps {
  readonly label: string;
  readonly icon?: string;
  /** The id of a menu of the manifests, or the entries themselves. */
  readonly menu: string | (() => readonly MenuActionGroup[]);
  readonly context?: Context;
  /** Handed to the commands of the menu. */
  readonly args?: readonly unknown[];
}

/** An icon button that opens a menu below it. */
export const MenuButton = observer(function MenuButton(props: MenuButtonProps): ReactNode {
  const { label, icon = 'ellipsis', menu, context, args } = props;
  const menus = useService(ContextMenus);
  const actions = useService(MenuActions);
  const [isOpen, setOpen] = useState(false);
  const open = async (at: Element) => {
    setOpen(true);
    const groups = typeof menu === 'string' ? actions.of(menu, context, args) : menu();
    await menus.show({ label, at, groups });
    setOpen(false);
  };
  return (
    <ActionButton
      icon={icon}
      label={label}
      menu
      expanded={isOpen}
      onClick={(event) => void open(event.currentTarget)}
    />
  );
});
