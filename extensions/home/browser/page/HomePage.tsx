import { Settings } from 'lathe';
import { Checkbox, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { HomeMenu } from './HomeMenu';
import { LatestNews } from './LatestNews';
import { RecentList } from './RecentList';
import { UpgradeBanner } from './UpgradeBanner';
import { WalkthroughCards } from './WalkthroughCards';
import './home.css';

const startup = 'workbench.startupEditor';

/** Where to begin, where one was, how it is done and what is new. */
export const HomePage = observer(function HomePage(): ReactNode {
  const t = useTexts();
  const settings = useService(Settings);
  return (
    <div className="home-page">
      <UpgradeBanner />
      <div className="home-page__content">
        <header>
          {/* Which links there are is only known when the rights are: the keyboard begins above all of them. */}
          <h1 className="home-page__product" tabIndex={-1} data-autofocus>
            {t('welcome.product')}
          </h1>
          <p className="home-page__tagline">{t('welcome.tagline')}</p>
        </header>
        <div className="home-page__columns">
          <div>
            <HomeMenu menu="home/cards" title={t('welcome.start')} />
            <RecentList />
            <HomeMenu menu="home/links" title={t('home.links')} />
          </div>
          <div>
            <WalkthroughCards />
            <LatestNews />
          </div>
        </div>
        <div className="home-page__startup">
          <Checkbox
            label={t('welcome.showOnStartup')}
            checked={settings.get<string>(startup) === 'welcome'}
            onChange={(checked) => void settings.set(startup, checked ? 'welcome' : 'none')}
          />
        </div>
      </div>
    </div>
  );
});
