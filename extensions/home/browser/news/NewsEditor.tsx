import { Commands, Session, type Tab, Tabs, Texts } from 'lathe';
import { permissions } from 'lathe/common';
import { Button, EmptyState, List, ListFrame, report, SearchField, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { titleIn } from '../../common/noticeTitle';
import { NewsArticle } from './NewsArticle';
import { NewsRow } from './NewsRow';
import { NewsStore } from './newsStore';
import './news.css';

/** What is new: titles at the left, the one that is read at the right; its address leads to it. */
export const NewsEditor = observer(function NewsEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const store = useService(NewsStore);
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const { locale } = useService(Texts);
  const mayWrite = useService(Session).permissions.has(permissions.manageTenant);
  const { list, search } = store;
  useEffect(() => store.open(), [store]);
  const shown = list.rows.find(({ id }) => id === tab.id) ?? list.rows[0];
  useEffect(() => {
    if (shown) report(store.read(shown));
  }, [store, shown]);
  const make = mayWrite && (
    <Button icon="add" onClick={() => report(commands.execute('home.newProductNotice'))}>
      {t('news.add')}
    </Button>
  );
  const none = (
    <EmptyState title={t('news.none')} description={t(mayWrite ? 'news.noneHint' : 'news.noneYet')} icon="megaphone">
      {make}
    </EmptyState>
  );
  return (
    <div className="news-page">
      <ListFrame
        list={list}
        tools={
          <>
            <SearchField
              label={t('news.search')}
              placeholder={t('news.search')}
              value={search}
              onChange={(value) => store.open(value)}
              resultCount={list.total}
            />
            {make}
          </>
        }
        empty={search === '' ? none : <EmptyState title={t('news.noneFound')} icon="search" />}
        rows={
          <List
            label={t('news')}
            items={list.rows}
            getId={({ id }) => id}
            rowHeight={48}
            selected={shown?.id}
            onSelect={({ id }) => tabs.update(tab.key, { id })}
            onEnd={() => list.more()}
            renderItem={(news) => <NewsRow title={titleIn(news.Title, locale)} news={news} />}
          />
        }
        details={shown && <NewsArticle news={shown} mayWrite={mayWrite} />}
      />
    </div>
  );
});
