import { Commands, Tabs, Texts } from 'lathe';
import { report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { titleIn } from '../../common/noticeTitle';
import { formatDay } from '../formatDay';
import { newsEditor } from '../news/newsPlaces';
import { NewsStore } from '../news/newsStore';

const shown = 3;

/** The newest of what is published. */
export const LatestNews = observer(function LatestNews(): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const tabs = useService(Tabs);
  const store = useService(NewsStore);
  const { locale } = useService(Texts);
  useEffect(() => store.openLatest(), [store]);
  const published = store.latest.rows.filter((news) => news.published);
  if (published.length === 0) return null;
  return (
    <section aria-labelledby="home-news">
      <h2 id="home-news">{t('home.news')}</h2>
      <ul className="home-page__list">
        {published.slice(0, shown).map(({ id, Title, publishedAt, read }) => (
          <li key={id} className="home-page__recent">
            <button
              type="button"
              className="home-page__link"
              onClick={() => report(tabs.open({ type: newsEditor, id }))}
            >
              <span className={read ? 'home-page__link-text' : 'home-page__link-text home-page__link-text--new'}>
                {titleIn(Title, locale)}
              </span>
            </button>
            <span className="home-page__path">
              {publishedAt && formatDay(publishedAt, locale)}
              {!read && `, ${t('home.unreadNews')}`}
            </span>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="home-page__link"
            onClick={() => report(commands.execute('home.showProductNotices'))}
          >
            <span className="home-page__link-text">{t('home.allNews')}</span>
          </button>
        </li>
      </ul>
    </section>
  );
});
