import { Api, Commands } from 'lathe';
import { CommandButton, type ListQuery, type PageWanted, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import {
  temporaryAuthorityCalls,
  type TemporaryGrant,
  TemporaryGrantQuery,
} from '../../common/temporaryAuthorityCalls';
import { formatTime } from '../formatTime';
import { ObjectList } from '../ObjectList';
import { permissionKeyOf } from './permissionKeys';

/** What was granted for a time that is not over. */
export const TemporaryAuthorityEditor = observer(function TemporaryAuthorityEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const commands = useService(Commands);
  const load = useCallback(
    (query: ListQuery) => (page: PageWanted, signal: AbortSignal) =>
      api.of(temporaryAuthorityCalls).list({ query: TemporaryGrantQuery.parse({ ...query, ...page }), signal }),
    [api],
  );
  const named = (permission: string): string => t(`permission.${permissionKeyOf(permission) ?? ''}`);
  return (
    <ObjectList<TemporaryGrant>
      icon="watch"
      load={load}
      texts={{
        label: t('temporary'),
        search: t('temporary.search'),
        none: t('temporary.none'),
        noneHint: t('temporary.noneHint'),
        noneFound: t('temporary.noneFound'),
        make: t('temporary.make'),
      }}
      columns={[
        {
          id: 'expiresAt',
          title: t('temporary.until'),
          sortable: true,
          render: ({ expiresAt }) => formatTime(expiresAt, 'short'),
        },
        { id: 'userName', title: t('field.userName'), sortable: true, render: ({ userName }) => userName },
        { id: 'permission', title: t('permission'), sortable: true, render: ({ permission }) => named(permission) },
        {
          id: 'reason',
          title: t('temporary.reason'),
          width: 'minmax(120px, 2fr)',
          render: ({ reason }) => reason,
          hover: ({ reason }) => reason,
        },
        { id: 'grantedBy', title: t('temporary.by'), render: ({ grantedBy }) => grantedBy },
      ]}
      tools={(chosen) => (
        <CommandButton
          command="admin.endTemporaryGrant"
          text="temporary.end"
          icon="debug-stop"
          rows={chosen ? [chosen] : []}
          disabled={!chosen}
        />
      )}
      menu="admin/temporaryGrants"
      onRemove={(rows) => report(commands.execute('admin.endTemporaryGrant', rows))}
      onMake={() => report(commands.execute('admin.grantForATime'))}
    />
  );
});
