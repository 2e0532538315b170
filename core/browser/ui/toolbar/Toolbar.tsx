import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { ContextMenus } from '../../menus/contextMenus';
import type { MenuAction, MenuActionGroup } from '../../menus/menuActions';
import { ActionButton } from '../button/ActionButton';
import { useService } from '../services';
import { useKitTexts } from '../useKitTexts';
import { useSize } from '../useSize';
import { moveFocus } from './moveFocus';
import './toolbar.css';

const buttonWidth = 24;

export interface ToolbarProps {
  readonly label: string;
  /** Shown as buttons as far as there is room. */
  readonly actions: readonly MenuAction[];
  /** Stand behind the "..." button, after the actions that found no room. */
  readonly more?: readonly MenuActionGroup[];
}

/** A row of icon buttons, one stop of the Tab key; what does not fit moves behind "...". */
export const Toolbar = observer(function Toolbar({ label, actions, more = [] }: ToolbarProps): ReactNode {
  const t = useKitTexts();
  const menus = useService(ContextMenus);
  const [bar, size] = useSize();
  const [current, setCurrent] = useState(0);
  const { shown, hidden } = split(actions, more.length > 0, size?.width);
  const overflow = hidden.length > 0 ? [{ name: '', actions: hidden }, ...more] : more;
  const count = shown.length + (overflow.length > 0 ? 1 : 0);
  if (count === 0) return null;
  const wanted = (actions.length + (more.length > 0 ? 1 : 0)) * buttonWidth;
  const stop = Math.min(current, count - 1);
  const showMenu = (event: MouseEvent<HTMLButtonElement>, groups: readonly MenuActionGroup[]) =>
    void menus.show({ label, at: event.currentTarget, groups });

  return (
    <div
      ref={bar}
      className="toolbar"
      role="toolbar"
      aria-label={label}
      style={{ flexBasis: wanted }}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveFocus(event, 'horizontal')}
    >
      {shown.map((action, index) => (
        <span key={action.id} onFocus={() => setCurrent(index)}>
          <ActionButton
            icon={action.icon ?? 'circle-outline'}
            label={action.label}
            keybinding={action.keybinding}
            disabled={action.enabled === false}
            pressed={action.checked}
            menu={action.submenu !== undefined}
            tabIndex={index === stop ? 0 : -1}
            onClick={(event) => (action.submenu ? showMenu(event, action.submenu()) : action.run?.())}
          />
        </span>
      ))}
      {overflow.length > 0 && (
        <span onFocus={() => setCurrent(shown.length)}>
          <ActionButton
            icon="ellipsis"
            label={t('kit.moreActions')}
            menu
            tabIndex={stop === shown.length ? 0 : -1}
            onClick={(event) => showMenu(event, overflow)}
          />
        </span>
      )}
    </div>
  );
});

function split(actions: readonly MenuAction[], hasMore: boolean, width: number | undefined) {
  const room = width === undefined ? actions.length + 1 : Math.floor(width / buttonWidth);
  if (actions.length + (hasMore ? 1 : 0) <= room) return { shown: actions, hidden: [] };
  const fit = Math.max(0, room - 1);
  return { shown: actions.slice(0, fit), hidden: actions.slice(fit) };
}
