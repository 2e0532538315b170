import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { Context } from '../../contextKeys/contextKeys';
import { type MenuAction, MenuActions } from '../../menus/menuActions';
import { useService } from '../services';
import { Toolbar } from './Toolbar';

export interface MenuToolbarProps {
  /** The id of a menu; its group "navigation" becomes buttons, the rest stands behind "...". */
  readonly menu: string;
  readonly label: string;
  readonly context?: Context;
  /** Handed to the commands. */
  readonly args?: readonly unknown[];
  /** Stand before the menu's own. */
  readonly actions?: readonly MenuAction[];
}

/** A toolbar filled from a menu of the manifests. */
export const MenuToolbar = observer(function MenuToolbar(props: MenuToolbarProps): ReactNode {
  const { menu, label, context, args, actions = [] } = props;
  const groups = useService(MenuActions).of(menu, context, args);
  const buttons = groups.filter((group) => group.name === 'navigation').flatMap((group) => group.actions);
  const more = groups.filter((group) => group.name !== 'navigation');
  return <Toolbar label={label} actions={[...actions, ...buttons]} more={more} />;
});
