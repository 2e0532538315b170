import { permissions } from 'lathe/common';
import { counted, Events, type HookContext, type ServerContext } from 'lathe/node';
import { newsCalls } from '../../common/newsCalls';
import { titlesOf } from '../../common/noticeTitle';
import { newsTopic, ProductNoticeData, productNoticeType } from '../../common/productNotice';
import { NewsStand } from './news';
import { newsMigrations } from './newsTables';

export function serveNews(context: ServerContext): void {
  const { bind, get, metadata, migrate, serve } = context;
  bind(NewsStand);
  migrate(newsMigrations);
  const tell = async (id: string, { transaction, actor }: HookContext): Promise<void> => {
    await get(Events).publish(transaction, actor.tenant, { topic: newsTopic, id, actor: actor.userId });
  };
  metadata.register({
    name: productNoticeType,
    prefix: '00PN',
    label: 'productNotice',
    schema: ProductNoticeData,
    permission: permissions.manageTenant,
    readPermissions: [permissions.manageTenant],
    hooks: {
      beforeSave: (draft, _context, before) => {
        const { published } = draft.data;
        const publishedAt = before?.data.publishedAt ?? (published ? new Date().toISOString() : undefined);
        return { ...draft, data: { ...draft.data, publishedAt } };
      },
      afterSave: ({ id }, hook) => tell(id, hook),
      beforeDelete: ({ id }, hook) => tell(id, hook),
    },
  });
  serve(newsCalls, {
    list: async ({ actor, query: { search = '', limit, offset } }) => {
      const wanted = search.trim().toLowerCase();
      const found = (await get(NewsStand).list(actor)).filter(({ Title, text, textEnglish }) =>
        [...Object.values(titlesOf(Title)), text, textEnglish].join('\n').toLowerCase().includes(wanted),
      );
      return counted(found.slice(offset, offset + limit), found.length);
    },
    markRead: async ({ actor, body }) => {
      const stand = get(NewsStand);
      await stand.markRead(actor, body.ids);
      return { count: (await stand.unread(actor)).length };
    },
    upgrade: async ({ actor }) => {
      const unread = await get(NewsStand).unread(actor);
      return { upgrade: unread.some(({ releaseNote }) => releaseNote) };
    },
  });
}
