import { type ExtensionContext, Views } from 'lathe';
import { NoticeOpener } from './openNotice';
import { NoticeSigns, noticesView } from './noticeSigns';
import { NoticeStore } from './noticeStore';
import { NoticesView } from './NoticesView';

/** What the user is told: its view, its signs and what can be done with it. */
export function registerNotices({ bind, commands, get, views }: ExtensionContext): void {
  bind(NoticeStore);
  bind(NoticeOpener);
  bind(NoticeSigns);
  views.register(noticesView, NoticesView);
  const store = get(NoticeStore);
  commands.register('home.showNotices', () => get(Views).openView(noticesView));
  commands.register('home.markAllNoticesRead', () => store.markRead());
  commands.register('home.showUnreadNotices', () => store.show(true));
  commands.register('home.showAllNotices', () => store.show(false));
  commands.register('home.markNoticeRead', (id) => store.markRead([String(id)]));
  commands.register('home.openNotice', async (id) => {
    const notice = store.find(String(id));
    if (notice) await get(NoticeOpener).open(notice);
  });
  store.follow();
  get(NoticeSigns).show();
}
