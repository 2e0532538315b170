import { permissions, Refusal } from 'lathe/common';
import { type Actor, counted, type OpenSession, type ServerContext, SessionList } from 'lathe/node';
import { sessionListCalls, type SessionView } from '../../common/sessionListCalls';

const maySeeAll = ({ permissions: granted }: Actor): boolean => granted.has(permissions.manageUsers);

export function serveSessions(context: ServerContext): void {
  const list = context.get(SessionList);
  context.serve(sessionListCalls, {
    list: async ({ actor, query: { of, userId, ...query } }) => {
      const whose = of === 'mine' || !maySeeAll(actor) ? actor.userId : userId;
      const { rows, total } = await list.list(actor.tenant, { ...query, userId: whose });
      return counted(
        rows.map((row) => view(row, actor)),
        total,
      );
    },
    end: async ({ actor, params: { id } }) => {
      const session = await list.find(actor.tenant, id);
      const allowed = session && (session.userId === actor.userId || maySeeAll(actor));
      // Whoever may not see it learns nothing of it.
      if (!session || !allowed) throw new Refusal('NOT_FOUND', { parameters: { type: 'Session', id } });
      await list.end(actor, session);
      return null;
    },
  });
}

function view(session: OpenSession, { session: own }: Actor): SessionView {
  const { id, userId, userName, address, userAgent, createdAt, seenAt, expiresAt } = session;
  const times = {
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
  return { id, userId, userName, address, userAgent, ...times, current: id === own };
}
