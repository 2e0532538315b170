import { EmptyState, Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { RunMenu } from '../../common/applicationCalls';
import { iconOfTab } from '../tabIcons';
import { MenuLink } from './MenuLink';
import { RunningApp } from './runningApp';
import './appHome.css';

/** Where an application begins that has no other first tab: what it is, and where its menus lead. */
export const AppHome = observer(function AppHome(): ReactNode {
  const t = useTexts();
  const { app } = useService(RunningApp);
  if (!app) return null;
  return (
    <div className="app-home">
      <h1 className="app-home__title">{app.label}</h1>
      {app.description && <p className="app-home__description">{app.description}</p>}
      {app.menus.length === 0 && (
        <EmptyState icon="layers" title={t('runtime.empty')} description={t('runtime.emptyHint')} />
      )}
      <Cards menus={app.menus} />
    </div>
  );
});

const Cards = observer(function Cards({ menus }: { readonly menus: readonly RunMenu[] }): ReactNode {
  const running = useService(RunningApp);
  const plain = menus.filter(({ kind }) => kind === 'tab');
  return (
    <>
      {plain.length > 0 && (
        <ul className="app-home__cards">
          {plain.map((menu) => {
            const tab = running.tab(menu.tab);
            return (
              tab &&
              tab.kind !== 'home' && (
                <li key={menu.id}>
                  <MenuLink tab={tab} className="app-home__card">
                    <Icon name={menu.icon || iconOfTab(tab)} />
                    <span>{menu.label}</span>
                  </MenuLink>
                </li>
              )
            );
          })}
        </ul>
      )}
      {menus
        .filter(({ kind }) => kind === 'folder')
        .map((folder) => (
          <section key={folder.id}>
            <h2 className="app-home__folder">{folder.label}</h2>
            <Cards menus={folder.children} />
          </section>
        ))}
    </>
  );
});
