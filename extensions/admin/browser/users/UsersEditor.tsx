import { Api, ContextKeys, ContextMenus, LiveEvents, MenuActions, onUnexpectedError, Tabs, withValues } from 'lathe';
import {
  Button,
  EmptyState,
  LiveList,
  MenuToolbar,
  SearchField,
  Select,
  type TableColumn,
  TablePage,
  type TableProps,
  type TableSort,
  useOpenAction,
  useService,
  useTexts,
} from 'lathe/ui';
import { secondFactorTopic } from 'lathe/common';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { adminTopic } from '../../common/adminTopic';
import { UserListQuery, type UserView, userStates } from '../../common/userShapes';
import { usersCalls } from '../../common/usersCalls';
import { formatTime } from '../formatTime';
import type { ShownUsers } from './userFileCommands';
import { UserState } from './UserState';
import { useProfiles } from './useProfiles';

const none: ReadonlySet<string> = new Set();

/** Everybody of the tenant: to be found, opened, let in and let out. */
export const UsersEditor = observer(function UsersEditor(): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const [shown, setShown] = useState<ShownUsers>({});
  const [sort, setSort] = useState<TableSort>({ column: 'userName', descending: false });
  const [selected, setSelected] = useState(none);
  const list = useUserList(shown, sort);
  const columns = useUserColumns();
  const open = ({ id, userName }: UserView): void =>
    void tabs.open({ type: 'user', id, name: userName }).catch(onUnexpectedError);
  const showMenu = useUserMenu(list, selected, open);
  const narrowed = Object.values(shown).some((value) => value !== undefined);
  return (
    <TablePage
      list={list}
      tools={<UserTools shown={shown} setShown={setShown} total={list.total} />}
      empty={
        <EmptyState
          title={t(narrowed ? 'users.noneFound' : 'users.none')}
          description={t(narrowed ? 'users.noneFoundHint' : 'users.noneHint')}
          icon={narrowed ? 'search' : 'person'}
        >
          {narrowed && (
            <Button secondary onClick={() => setShown({})}>
              {t('users.showAll')}
            </Button>
          )}
        </EmptyState>
      }
      table={{
        label: t('users'),
        columns,
        sort,
        onSort: setSort,
        selection: 'multiple',
        selected,
        onSelect: setSelected,
        onOpen: open,
        onContextMenu: showMenu,
      }}
    />
  );
});

function useUserList(shown: ShownUsers, sort: TableSort): LiveList<UserView> {
  const api = useService(Api);
  const events = useService(LiveEvents);
  const list = useMemo(() => new LiveList<UserView>(), []);
  useEffect(() => {
    const order = sort.descending ? ('desc' as const) : ('asc' as const);
    const column = UserListQuery.shape.sort.parse(sort.column);
    list.show(async ({ offset, limit }, signal) => {
      const query = { ...shown, sort: column, order, offset, pageSize: limit };
      const { rows, total } = await api.of(usersCalls).list({ query, signal });
      return { rows: rows.flatMap((row) => ('profile' in row ? [row] : [])), total };
    });
  }, [list, api, shown, sort]);
  useEffect(() => {
    const following = [adminTopic, secondFactorTopic].map((topic) => list.follow(events, topic));
    return () => following.forEach((each) => each.dispose());
  }, [list, events]);
  return list;
}

interface ToolsProps {
  readonly shown: ShownUsers;
  readonly setShown: (shown: ShownUsers) => void;
  readonly total: number;
}

const UserTools = observer(function UserTools({ shown, setShown, total }: ToolsProps): ReactNode {
  const t = useTexts();
  const profiles = useProfiles();
  const args = useMemo(() => [shown], [shown]);
  return (
    <>
      <SearchField
        label={t('users.search')}
        value={shown.name ?? ''}
        onChange={(name) => setShown({ ...shown, name: name.trim() || undefined })}
        resultCount={total}
      />
      <Select
        label={t('users.state')}
        hideLabel
        value={shown.state ?? 'all'}
        onChange={(value) => setShown({ ...shown, state: userStates.find((state) => state === value) })}
        options={[
          { value: 'all', label: t('filter.all') },
          ...userStates.map((value) => ({ value, label: t(`users.state.${value}`) })),
        ]}
      />
      <Select
        label={t('users.profile')}
        hideLabel
        value={shown.profile ?? 'all'}
        onChange={(value) => setShown({ ...shown, profile: value === 'all' ? undefined : value })}
        options={[{ value: 'all', label: t('users.allProfiles') }, ...profiles]}
      />
      <MenuToolbar menu="admin/users/title" label={t('users')} args={args} />
    </>
  );
});

function useUserColumns(): readonly TableColumn<UserView>[] {
  const t = useTexts();
  const wide = 'minmax(140px, 2fr)';
  return [
    {
      id: 'userName',
      title: t('users.userName'),
      width: wide,
      sortable: true,
      render: (user) => user.userName,
      hover: (user) => user.userName,
    },
    {
      id: 'fullName',
      title: t('users.fullName'),
      width: wide,
      sortable: true,
      render: (user) => user.fullName,
      hover: (user) => user.fullName,
    },
    {
      id: 'email',
      title: t('users.email'),
      width: wide,
      sortable: true,
      render: (user) => user.email,
      hover: ({ email }) => email ?? undefined,
    },
    {
      id: 'profile',
      title: t('users.profile'),
      width: wide,
      sortable: true,
      render: (user) => user.profile,
      hover: (user) => user.profile,
    },
    { id: 'state', title: t('users.state'), width: '120px', render: (user) => <UserState user={user} /> },
    {
      id: 'secondFactor',
      title: t('users.state.twoStep'),
      width: '100px',
      render: (user) => user.secondFactor && t('users.twoStep.on'),
    },
    {
      id: 'createdAt',
      title: t('users.created'),
      width: '140px',
      sortable: true,
      render: (user) => formatTime(user.createdAt, 'short'),
    },
  ];
}

/** The menu of one user, or of all that are selected when he is among them. */
function useUserMenu(
  list: LiveList<UserView>,
  selected: ReadonlySet<string>,
  onOpen: (user: UserView) => void,
): TableProps<UserView>['onContextMenu'] {
  const menus = useService(ContextMenus);
  const actions = useService(MenuActions);
  const openAction = useOpenAction();
  const contextKeys = useService(ContextKeys);
  return (user, at) => {
    const chosen = selected.has(user.id) ? list.rows.filter(({ id }) => selected.has(id)) : [user];
    const context = withValues(contextKeys.root, {
      usersCount: chosen.length,
      usersActive: chosen.some(({ active }) => active),
      usersInactive: chosen.some(({ active }) => !active),
      usersTwoStep: chosen.some(({ secondFactor }) => secondFactor),
      usersLocked: chosen.some(({ locked }) => locked),
    });
    const open = { name: 'open', actions: [openAction(() => onOpen(user))] };
    const groups = [open, ...actions.of('admin/users', context, [chosen])];
    menus.show({ label: user.userName, at, groups }).catch(onUnexpectedError);
  };
}
