import { Commands } from 'lathe';
import { Button, Icon, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { UpgradeFlag } from '../news/upgradeFlag';

/** Says that there is something new, until it is read or closed. */
export const UpgradeBanner = observer(function UpgradeBanner(): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const flag = useService(UpgradeFlag);
  if (!flag.banner) return null;
  return (
    <div className="home-page__banner" role="status">
      <Icon name="rocket" />
      <span className="home-page__banner-text">{t('home.upgraded')}</span>
      <Button onClick={() => report(commands.execute('home.showProductNotices'))}>{t('home.readNews')}</Button>
      <Button secondary onClick={() => flag.lower()}>
        {t('home.closeBanner')}
      </Button>
    </div>
  );
});
