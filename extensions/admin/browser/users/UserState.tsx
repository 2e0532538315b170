import { Icon, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { UserView } from '../../common/userShapes';

/** Whether somebody is let in, in a word. */
export const UserState = observer(function UserState({ user }: { readonly user: UserView }): ReactNode {
  const t = useTexts();
  const state = user.active ? (user.locked ? 'locked' : 'active') : 'inactive';
  const icon = { active: 'check', inactive: 'circle-slash', locked: 'lock' }[state];
  return (
    <span className={`user-state user-state--${state}`}>
      <Icon name={icon} /> {t(`users.state.${state}`)}
    </span>
  );
});
