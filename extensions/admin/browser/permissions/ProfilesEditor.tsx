import { Api, Commands, Session, Tabs } from 'lathe';
import { permissions } from 'lathe/common';
import { type ListQuery, type PageWanted, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { profileCalls, ProfileQuery, type ProfileRow } from '../../common/profileCalls';
import { formatTime } from '../formatTime';
import { ObjectList } from '../ObjectList';

/** The profiles of the tenant, the standard ones among them. */
export const ProfilesEditor = observer(function ProfilesEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const mayMake = useService(Session).permissions.has(permissions.managePermissions);
  const load = useCallback(
    (query: ListQuery) => (page: PageWanted, signal: AbortSignal) =>
      api.of(profileCalls).list({ query: ProfileQuery.parse({ ...query, ...page }), signal }),
    [api],
  );
  const remove = (rows: readonly ProfileRow[]): void => {
    if (rows.every(({ standard }) => !standard)) report(commands.execute('admin.deleteProfile', rows));
  };
  return (
    <ObjectList<ProfileRow>
      icon="organization"
      load={load}
      texts={{
        label: t('profiles'),
        search: t('profiles.search'),
        none: t('profiles.none'),
        noneHint: t('profiles.noneHint'),
        noneFound: t('profiles.noneFound'),
        make: mayMake ? t('profiles.make') : undefined,
      }}
      columns={[
        { id: 'name', title: t('field.name'), width: 'minmax(140px, 2fr)', sortable: true, render: ({ name }) => name },
        {
          id: 'standard',
          title: t('profile.kind'),
          render: ({ standard, kind }) =>
            `${t(standard ? 'profile.standard' : 'profile.custom')}${kind === 'PortalUser' ? ` · ${t('profile.portal')}` : ''}`,
        },
        { id: 'permissions', title: t('permissions'), render: (row) => row.permissions.length },
        { id: 'users', title: t('field.users'), sortable: true, render: ({ users }) => users },
        {
          id: 'modifiedAt',
          title: t('field.modified'),
          sortable: true,
          render: ({ modifiedAt }) => formatTime(modifiedAt, 'short'),
        },
      ]}
      menu="admin/profiles"
      menuContext={(rows) => ({ profileStandard: rows.some(({ standard }) => standard) })}
      onRemove={mayMake ? remove : undefined}
      onMake={() => report(commands.execute('admin.newProfile'))}
      onOpen={({ id, name }) => report(tabs.open({ type: 'profile', id, name }))}
    />
  );
});
