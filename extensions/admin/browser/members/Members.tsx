import { Api, Dialogs, LiveEvents, QuickInput, Session, Tabs } from 'lathe';
import { permissions } from 'lathe/common';
import {
  Button,
  EmptyState,
  type ListQuery,
  LiveList,
  type LoadPage,
  queryOf,
  report,
  SearchField,
  Table,
  useListQuery,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { adminTopic } from '../../common/adminTopic';
import type { ListedUser } from '../../common/permissionShapes';
import { pickUser } from './pickUser';
import './members.css';

interface MembersProps {
  readonly load: (query: ListQuery) => LoadPage<ListedUser>;
  readonly add?: (user: ListedUser) => Promise<unknown>;
  readonly remove?: (user: ListedUser) => Promise<unknown>;
  /** What taking one away means, which is asked before. */
  readonly removeQuestion: (user: ListedUser) => string;
}

/** The users who have something, or are in it: added one by one, and taken away again. */
export const Members = observer(function Members({ load, add, remove, removeQuestion }: MembersProps): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const dialogs = useService(Dialogs);
  const quickInput = useService(QuickInput);
  const tabs = useService(Tabs);
  const mayOpen = useService(Session).permissions.has(permissions.manageUsers);
  const events = useService(LiveEvents);
  const list = useMemo(() => new LiveList<ListedUser>(), []);
  const onEnd = useCallback(() => list.more(), [list]);
  const { search, setSearch, sort, setSort } = useListQuery({ column: 'userName', descending: false });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => list.show(load(queryOf(search, sort))), [list, load, search, sort]);
  useEffect(() => {
    const following = list.follow(events, adminTopic);
    return () => following.dispose();
  }, [list, events]);
  const chosen = list.rows.find(({ id }) => selected.has(id));
  const addOne = async (): Promise<void> => {
    const user = await pickUser(api, quickInput, t('members.add'));
    if (user) await add?.(user);
    list.reload();
  };
  const removeOne = async (user: ListedUser): Promise<void> => {
    const question = { message: removeQuestion(user), primary: t('members.remove'), danger: true };
    if (!(await dialogs.confirm(question))) return;
    await remove?.(user);
    list.reload();
  };
  return (
    <div className="members">
      <div className="members__tools">
        <SearchField label={t('members.search')} value={search} onChange={setSearch} resultCount={list.total} />
        {add && (
          <Button secondary icon="person-add" onClick={() => report(addOne())}>
            {t('members.add')}
          </Button>
        )}
        {remove && (
          <Button secondary icon="trash" disabled={!chosen} onClick={() => chosen && report(removeOne(chosen))}>
            {t('members.remove')}
          </Button>
        )}
      </div>
      {list.rows.length === 0 ? (
        <EmptyState title={t(list.state === 'loading' ? 'loading' : 'members.none')} icon="account" />
      ) : (
        <div className="members__table">
          <Table
            label={t('members')}
            columns={[
              { id: 'userName', title: t('field.userName'), sortable: true, render: ({ userName }) => userName },
              { id: 'profile', title: t('field.profile'), sortable: true, render: ({ profile }) => profile },
              {
                id: 'active',
                title: t('field.state'),
                render: ({ active }) => t(active ? 'user.active' : 'user.inactive'),
              },
            ]}
            rows={list.rows}
            total={list.total}
            getId={({ id }) => id}
            sort={sort}
            onSort={setSort}
            selection="single"
            selected={selected}
            onSelect={setSelected}
            onOpen={
              mayOpen ? (user) => report(tabs.open({ type: 'user', id: user.id, name: user.userName })) : undefined
            }
            onRemove={remove && (([user]) => user && report(removeOne(user)))}
            onEnd={onEnd}
          />
        </div>
      )}
    </div>
  );
});
