import { Api, Commands, type Tab, Tabs } from 'lathe';
import { type ListQuery, type PageWanted, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { ForeignUserQuery, type ForeignUserView } from '../../common/userShapes';
import { usersCalls } from '../../common/usersCalls';
import { ObjectList } from '../ObjectList';
import { directoryOf } from './directories';

/** The users who come from the cloud or from the collaboration add-on. */
export const ForeignUsersEditor = observer(function ForeignUsersEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const { name, list, make } = directoryOf(tab.type);
  const load = useCallback(
    ({ search: username, ...order }: ListQuery) =>
      (page: PageWanted, signal: AbortSignal) =>
        api.of(usersCalls)[list]({ query: ForeignUserQuery.parse({ ...order, ...page, username }), signal }),
    [api, list],
  );
  return (
    <ObjectList<ForeignUserView>
      icon="account"
      load={load}
      texts={{
        label: t(`${name}Users`),
        search: t('foreignUsers.search'),
        none: t(`${name}Users.none`),
        noneHint: t(`${name}Users.noneHint`),
        noneFound: t('users.noneFound'),
        make: t('foreignUsers.make'),
      }}
      columns={[
        { id: 'userName', title: t('users.userName'), sortable: true, render: ({ userName }) => userName },
        { id: 'fullName', title: t('users.fullName'), sortable: true, render: ({ fullName }) => fullName },
        { id: 'email', title: t('users.email'), sortable: true, render: ({ email }) => email },
        {
          id: 'externalId',
          title: t('foreignUsers.externalId'),
          sortable: true,
          render: ({ externalId }) => externalId,
          hover: ({ externalId }) => externalId,
        },
        {
          id: 'active',
          title: t('users.state'),
          width: '120px',
          render: ({ active }) => t(active ? 'users.state.active' : 'users.state.inactive'),
        },
      ]}
      menu="admin/foreignUsers"
      menuContext={(rows) => ({ userActive: rows.every(({ active }) => active) })}
      onMake={() => report(commands.execute(make))}
      onOpen={({ id, userName }) => report(tabs.open({ type: 'user', id, name: userName }))}
    />
  );
});
