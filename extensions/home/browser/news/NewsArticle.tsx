import { Texts } from 'lathe';
import { CommandButton, Markdown, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { News } from '../../common/newsCalls';
import { titleIn } from '../../common/noticeTitle';
import { formatDay } from '../formatDay';
import { textIn } from './newsText';

interface Props {
  readonly news: News;
  readonly mayWrite: boolean;
}

/** One of the news, to be read. */
export const NewsArticle = observer(function NewsArticle({ news, mayWrite }: Props): ReactNode {
  const t = useTexts();
  const { locale } = useService(Texts);
  const { id, Title, publishedAt, published } = news;
  const label = titleIn(Title, locale);
  return (
    <article className="news-article" aria-label={label}>
      <h1 className="news-article__title">{label}</h1>
      <p className="news-article__day">{published && publishedAt ? formatDay(publishedAt, locale) : t('news.draft')}</p>
      <Markdown text={textIn(news, locale)} />
      {mayWrite && (
        <div className="news-article__tools">
          <CommandButton command="home.editProductNotice" text="news.edit" icon="edit" rows={[{ id, label }]} />
          <CommandButton command="home.deleteProductNotice" text="news.delete" icon="trash" rows={[{ id, label }]} />
        </div>
      )}
    </article>
  );
});
