import { CurrentPage } from 'lathe';
import { Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { RunningApplication } from '../../common/applicationCalls';
import { Drawer } from './Drawer';
import { HomeLink } from './HomeLink';
import { SideMenu } from './SideMenu';
import { UnsavedButton } from './UnsavedButton';
import { UserButton } from './UserButton';

interface AppHeaderProps {
  readonly app: RunningApplication | undefined;
  readonly narrow: boolean;
  /** The menus come out of the side when they are asked for. */
  readonly drawer: boolean;
  readonly children: ReactNode;
}

/** The name of the application, what is not saved, and who uses it. */
export const AppHeader = observer(function AppHeader({ app, narrow, drawer, children }: AppHeaderProps): ReactNode {
  const t = useTexts();
  const page = useService(CurrentPage);
  const [open, setOpen] = useState(false);
  return (
    <header className="app__header">
      {drawer && (
        <button
          type="button"
          className="app__button"
          aria-expanded={open}
          aria-label={t('runtime.menus')}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
        </button>
      )}
      {open && (
        <Drawer label={t('runtime.menus')} onClose={() => setOpen(false)}>
          <SideMenu app={app} onChosen={() => setOpen(false)} />
        </Drawer>
      )}
      <HomeLink app={app} home={page.base} />
      <div className="app__top">{children}</div>
      <UnsavedButton narrow={narrow} />
      <UserButton app={app} narrow={narrow} />
    </header>
  );
});
