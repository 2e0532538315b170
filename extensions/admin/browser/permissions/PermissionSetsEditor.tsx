import { Api, Commands, Tabs } from 'lathe';
import { type ListQuery, type PageWanted, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { permissionSetCalls, PermissionSetQuery, type PermissionSetRow } from '../../common/permissionSetCalls';
import { formatTime } from '../formatTime';
import { ObjectList } from '../ObjectList';

/** The permission sets of the tenant. */
export const PermissionSetsEditor = observer(function PermissionSetsEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const load = useCallback(
    (query: ListQuery) => (page: PageWanted, signal: AbortSignal) =>
      api.of(permissionSetCalls).list({ query: PermissionSetQuery.parse({ ...query, ...page }), signal }),
    [api],
  );
  return (
    <ObjectList<PermissionSetRow>
      icon="key"
      load={load}
      texts={{
        label: t('permissionSets'),
        search: t('permissionSets.search'),
        none: t('permissionSets.none'),
        noneHint: t('permissionSets.noneHint'),
        noneFound: t('permissionSets.noneFound'),
        make: t('permissionSets.make'),
      }}
      columns={[
        {
          id: 'label',
          title: t('field.label'),
          width: 'minmax(140px, 2fr)',
          sortable: true,
          render: (row) => row.label,
        },
        { id: 'name', title: t('field.name'), sortable: true, render: ({ name }) => name },
        { id: 'permissions', title: t('permissions'), render: (row) => row.permissions.length },
        { id: 'users', title: t('field.users'), sortable: true, render: ({ users }) => users },
        { id: 'profiles', title: t('profiles'), render: ({ profiles }) => profiles },
        {
          id: 'modifiedAt',
          title: t('field.modified'),
          sortable: true,
          render: ({ modifiedAt }) => formatTime(modifiedAt, 'short'),
        },
      ]}
      menu="admin/permissionSets"
      onRemove={(rows) => report(commands.execute('admin.deletePermissionSet', rows))}
      onMake={() => report(commands.execute('admin.newPermissionSet'))}
      onOpen={({ id, label }) => report(tabs.open({ type: 'permissionSet', id, name: label }))}
    />
  );
});
