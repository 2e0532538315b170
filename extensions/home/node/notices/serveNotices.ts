import type { Locale } from 'lathe/common';
import { type Actor, counted, type NoticeRow, Notices, type ServerContext } from 'lathe/node';
import type { News } from '../../common/newsCalls';
import { type Notice, noticeCalls } from '../../common/noticeCalls';
import { NewsStand } from '../news/news';

interface Asked {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly query: { readonly type: 'personal' | 'product'; readonly limit: number };
}

/** What the user was told. */
export function serveNotices({ get, serve }: ServerContext): void {
  const notices = get(Notices);
  const viewFor =
    (locale: Locale) =>
    (row: NoticeRow): Notice => ({
      id: row.id,
      Title: notices.say(locale, row),
      severity: row.severity,
      about: row.about,
      route: row.route,
      createdAt: row.created_at.toISOString(),
      read: row.read_at !== null,
    });
  const unread = async ({ actor, locale, query: { type, limit } }: Asked) => {
    if (type === 'product') return unreadNews(actor, limit);
    return unreadOf(actor, locale, limit);
  };
  const unreadNews = async (actor: Actor, limit: number) => {
    const all = await get(NewsStand).unread(actor);
    return { count: all.length, list: all.slice(0, limit).map(noticeOf) };
  };
  const unreadOf = async (actor: Actor, locale: Locale, limit: number) => ({
    count: await notices.count(actor, { unread: true }),
    list: (await notices.list(actor, { unread: true, limit })).map(viewFor(locale)),
  });
  serve(noticeCalls, {
    history: async ({ actor, locale, query }) => {
      const rows = await notices.list(actor, query);
      return counted(rows.map(viewFor(locale)), await notices.count(actor, query));
    },
    unread,
    reflush: unread,
    markRead: async ({ actor, body }) => {
      await notices.markRead(actor, body.ids);
      return { count: await notices.count(actor, { unread: true }) };
    },
  });
}

function noticeOf({ id, Title, publishedAt, modifiedAt, read }: News): Notice {
  const createdAt = publishedAt ?? modifiedAt;
  return { id, Title, severity: 'info', about: null, route: `/projects/product-notice/${id}`, createdAt, read };
}
