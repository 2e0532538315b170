import { Texts } from 'lathe';
import { Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { News } from '../../common/newsCalls';
import { formatDay } from '../formatDay';

interface Props {
  readonly title: string;
  readonly news: News;
}

/** A title, and when it was published, if it was. */
export const NewsRow = observer(function NewsRow({ title, news }: Props): ReactNode {
  const t = useTexts();
  const { locale } = useService(Texts);
  const { published, publishedAt, releaseNote, read } = news;
  return (
    <div className={read || !published ? 'news-row' : 'news-row news-row--unread'}>
      <Icon name={published ? (releaseNote ? 'rocket' : 'megaphone') : 'edit'} />
      <span className="news-row__title" data-hover={title}>
        {title}
      </span>
      <span className="news-row__day">
        {published && publishedAt ? formatDay(publishedAt, locale) : t('news.draft')}
        {published && !read && `, ${t('notices.unread')}`}
      </span>
    </div>
  );
});
