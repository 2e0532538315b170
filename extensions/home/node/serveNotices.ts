import type { Locale } from 'lathe/common';
import { type Actor, counted, type NoticeRow, Notices, type ServerContext } from 'lathe/node';
import { type Notice, noticeCalls } from '../common/noticeCalls';

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
  const unread = async (actor: Actor, locale: Locale, limit: number) => ({
    count: await notices.count(actor, { unread: true }),
    list: (await notices.list(actor, { unread: true, limit })).map(viewFor(locale)),
  });
  serve(noticeCalls, {
    history: async ({ actor, locale, query }) => {
      const rows = await notices.list(actor, query);
      return counted(rows.map(viewFor(locale)), await notices.count(actor, query));
    },
    unread: ({ actor, locale, query }) => unread(actor, locale, query.limit),
    reflush: ({ actor, locale, query }) => unread(actor, locale, query.limit),
    markRead: async ({ actor, body }) => {
      await notices.markRead(actor, body.ids);
      return { count: await notices.count(actor, { unread: true }) };
    },
  });
}
