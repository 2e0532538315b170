import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Icon, useService } from 'lathe/ui';
import { AccountMenu } from '../session/accountMenu';

/** The icon of the one who is signed in. */
export const AccountsEntry = observer(function AccountsEntry(): ReactNode {
  const menu = useService(AccountMenu);
  return (
    <button
      type="button"
      className="bar__entry bar__entry--icon"
      data-accounts
      aria-label={menu.label}
      aria-haspopup="menu"
      data-hover={menu.label}
      onClick={(event) => void menu.show(event.currentTarget)}
    >
      <Icon name="account" />
    </button>
  );
});
