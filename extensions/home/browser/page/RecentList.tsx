import { Commands, Editors, Routes } from 'lathe';
import { report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { RecentPlaces } from './recentPlaces';

const shown = 5;

/** Where the user was lately; all the rest is in the quick pick of what can be opened. */
export const RecentList = observer(function RecentList(): ReactNode {
  const t = useTexts();
  const routes = useService(Routes);
  const commands = useService(Commands);
  const editors = useService(Editors);
  const { all } = useService(RecentPlaces);
  return (
    <section aria-labelledby="home-recent">
      <h2 id="home-recent">{t('home.recent')}</h2>
      {all.length === 0 && <p className="home-page__hint">{t('home.noRecent')}</p>}
      <ul className="home-page__list">
        {all.slice(0, shown).map(({ route, name }) => (
          <li key={route} className="home-page__recent">
            <button
              type="button"
              className="home-page__link"
              data-hover={route}
              onClick={() => report(routes.open(route))}
            >
              <span className="home-page__link-text">{titleOf(editors, route) ?? name}</span>
            </button>
            <span className="home-page__path">{route}</span>
          </li>
        ))}
        {all.length > shown && (
          <li>
            <button
              type="button"
              className="home-page__link"
              onClick={() => report(commands.execute('home.openRecent'))}
            >
              <span className="home-page__link-text">{t('home.more')}</span>
            </button>
          </li>
        )}
      </ul>
    </section>
  );
});

/** Of a page of which there is one, in the language of the moment: its name was said in that of its time. */
function titleOf(editors: Editors, route: string): string | undefined {
  const found = editors.match(route);
  return found && Object.keys(found.params).length === 0 ? found.info.title : undefined;
}
