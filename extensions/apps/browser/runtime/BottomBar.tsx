import { Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { RunningApplication } from '../../common/applicationCalls';
import { mostMobileTabs } from '../../common/layoutChoices';
import { Drawer } from './Drawer';
import { iconOfTab } from '../tabIcons';
import { MenuLink } from './MenuLink';
import { RunningApp } from './runningApp';
import { SideMenu } from './SideMenu';

/** On a phone: the tabs that are used most within reach of the thumb, and all menus behind the last button. */
export const BottomBar = observer(function BottomBar({ app }: { readonly app: RunningApplication }): ReactNode {
  const t = useTexts();
  const running = useService(RunningApp);
  const [open, setOpen] = useState(false);
  const chosen = app.mobileAppSetting.tabs.map((id) => running.tab(id)).filter((tab) => tab !== undefined);
  const wanted = chosen.length > 0 ? chosen : running.offered;
  const more = running.offered.some((tab) => !wanted.includes(tab)) || wanted.length > mostMobileTabs;
  const shown = wanted.slice(0, more ? mostMobileTabs - 1 : mostMobileTabs);
  const { current } = running;
  const isBehind = current !== undefined && !shown.includes(current);
  return (
    <nav className="bottom-bar" aria-label={t('runtime.menus')}>
      {shown.map((tab) => (
        <MenuLink key={tab.id} tab={tab} className="bottom-bar__entry">
          <Icon name={iconOfTab(tab)} />
          <span className="bottom-bar__label">{tab.label}</span>
        </MenuLink>
      ))}
      {more && (
        <button
          type="button"
          className={isBehind ? 'bottom-bar__entry bottom-bar__entry--current' : 'bottom-bar__entry'}
          aria-expanded={open}
          aria-current={isBehind || undefined}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
          <span className="bottom-bar__label">{t('runtime.more')}</span>
        </button>
      )}
      {open && (
        <Drawer label={t('runtime.menus')} onClose={() => setOpen(false)}>
          <SideMenu app={app} onChosen={() => setOpen(false)} />
        </Drawer>
      )}
    </nav>
  );
});
