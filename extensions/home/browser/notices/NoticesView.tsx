import { Commands, ContextKeys, ContextMenus, Identifiers, Texts, withValues } from 'lathe';
import { Button, EmptyState, List, ProgressBar, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { NoticeRow } from './NoticeRow';
import { NoticeStore } from './noticeStore';
import { leadsSomewhere } from './openNotice';
import './notices.css';

const menu = 'home/notice';
const rowHeight = 58;

/** What the user was told, the newest first; Enter leads to what it is about. */
export const NoticesView = observer(function NoticesView(): ReactNode {
  const t = useTexts();
  const store = useService(NoticeStore);
  const { locale } = useService(Texts);
  const { list, onlyUnread } = store;
  // Texts come from the server, in the language of the moment.
  useEffect(() => store.open(), [store, locale]);
  if (list.state === 'failed')
    return (
      <EmptyState title={t('notices.failed', { problem: list.problem ?? '' })} icon="error">
        <Button onClick={() => list.reload()}>{t('notices.retry')}</Button>
      </EmptyState>
    );
  if (list.state === 'ready' && list.rows.length === 0)
    return onlyUnread ? (
      <EmptyState title={t('notices.noneUnread')} icon="pass" />
    ) : (
      <EmptyState title={t('notices.none')} icon="inbox" />
    );
  // The list is there before its rows, so that it takes the focus when the view is opened.
  return (
    <>
      {list.state === 'loading' && <ProgressBar label={t('notices')} />}
      <Notices />
    </>
  );
});

const Notices = observer(function Notices(): ReactNode {
  const t = useTexts();
  const { list } = useService(NoticeStore);
  const commands = useService(Commands);
  const menus = useService(ContextMenus);
  const identifiers = useService(Identifiers);
  const root = useService(ContextKeys).root;
  const [selected, setSelected] = useState<string>();
  return (
    <List
      label={t('notices.list')}
      items={list.rows}
      getId={({ id }) => id}
      rowHeight={rowHeight}
      selected={selected}
      onSelect={({ id }) => setSelected(id)}
      onPreview={({ id }) => report(commands.execute('home.openNotice', id))}
      onOpen={({ id }) => report(commands.execute('home.openNotice', id))}
      onEnd={() => list.more()}
      onContextMenu={(notice, at) => {
        const context = withValues(root, {
          noticeUnread: !notice.read,
          noticeLeads: leadsSomewhere(notice, identifiers),
        });
        void menus.showMenu(menu, { label: t('notices.actions'), at, context, args: [notice.id] });
      }}
      renderItem={(notice) => <NoticeRow notice={notice} />}
    />
  );
});
