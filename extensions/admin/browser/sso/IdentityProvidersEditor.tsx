import { Api, Commands, Tabs } from 'lathe';
import { type ListQuery, pageOf, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { ssoCalls } from '../../common/ssoCalls';
import type { ListedProvider } from '../../common/ssoShapes';
import { formatTime } from '../formatTime';
import { ObjectList } from '../ObjectList';

/** By which one may sign in. */
export const IdentityProvidersEditor = observer(function IdentityProvidersEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const load = useCallback(
    (query: ListQuery) => async (_page: unknown, signal: AbortSignal) => {
      const { rows } = await api.of(ssoCalls).list({ query: {}, signal });
      return pageOf(rows, query, ({ name, type }) => [name, type]);
    },
    [api],
  );
  return (
    <ObjectList<ListedProvider>
      icon="shield"
      load={load}
      texts={{
        label: t('identityProviders'),
        search: t('identityProviders.search'),
        none: t('identityProviders.none'),
        noneHint: t('identityProviders.noneHint'),
        noneFound: t('identityProviders.noneFound'),
        make: t('identityProviders.make'),
      }}
      columns={[
        { id: 'name', title: t('field.name'), width: 'minmax(140px, 2fr)', sortable: true, render: ({ name }) => name },
        {
          id: 'type',
          title: t('identityProvider.type'),
          sortable: true,
          render: ({ type }) => t(`identityProvider.${type}`),
        },
        {
          id: 'active',
          title: t('field.state'),
          sortable: true,
          render: ({ active }) => t(active ? 'identityProvider.on' : 'identityProvider.off'),
        },
        { id: 'users', title: t('field.users'), sortable: true, render: ({ users }) => users },
        {
          id: 'modifiedAt',
          title: t('field.modified'),
          sortable: true,
          render: ({ modifiedAt }) => formatTime(modifiedAt, 'short'),
        },
      ]}
      menu="admin/identityProviders"
      menuContext={(rows) => ({ providerIsSaml: rows.every(({ type }) => type === 'SAML') })}
      onRemove={(rows) => report(commands.execute('admin.deleteIdentityProvider', rows))}
      onMake={() => report(commands.execute('admin.newIdentityProvider'))}
      onOpen={({ id, name }) => report(tabs.open({ type: 'identityProvider', id, name }))}
    />
  );
});
