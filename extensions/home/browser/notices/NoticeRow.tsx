import { Texts } from 'lathe';
import { Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Notice } from '../../common/noticeCalls';
import { timeAgo } from './timeAgo';

/** Two lines of what was said, and when. */
export const NoticeRow = observer(function NoticeRow({ notice }: { readonly notice: Notice }): ReactNode {
  const t = useTexts();
  const { locale } = useService(Texts);
  const { Title: title, severity, createdAt, read } = notice;
  return (
    <div className={read ? 'notice-row' : 'notice-row notice-row--unread'}>
      <Icon name={severity} className={`notice-row__icon notice-row__icon--${severity}`} />
      <span className="notice-row__title" data-hover={title}>
        {title}
      </span>
      <span className="notice-row__time" data-hover={new Date(createdAt).toLocaleString(locale)}>
        {timeAgo(createdAt, locale)}
      </span>
      {!read && <span className="notice-row__dot" role="img" aria-label={t('notices.unread')} />}
    </div>
  );
});
