import { sessionListCalls, type SessionView } from '../../common/sessionListCalls';
import { formatTime } from '../formatTime';
import type { Removal } from '../removing';
import { browserOf } from './browserOf';

type ListedSession = Pick<SessionView, 'id' | 'userName' | 'userAgent' | 'address' | 'seenAt' | 'current'>;

/** The own session is left by logging out. */
export const sessionRemoval: Removal<ListedSession> = {
  icon: 'plug',
  ask: 'sessions.pick',
  none: 'sessions.pickNone',
  list: async (api) => {
    const { rows } = await api.of(sessionListCalls).list({ query: { limit: 1000 } });
    return { rows: rows.filter(({ current }) => !current) };
  },
  nameOf: ({ userName }) => userName,
  describe: ({ userAgent, address, seenAt }) =>
    [browserOf(userAgent), address, formatTime(seenAt, 'short')].filter(Boolean).join(' · '),
  question: (t, _first, sessions) => ({
    message: t('sessions.confirm', {
      count: sessions.length,
      names: [...new Set(sessions.map(({ userName }) => userName))].join(', '),
    }),
    detail: t('sessions.confirmDetail'),
    primary: t('sessions.end'),
  }),
  remove: (api, { id }) => api.of(sessionListCalls).end({ params: { id } }),
};
