import { Api, Dialogs, LiveEvents, Session } from 'lathe';
import { permissions } from 'lathe/common';
import { Button, EmptyState, SearchField, type TableColumn, type TableSort, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { sessionListCalls, type SessionView } from '../../common/sessionListCalls';
import { formatTime } from '../formatTime';
import { LiveList, report } from '../liveList';
import { TablePage } from '../TablePage';
import { browserOf } from './browserOf';

const sortable = ['userName', 'createdAt', 'seenAt', 'address'] as const;
const sortOf = (column: string) => sortable.find((each) => each === column) ?? 'seenAt';
/** On which the server tells of sessions that ended. */
const sessionTopic = 'session';

/** Who is signed in, and where; whoever may manage users signs others out, the others themselves elsewhere. */
export const SessionsEditor = observer(function SessionsEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const dialogs = useService(Dialogs);
  const events = useService(LiveEvents);
  const seesAll = useService(Session).permissions.has(permissions.manageUsers);
  const list = useMemo(() => new LiveList<SessionView>(), []);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<TableSort>({ column: 'seenAt', descending: true });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const order = sort.descending ? ('desc' as const) : ('asc' as const);
    const query = { search: search || undefined, sort: sortOf(sort.column), order };
    list.show((page, signal) => api.of(sessionListCalls).list({ query: { ...query, ...page }, signal }));
  }, [list, api, search, sort]);
  useEffect(() => {
    const following = list.follow(events, sessionTopic);
    return () => following.dispose();
  }, [list, events]);
  const chosen = list.rows.filter(({ id, current }) => selected.has(id) && !current);
  const end = async (): Promise<void> => {
    const names = [...new Set(chosen.map(({ userName }) => userName))].join(', ');
    const message = t('sessions.confirm', { count: chosen.length, names });
    const detail = t('sessions.confirmDetail');
    if (!(await dialogs.confirm({ message, detail, primary: t('sessions.end'), danger: true }))) return;
    for (const { id } of chosen) await api.of(sessionListCalls).end({ params: { id } });
    setSelected(new Set());
    list.reload();
  };
  const columns: readonly TableColumn<SessionView>[] = [
    {
      id: 'userName',
      title: t('sessions.user'),
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
    { id: 'createdAt', title: t('sessions.since'), sortable: true, render: ({ createdAt }) => formatTime(createdAt) },
    { id: 'seenAt', title: t('sessions.seen'), sortable: true, render: ({ seenAt }) => formatTime(seenAt) },
  ];
  return (
    <TablePage
      list={list}
      table={{
        label: t('sessions'),
        columns,
        sort,
        onSort: setSort,
        selection: 'multiple',
        selected,
        onSelect: setSelected,
      }}
      tools={
        <>
          <SearchField
            label={t('search')}
            placeholder={t(seesAll ? 'sessions.search' : 'search')}
            value={search}
            onChange={setSearch}
            resultCount={list.total}
          />
          <Button secondary icon="refresh" onClick={() => list.reload()}>
            {t('refresh')}
          </Button>
          <Button icon="sign-out" disabled={chosen.length === 0} onClick={() => report(end())}>
            {t('sessions.end')}
          </Button>
        </>
      }
      empty={<EmptyState title={t('sessions.noneFound')} icon="search" />}
    />
  );
});
