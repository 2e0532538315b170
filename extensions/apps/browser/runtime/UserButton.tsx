import { ContextMenus, Session } from 'lathe';
import { Icon, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { RunningApplication } from '../../common/applicationCalls';
import { UserMenu } from './userMenu';

interface UserButtonProps {
  readonly app: RunningApplication | undefined;
  readonly narrow: boolean;
}

/** Who uses the application, and what he can do about himself. */
export const UserButton = observer(function UserButton({ app, narrow }: UserButtonProps): ReactNode {
  const t = useTexts();
  const session = useService(Session);
  const menus = useService(ContextMenus);
  const menu = useService(UserMenu);
  const [open, setOpen] = useState(false);
  const name = session.me?.name ?? '';
  const label = t('runtime.user', { name });
  const show = async (at: Element): Promise<void> => {
    setOpen(true);
    await menus.show({ label, at, groups: menu.groups(app) });
    setOpen(false);
  };
  return (
    <button
      type="button"
      className="app__button app__user"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={(event) => report(show(event.currentTarget))}
    >
      <Icon name="account" />
      {!narrow && <span className="app__user-name">{name}</span>}
    </button>
  );
});
