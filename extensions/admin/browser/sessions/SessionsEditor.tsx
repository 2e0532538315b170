import { Api, Commands, Session } from 'lathe';
import { permissions } from 'lathe/common';
import { CommandButton, type ListQuery, type PageWanted, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { sessionListCalls, type SessionView } from '../../common/sessionListCalls';
import { formatTime } from '../formatTime';
import { ObjectList } from '../ObjectList';
import { browserOf } from './browserOf';

const sortable = ['userName', 'createdAt', 'seenAt', 'address'] as const;
const sortOf = (column: string) => sortable.find((each) => each === column) ?? 'seenAt';
/** On which the server tells of sessions that ended. */
const sessionTopic = 'session';

/** Who is signed in, and where; whoever may manage users signs others out, the others themselves elsewhere. */
export const SessionsEditor = observer(function SessionsEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const commands = useService(Commands);
  const seesAll = useService(Session).permissions.has(permissions.manageUsers);
  const load = useCallback(
    ({ sort, ...query }: ListQuery) =>
      (page: PageWanted, signal: AbortSignal) =>
        api.of(sessionListCalls).list({ query: { ...query, ...page, sort: sortOf(sort) }, signal }),
    [api],
  );
  return (
    <ObjectList<SessionView>
      icon="plug"
      topic={sessionTopic}
      selection="multiple"
      firstSort={{ column: 'seenAt', descending: true }}
      load={load}
      texts={{
        label: t('sessions'),
        search: t(seesAll ? 'sessions.search' : 'sessions.searchOwn'),
        none: t('sessions.none'),
        noneHint: t('sessions.noneHint'),
        noneFound: t('sessions.noneFound'),
      }}
      columns={[
        {
          id: 'userName',
          title: t('sessions.user'),
          width: 'minmax(140px, 2fr)',
          sortable: true,
          render: ({ userName, current }) => (current ? t('sessions.current', { name: userName }) : userName),
        },
        { id: 'address', title: t('sessions.address'), sortable: true, render: ({ address }) => address },
        {
          id: 'browser',
          title: t('sessions.browser'),
          render: ({ userAgent }) => browserOf(userAgent),
          hover: ({ userAgent }) => userAgent ?? undefined,
        },
        {
          id: 'createdAt',
          title: t('sessions.since'),
          sortable: true,
          render: ({ createdAt }) => formatTime(createdAt),
        },
        { id: 'seenAt', title: t('sessions.seen'), sortable: true, render: ({ seenAt }) => formatTime(seenAt) },
      ]}
      tools={(_first, chosen) => {
        const others = chosen.filter(({ current }) => !current);
        return (
          <CommandButton
            command="admin.signOutSessions"
            text="sessions.end"
            icon="sign-out"
            rows={others}
            disabled={others.length === 0}
          />
        );
      }}
      menu="admin/sessions"
      menuContext={(rows) => ({ sessionsCurrent: rows.some(({ current }) => current) })}
      onRemove={(rows) => {
        if (rows.every(({ current }) => !current)) report(commands.execute('admin.signOutSessions', rows));
      }}
    />
  );
});
